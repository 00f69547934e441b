import type { ChosenOptions, Next, Rules, Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { FactionId } from '../../shared/ti4/content/factionIds.ts'
import { type PlanetId, planets } from '../../shared/ti4/content/planets.ts'
import type { StrategyCardId } from '../../shared/ti4/content/strategyCards.ts'
import type { SystemId } from '../../shared/ti4/content/systems.ts'
import type { TechnologyId } from '../../shared/ti4/content/technologies.ts'
import { kinds } from '../../shared/ti4/prints.ts'
import { hexOf, sheet } from '../../shared/ti4/realm.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import { place } from '../../shared/ti4/rules/pieces.ts'
import type { Table, Ti4, Tokens } from '../../shared/ti4/table.ts'
import { beginAt } from '../galaxy/midgame.ts'
import { type Situation, situationWith } from '../galaxy/situation.ts'
import { setUpWith } from './scene.ts'

const situate = situationWith<Table>({
  kinds,
  isPlanet: (spot): spot is PlanetId => Object.hasOwn(planets, spot),
  hexOf,
  capacity: () => 0,
  // In this edition troops in space lie beside the ships.
  isLanding: () => false,
  place: (table, { kind, of, at, planet }) => place(table, { kind, of, at, ...(planet && { planet }) }),
})

export interface Middle extends Situation<Table> {
  /** What the table has chosen: `{ pok: 'yes' }`. */
  options?: ChosenOptions
  players?: number
  factions?: Readonly<Record<Seat, FactionId>>
  technologies?: Readonly<Record<Seat, readonly TechnologyId[]>>
  strategyCards?: Readonly<Partial<Record<StrategyCardId, Seat>>>
  tokens?: Readonly<Record<Seat, Partial<Tokens>>>
  tradeGoods?: Readonly<Record<Seat, number>>
  /** Anything else. */
  also?(state: Ti4): void
}

/** Empty space, so that nothing but what a scene lays stands in the way. */
const empty: readonly SystemId[] = ['s46', 's47', 's48', 's49', 's50']

const begun = new Map<string, Ti4>()

/** Set up once for each choice of factions: it takes a while. */
function setUpOnce(factions: NonNullable<Middle['factions']>, players: number, options: ChosenOptions): Ti4 {
  const name = JSON.stringify([factions, players, options])
  const state = begun.get(name) ?? setUpWith(factions, players, options)
  begun.set(name, state)
  return structuredClone(state)
}

/** A table of Mentak, Hacan, Letnev and L1Z1X, or whoever is named, in the middle of a game. */
export function inMidgame({
  players = 4,
  factions = {},
  technologies = {},
  strategyCards = {},
  tokens = {},
  tradeGoods = {},
  options = {},
  also,
  ...situation
}: Middle = {}): Ti4 {
  const state = setUpOnce(factions, players, options)
  const { table } = state
  situate(table, { round: 2, ...situation })
  for (const [seat, learnt] of Object.entries(technologies))
    sheet(table, seat).technologies = Object.fromEntries(learnt.map(id => [id, {}]))
  for (const [card, holder] of Object.entries(strategyCards))
    table.strategyCards[card as StrategyCardId] = { goods: 0, holder }
  for (const seat of table.order) Object.assign(sheet(table, seat).counters, tokens[seat])
  for (const [seat, count] of Object.entries(tradeGoods)) sheet(table, seat).tradeGoods = count
  also?.(state)
  return state
}

export const from = (at: Next, middle: Middle = {}, rules: Rules<Ti4> = ti4Rules) =>
  beginAt(rules, at, inMidgame(middle))

/** The middle of the map with these systems, and empty space or plain systems in the rest of ring 1. */
export const around = (tiles: Readonly<Record<HexId, SystemId>>): Record<HexId, SystemId> => {
  const free = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'].filter(hex => !(hex in tiles))
  const plain = empty.filter(system => !Object.values(tiles).includes(system))
  return { ...Object.fromEntries(free.map((hex, i) => [hex, plain[i] ?? 's19'])), ...tiles }
}
