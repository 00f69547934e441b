import type { Refusal } from '../engine/options.ts'
import { type HexId, middle, neighbours } from '../galaxy/hexes.ts'
import { type PlayerCount, setups } from './content/setups.ts'
import { type SystemId, systems } from './content/systems.ts'
import { isSpecial, lastRing, layingPlaces } from './galaxy.ts'

/** A galaxy as a text: the numbers of its systems, in any way divided, ring by ring from the middle, each clockwise from the
 *  top; Mecatol Rex and home places are left out. A number is the place of a system in the printed list, from 1. */

const common = (Object.keys(systems) as SystemId[]).filter(
  id => systems[id].set === 'base' && systems[id].home === undefined && id !== 'mecatol_rex',
)

export const placesOf = (players: PlayerCount): HexId[] =>
  Array.from({ length: lastRing }, (_, i) => layingPlaces(setups[players], i + 1)).flat()

/** The fairest of some hundred random ones: what lies within two steps of each home is worth nearly the same. */
export const maps: Readonly<Record<PlayerCount, { readonly name: string; readonly text: string }>> = {
  3: { name: 'Triumviratus', text: '7 22 8 20 1 16 9 19 15 11 29 25 18 4 28 26 21 10 14 6 17 2 3 12' },
  4: {
    name: 'Quattuor Venti',
    text: '20 25 17 32 23 7 15 16 5 8 14 13 29 27 3 18 2 19 6 12 24 31 1 30 11 9 10 28 4 21 26 22',
  },
  5: {
    name: 'Pentarchia',
    text: '9 31 18 22 5 25 26 19 6 13 2 12 20 23 29 30 15 10 27 8 24 7 17 32 1 3 11 4 21 16 14',
  },
  6: {
    name: 'Hexarchia',
    text: '14 20 25 18 29 6 12 8 16 9 4 32 11 5 23 10 17 30 3 31 28 13 26 15 22 2 7 21 1 24',
  },
}

interface Read {
  readonly tiles: Readonly<Record<HexId, SystemId>>
  readonly refused?: Refusal
  /** Special systems that lie side by side, which placing them would not have allowed. [p. 8] */
  readonly beside: readonly SystemId[]
}

export function readMap(text: string, players: PlayerCount): Read {
  const places = placesOf(players)
  const words = text.split(/[\s,;]+/).filter(word => word !== '')
  const tiles: Record<HexId, SystemId> = {}
  const refuse = (code: string, about: Record<string, string | number>): Read => ({
    tiles: {},
    beside: [],
    refused: { code, why: `refused.${code}`, about },
  })
  for (const [i, word] of words.entries()) {
    const id = /^\d+$/.test(word) ? common[Number(word) - 1] : undefined
    if (id === undefined) return refuse('mapUnknown', { word: word.slice(0, 20), most: common.length })
    if (Object.values(tiles).includes(id)) return refuse('mapTwice', { word })
    const hex = places[i]
    if (hex !== undefined) tiles[hex] = id
  }
  if (words.length !== places.length)
    return refuse('mapLength', { count: words.length, wanted: places.length })
  const beside = Object.entries(tiles).flatMap(([hex, id]) =>
    isSpecial(id) && neighbours(hex).some(next => tiles[next] !== undefined && isSpecial(tiles[next]))
      ? [id]
      : [],
  )
  return { tiles, beside }
}

export const writeMap = (
  tiles: Readonly<Record<HexId, { system?: SystemId }>>,
  players: PlayerCount,
): string =>
  placesOf(players)
    .map(hex => common.indexOf(tiles[hex]?.system as SystemId) + 1)
    .join(' ')

/** What lies from the beginning, where a table does not build its galaxy itself. */
export function givenTiles(chosen: Readonly<Record<string, string>>, players: PlayerCount) {
  const { galaxy, map = '' } = chosen
  if (galaxy !== 'preset' && galaxy !== 'pasted') return undefined
  const { tiles, refused } = readMap(galaxy === 'preset' ? maps[players].text : map, players)
  if (refused) throw new Error(`Not a galaxy: ${refused.code}`)
  return { [middle]: 'mecatol_rex' as SystemId, ...tiles }
}

/** Only a pasted one can be wrong. */
export const whyNoGalaxy = ({ galaxy, map = '', players = '4' }: Readonly<Record<string, string>>) =>
  galaxy === 'pasted' ? readMap(map, Number(players) as PlayerCount).refused : undefined
