import type { ChosenOptions } from '../../../shared/engine/rules.ts'
import { type HexId, hexesOfRing } from '../../../shared/galaxy/hexes.ts'
import { hyperlanes } from '../../../shared/ti4/content/hyperlanes.ts'
import { isIn, setsChosen } from '../../../shared/ti4/content/sets.ts'
import { type Setup, setups } from '../../../shared/ti4/content/setups.ts'
import { type SystemId, systems } from '../../../shared/ti4/content/systems.ts'
import type { LaidOut } from '../../../shared/ti4/draft/laidOut.ts'
import { setupChosen } from '../../../shared/ti4/galaxy.ts'
import type { Lane } from '../../../shared/ti4/hyperlanes.ts'
import { liesBy, wordsOf } from '../../../shared/ti4/map.ts'

/** A galaxy on its way: for whom, and a word for each of its places as its text will have it; none where nothing lies yet. */
export interface Plan {
  readonly options: ChosenOptions
  readonly words: Readonly<Record<HexId, string>>
}

export type Tile = { readonly back: 'blue' | 'red' | 'lanes'; readonly word: string }

const chosen = ['players', 'board', 'pok'] as const
const home = '0'
const nothing = '-1'

export const setupIn = ({ options }: Plan): Setup => setups[setupChosen(options)]

/** But the middle, which is Mecatol Rex. */
export const hexesIn = (plan: Plan): HexId[] =>
  Array.from({ length: setupIn(plan).rings }, (_, ring) => hexesOfRing(ring + 1)).flat()

const wordOfLane = ({ tile, turned }: Lane) => `${hyperlanes[tile].name}${turned}`

/** Homes and lanes of a board, where nothing else lies. */
export function blank(options: ChosenOptions): Plan {
  const setup = setups[setupChosen(options)]
  const homes = setup.homes.map(hex => [hex, home] as const)
  const lanes = setup.hyperlanes.map(({ hex, ...lane }) => [hex, wordOfLane(lane)] as const)
  return { options, words: Object.fromEntries([...homes, ...lanes]) }
}

/** As an address tells it: with its text, or a blank one. */
export function planFrom(search: string): Plan {
  const asked = new URLSearchParams(search)
  const options = Object.fromEntries(chosen.flatMap(id => (asked.has(id) ? [[id, asked.get(id) ?? '']] : [])))
  const plan = blank({ players: '6', board: 'usual', pok: 'yes', ...options })
  const text = asked.get('map') ?? ''
  return text.trim() === '' ? plan : { ...plan, words: wordsIn(plan, text) }
}

function wordsIn(plan: Plan, text: string): Plan['words'] {
  const [, ...words] = wordsOf(text)
  return Object.fromEntries(
    hexesIn(plan).flatMap((hex, i) => {
      const word = words[i] ?? nothing
      const { is } = liesBy(word)
      return is === 'system' || is === 'hyperlane' || is === 'home' ? [[hex, word.toUpperCase()]] : []
    }),
  )
}

export function textOf(plan: Plan): string {
  const words = hexesIn(plan).map(hex => plan.words[hex] ?? nothing)
  return words.slice(0, words.findLastIndex(word => word !== nothing) + 1).join(' ')
}

export const searchOf = (plan: Plan): string =>
  new URLSearchParams({ ...plan.options, map: textOf(plan) }).toString()

export function laidOutIn(plan: Plan): LaidOut {
  const lying = Object.entries(plan.words).map(([hex, word]) => [hex, liesBy(word)] as const)
  return {
    tiles: Object.fromEntries([
      ['m0', 's18' satisfies SystemId],
      ...lying.flatMap(([hex, lies]) => (lies.is === 'system' ? [[hex, lies.system]] : [])),
    ]),
    lanes: Object.fromEntries(
      lying.flatMap(([hex, lies]) => (lies.is === 'hyperlane' ? [[hex, lies.lane]] : [])),
    ),
    homes: lying.flatMap(([hex, { is }]) => (is === 'home' ? [hex] : [])),
  }
}

/** Tiles of the table's boxes that lie nowhere yet, by their numbers. A tile of lanes has two sides, one of which can lie. */
export function tilesLeft(plan: Plan): Tile[] {
  const sets = { sets: setsChosen(plan.options) }
  const laid = new Set(Object.values(plan.words).map(word => Number.parseInt(word, 10)))
  const dealt = Object.values(systems)
    .filter(system => system.kind === 'standard' && isIn(sets, system) && !laid.has(system.number))
    .sort((one, other) => one.number - other.number)
    .map(({ number, back }): Tile => ({ back: back ?? 'blue', word: String(number) }))
  const lanes = Object.values(hyperlanes)
    .filter(tile => isIn(sets, tile) && !laid.has(tile.number))
    .map(({ name }): Tile => ({ back: 'lanes', word: `${name}0` }))
  return [...dealt, ...lanes]
}

export const laidAt = (plan: Plan, hex: HexId, word: string | undefined): Plan => {
  const { [hex]: _, ...others } = plan.words
  return { ...plan, words: word === undefined ? others : { ...others, [hex]: word } }
}

/** What lies there comes in its place, if anything does. */
export function movedTo(plan: Plan, from: HexId, to: HexId): Plan {
  const { [from]: word, [to]: other } = plan.words
  return laidAt(laidAt(plan, to, word), from, other)
}

/** A sixth further, clockwise. */
export function turnedAt(plan: Plan, hex: HexId): Plan {
  const lies = liesBy(plan.words[hex] ?? nothing)
  if (lies.is !== 'hyperlane') return plan
  return laidAt(plan, hex, wordOfLane({ ...lies.lane, turned: (lies.lane.turned + 1) % 6 }))
}

/** Places of the board where something should lie. */
export function blanksIn(plan: Plan): HexId[] {
  const { unused } = setupIn(plan)
  return hexesIn(plan).filter(hex => plan.words[hex] === undefined && !unused.includes(hex))
}

/** The next of them, from there on. */
export function nextBlank(plan: Plan, after: HexId | undefined): HexId | undefined {
  const open = blanksIn(plan)
  const all = hexesIn(plan)
  const at = after === undefined ? -1 : all.indexOf(after)
  return open.find(hex => all.indexOf(hex) > at) ?? open[0]
}
