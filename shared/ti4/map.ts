import type { Refusal } from '../engine/options.ts'
import type { ChosenOptions } from '../engine/rules.ts'
import { axialOf, type HexId, hexesOfRing, middle, ringOf } from '../galaxy/hexes.ts'
import { refuse } from '../galaxy/refuse.ts'
import { type HyperlaneId, hyperlanes } from './content/hyperlanes.ts'
import { type Chosen, isIn, setsChosen } from './content/sets.ts'
import { type Setup, setups } from './content/setups.ts'
import { type System, type SystemId, systems } from './content/systems.ts'
import { homesOf, isKeptApart, lanesOf, setupChosen } from './galaxy.ts'
import { type Lane, type Lanes, sideBySide } from './hyperlanes.ts'
import { galaxyChosen } from './options.ts'
import type { Table } from './table.ts'

/** A galaxy as a text: the numbers on the backs of its tiles, in any way divided, ring by ring from the middle, each clockwise
 *  from the top. Homes are 0, and so is what lies outside it (or -1); the middle may be left out, or stand in braces. A
 *  hyperlane tile has its side and how often it is turned: `83A2`, `83A-2`. Where a text has another shape than the board its
 *  table chose, each 0 is a home. */

const mecatolRex: SystemId = 's18'

/** The number of Mecatol Rex in a later box. */
const otherMecatol = '112'

/** What a word of it says. */
export type Lies =
  | { readonly is: 'system'; readonly system: SystemId }
  /** With all its wormholes, or the one it begins with. It lies beside the map, wherever it is written. */
  | { readonly is: 'nexus'; readonly open: boolean }
  | { readonly is: 'hyperlane'; readonly lane: Lane }
  | { readonly is: 'home' | 'nothing' | 'unknown' }

export function liesBy(word: string): Lies {
  if (word === '0') return { is: 'home' }
  if (word === '-1') return { is: 'nothing' }
  if (word === otherMecatol) return { is: 'system', system: mecatolRex }
  if (/^82[ab]?$/i.test(word)) return { is: 'nexus', open: /b$/i.test(word) }
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

/** Places round the middle in the order of a clock's hand, which begins at the top; on one line those further in first. */
export function clockwise(one: HexId, other: HexId): number {
  const [a, b] = [one, other].map(hex => {
    const { q, r } = axialOf(hex)
    return { x: q, y: 2 * r + q }
  }) as [Point, Point]
  const isLeft = ({ x, y }: Point) => Number(x < 0 || (x === 0 && y > 0))
  return isLeft(a) - isLeft(b) || b.x * a.y - a.x * b.y || ringOf(one) - ringOf(other)
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A galaxy before homes are attached to it. */
interface GivenGalaxy {
  readonly tiles: Readonly<Record<HexId, SystemId>>
  readonly lanes: Lanes
  /** Clockwise from the top. */
  readonly homes: readonly HexId[]
}

interface Read extends GivenGalaxy {
  readonly refused?: Refusal
}

interface Place {
  readonly hex: HexId
  readonly word: string
  readonly lies: Lies
}

const mostRings = 4

const hexesWithin = (rings: number): HexId[] =>
  Array.from({ length: rings }, (_, ring) => hexesOfRing(ring + 1)).flat()

/** Their board, or any other shape that has a home for each of them. */
export function readMap(text: string, setup: Setup, chosen: Chosen): Read {
  const [center = '', ...words] = wordsOf(text)
  const refused = (...why: Parameters<typeof refuse>): Read => ({
    tiles: {},
    lanes: {},
    homes: [],
    refused: refuse(...why),
  })
  const inMiddle = liesBy(center)
  if (inMiddle.is !== 'system' || inMiddle.system !== mecatolRex) return refused(...unknown(center))
  const hexes = hexesWithin(chosen.sets?.includes('pok') ? mostRings : setup.rings)
  if (words.length > hexes.length)
    return refused('mapLength', { count: words.length, wanted: hexesWithin(setup.rings).length })
  const places = hexes.map((hex, i): Place => {
    const word = words[i] ?? '-1'
    return { hex, word, lies: liesBy(word) }
  })
  const wrong = wrongIn(places, chosen)
  if (wrong) return refused(...wrong)
  const found = laidIn(places)
  const misfit = places.find(place => !fits(place, setup))
  if (!misfit) return { ...found, homes: setup.homes }
  const homes = places.flatMap(({ hex, lies }) => (lies.is === 'home' ? [hex] : [])).sort(clockwise)
  if (homes.length === setup.players && homes.every(home => isBesideSome(home, found)))
    return { ...found, homes }
  const saysWhatIsEmpty = places.some(({ lies }) => lies.is === 'hyperlane') || words.includes('-1')
  if (saysWhatIsEmpty && homes.length !== setup.players)
    return refused('mapSeats', { count: homes.length, wanted: setup.players })
  const { hex, word } = misfit
  return refused('mapHomes', { word, hex, count: places.indexOf(misfit) + 1 })
}

const unknown = (word: string): Parameters<typeof refuse> => [
  'mapUnknown',
  { word: word.slice(0, 20), most: Object.keys(systems).length },
]

/** Nobody deals the supernova that a hero of Muaat leaves behind, but a galaxy in which he was is written with it. */
const mayLie = ({ id, kind }: System): boolean => kind === 'standard' || id === 's81'

/** The first word that is no tile of this table, or that stands there for another time. */
function wrongIn(places: readonly Place[], chosen: Chosen): Parameters<typeof refuse> | undefined {
  const seen = new Set<number>()
  for (const { word, lies } of places) {
    if (lies.is === 'unknown') return unknown(word)
    const tile =
      lies.is === 'system' ? systems[lies.system] : lies.is === 'hyperlane' && hyperlanes[lies.lane.tile]
    if (!tile) continue
    if (!isIn(chosen, tile) || ('kind' in tile && !mayLie(tile))) return unknown(word)
    if (seen.has(tile.number)) return ['mapTwice', { word }]
    seen.add(tile.number)
  }
  return undefined
}

const laidIn = (places: readonly Place[]): Omit<GivenGalaxy, 'homes'> => ({
  tiles: Object.fromEntries([
    [middle, mecatolRex],
    ...places.flatMap(({ hex, lies }) => (lies.is === 'system' ? [[hex, lies.system]] : [])),
  ]),
  lanes: Object.fromEntries(
    places.flatMap(({ hex, lies }) => (lies.is === 'hyperlane' ? [[hex, lies.lane]] : [])),
  ),
})

/** Whether there lies what the board has there: a home or nothing, its lanes, or any system. */
function fits({ hex, lies }: Place, setup: Setup): boolean {
  const lane = lanesOf(setup)[hex]
  if (lane) return lies.is === 'hyperlane' && lies.lane.tile === lane.tile && lies.lane.turned === lane.turned
  const isEmpty = ringOf(hex) > setup.rings || [...setup.homes, ...setup.unused].includes(hex)
  return (lies.is === 'system') !== isEmpty && lies.is !== 'hyperlane'
}

const isBesideSome = (home: HexId, { tiles, lanes }: Omit<GivenGalaxy, 'homes'>): boolean =>
  sideBySide(home, hex => hex in tiles, lanes).length > 0

const readFor = (chosen: ChosenOptions) =>
  readMap(chosen['map'] ?? '', setups[setupChosen(chosen)], { sets: setsChosen(chosen) })

/** What lies from the beginning, where a table does not build its galaxy itself. */
export function givenGalaxy(chosen: ChosenOptions): GivenGalaxy | undefined {
  if (galaxyChosen(chosen) !== 'pasted') return undefined
  const { refused, ...given } = readFor(chosen)
  if (refused) throw new Error(`Not a galaxy: ${refused.code}`)
  return given
}

/** Only a pasted one can be wrong. */
export const whyNoGalaxy = (chosen: ChosenOptions): Refusal | undefined =>
  galaxyChosen(chosen) === 'pasted' ? readFor(chosen).refused : undefined

/** Whether something lies side by side there that is kept apart while a galaxy is laid. */
export function isCrowded(chosen: ChosenOptions): boolean {
  const { tiles, lanes } = readFor(chosen)
  return Object.entries(tiles).some(([hex, system]) =>
    sideBySide(hex, other => other in tiles, lanes).some(other =>
      isKeptApart(systems[system], systems[tiles[other] as SystemId]),
    ),
  )
}

/** A table's galaxy as others may paste it, whoever lives there. No tile lies twice: where a hero has left a second tile 81, another
 *  supernova stands for it, else nothing. */
export function mapText(table: Pick<Table, 'galaxy' | 'setup'>): string {
  const { tiles, lanes = {} } = table.galaxy
  const homes = homesOf(table)
  const lying = new Set(Object.values(tiles).flatMap(({ system }) => system ?? []))
  const named = new Set<SystemId>()
  const spares = Object.values<System>(systems).filter(
    ({ id, kind, anomalies }) => kind === 'standard' && anomalies?.includes('supernova') && !lying.has(id),
  )
  const wordFor = (system: SystemId): string => {
    const { number } = named.has(system) ? (spares.pop() ?? nowhere) : systems[system]
    named.add(system)
    return String(number)
  }
  const wordAt = (hex: HexId): string => {
    const lane = lanes[hex]
    if (lane) return `${hyperlanes[lane.tile].name}${lane.turned}`
    if (homes.includes(hex)) return '0'
    const system = tiles[hex]?.system
    return system ? wordFor(system) : String(nowhere.number)
  }
  const words = hexesWithin(mostRings).map(wordAt)
  return words.slice(0, words.findLastIndex(word => word !== String(nowhere.number)) + 1).join(' ')
}

const nowhere = { number: -1 }
