import type { Refusal } from '../engine/options.ts'
import type { ChosenOptions } from '../engine/rules.ts'
import { type HexId, hexesOfRing, middle } from '../galaxy/hexes.ts'
import { refuse } from '../galaxy/refuse.ts'
import { type HyperlaneId, hyperlanes } from './content/hyperlanes.ts'
import { type Chosen, isIn, setsChosen } from './content/sets.ts'
import { type Setup, setups } from './content/setups.ts'
import { type SystemId, systems } from './content/systems.ts'
import { setupFor } from './galaxy.ts'
import type { Lane } from './hyperlanes.ts'

/** A galaxy as a text: the numbers on the backs of its tiles, in any way divided, ring by ring from the middle, each clockwise
 *  from the top. Homes are 0, and so is what lies outside it (or -1); the middle may be left out, or stand in braces. A
 *  hyperlane tile has its side and how often it is turned: `83A2`, `83A-2`. */

const mecatolRex: SystemId = 's18'

/** The number of Mecatol Rex in a later box. */
const otherMecatol = '112'

/** What a word of it says. */
export type Lies =
  | { readonly is: 'system'; readonly system: SystemId }
  | { readonly is: 'hyperlane'; readonly lane: Lane }
  | { readonly is: 'home' | 'nothing' | 'unknown' }

export function liesBy(word: string): Lies {
  if (word === '0') return { is: 'home' }
  if (word === '-1') return { is: 'nothing' }
  if (word === otherMecatol) return { is: 'system', system: mecatolRex }
  const system = `s${word}`
  if (Object.hasOwn(systems, system)) return { is: 'system', system: system as SystemId }
  const [, tile = '', turned = '0'] = /^(\d+[ab])(?:-?([0-5]))?$/i.exec(word) ?? []
  const lane = `h${tile.toLowerCase()}`
  if (Object.hasOwn(hyperlanes, lane))
    return { is: 'hyperlane', lane: { tile: lane as HyperlaneId, turned: Number(turned) } }
  return { is: 'unknown' }
}

/** Its words, that of the middle first. */
export function wordsOf(text: string): string[] {
  const [first = '', ...others] = text.split(/[\s,;]+/).filter(word => word !== '')
  const [, inBraces] = /^\{(.*)\}$/.exec(first) ?? []
  if (inBraces !== undefined) return [inBraces, ...others]
  const usual = String(systems[mecatolRex].number)
  return [usual, otherMecatol, ''].includes(first) ? [first || usual, ...others] : [usual, first, ...others]
}

interface Read {
  readonly tiles: Readonly<Record<HexId, SystemId>>
  readonly refused?: Refusal
}

export function readMap(text: string, { rings, homes, unused }: Setup, chosen: Chosen): Read {
  const [center = '', ...words] = wordsOf(text)
  const hexes = Array.from({ length: rings }, (_, ring) => hexesOfRing(ring + 1)).flat()
  const tiles: Record<HexId, SystemId> = { [middle]: mecatolRex }
  const refused = (...why: Parameters<typeof refuse>): Read => ({ tiles: {}, refused: refuse(...why) })
  const unknown = (word: string) =>
    refused('mapUnknown', { word: word.slice(0, 20), most: Object.keys(systems).length })
  const inMiddle = liesBy(center)
  if (inMiddle.is !== 'system' || inMiddle.system !== mecatolRex) return unknown(center)
  if (words.length > hexes.length) return refused('mapLength', { count: words.length, wanted: hexes.length })
  for (const [i, hex] of hexes.entries()) {
    const word = words[i] ?? '0'
    const lies = liesBy(word)
    const isEmpty = homes.includes(hex) || unused.includes(hex)
    if (isEmpty !== (lies.is === 'home' || lies.is === 'nothing'))
      return refused('mapHomes', { word, hex, count: i + 1 })
    if (isEmpty) continue
    if (lies.is !== 'system') return unknown(word)
    const { system: id } = lies
    if (systems[id].kind !== 'standard' || !isIn(chosen, systems[id])) return unknown(word)
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
