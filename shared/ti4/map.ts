import type { Refusal } from '../engine/options.ts'
import type { ChosenOptions } from '../engine/rules.ts'
import { type HexId, hexesOfRing, middle } from '../galaxy/hexes.ts'
import { refuse } from '../galaxy/refuse.ts'
import { type Chosen, isIn, setsChosen } from './content/sets.ts'
import { type Setup, setups } from './content/setups.ts'
import { type SystemId, systems } from './content/systems.ts'
import { setupFor } from './galaxy.ts'

/** A galaxy as a text: the numbers on the backs of its tiles, in any way divided, ring by ring from the middle, each clockwise
 *  from the top. Homes are 0, and so is what lies outside it (or -1); the middle may be left out. */

const mecatolRex: SystemId = 's18'

interface Read {
  readonly tiles: Readonly<Record<HexId, SystemId>>
  readonly refused?: Refusal
}

const nothing = ['0', '-1']

export function readMap(text: string, { rings, homes, unused }: Setup, chosen: Chosen): Read {
  const words = text.split(/[\s,;]+/).filter(word => word !== '')
  if (words[0] === String(systems[mecatolRex].number)) words.shift()
  const hexes = Array.from({ length: rings }, (_, ring) => hexesOfRing(ring + 1)).flat()
  const tiles: Record<HexId, SystemId> = { [middle]: mecatolRex }
  const refused = (...why: Parameters<typeof refuse>): Read => ({ tiles: {}, refused: refuse(...why) })
  if (words.length > hexes.length) return refused('mapLength', { count: words.length, wanted: hexes.length })
  for (const [i, hex] of hexes.entries()) {
    const word = words[i] ?? '0'
    const isEmpty = homes.includes(hex) || unused.includes(hex)
    if (isEmpty !== nothing.includes(word)) return refused('mapHomes', { word, hex, count: i + 1 })
    if (isEmpty) continue
    const id = `s${word}` as SystemId
    const system = Object.hasOwn(systems, id) ? systems[id] : undefined
    if (system?.kind !== 'standard' || !isIn(chosen, system))
      return refused('mapUnknown', { word: word.slice(0, 20), most: Object.keys(systems).length })
    if (Object.values(tiles).includes(id)) return refused('mapTwice', { word })
    tiles[hex] = id
  }
  return { tiles }
}

const readFor = (chosen: ChosenOptions) =>
  readMap(chosen['map'] ?? '', setups[setupFor(Number(chosen['players'] ?? 6))], { sets: setsChosen(chosen) })

/** What lies from the beginning, where a table does not build its galaxy itself. */
export function givenTiles(chosen: ChosenOptions): Read['tiles'] | undefined {
  if (chosen['galaxy'] !== 'pasted') return undefined
  const { tiles, refused } = readFor(chosen)
  if (refused) throw new Error(`Not a galaxy: ${refused.code}`)
  return tiles
}

/** Only a pasted one can be wrong. */
export const whyNoGalaxy = (chosen: ChosenOptions): Refusal | undefined =>
  chosen['galaxy'] === 'pasted' ? readFor(chosen).refused : undefined
