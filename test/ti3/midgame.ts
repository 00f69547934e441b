import type { Next, Rules, Seat } from '../../shared/engine/rules.ts'
import { type PlanetId, planets } from '../../shared/ti3/content/planets.ts'
import { type RaceId, races } from '../../shared/ti3/content/races.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { unitKinds, units } from '../../shared/ti3/content/units.ts'
import { isLanding } from '../../shared/ti3/forces.ts'
import { hexOf } from '../../shared/ti3/realm.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { place } from '../../shared/ti3/rules/pieces.ts'
import type { Counters, PlayerSheet, Table, Ti3 } from '../../shared/ti3/table.ts'
import * as galaxy from '../galaxy/midgame.ts'
import { type Situation as Lying, situationWith } from '../galaxy/situation.ts'
import { galaxyRules, newGame, seatsOf } from './scene.ts'

export { whereDice } from '../galaxy/midgame.ts'
export type Midgame = galaxy.Midgame<Ti3>

/** A table in the middle of a game. Whatever is not said is as the galaxy of that seed left it. */
export interface Situation extends Lying<Table> {
  players?: number
  seed?: string
  /** Nobody plays the same people twice. The table sits as the homes of that seed fell: `table.order` tells. */
  races?: Record<Seat, RaceId>
  technologies?: Record<Seat, readonly TechnologyId[]>
  counters?: Record<Seat, Partial<Omit<Counters, 'reinforcements'>>>
  tradeGoods?: Record<Seat, number>
  cards?: Record<Seat, readonly StrategyCardId[]>
  phase?: Table['phase']
  /** Anything else. */
  change?(state: Ti3): void
  rules?: Rules<Ti3>
}

const situate = situationWith<Table>({
  kinds: unitKinds.slice().sort((a, b) => units[b].capacity - units[a].capacity),
  isPlanet: (spot): spot is PlanetId => Object.hasOwn(planets, spot),
  hexOf,
  capacity: kind => units[kind].capacity,
  isLanding,
  place,
})

export function midgame(at: Next, situation: Situation = {}): Midgame {
  const state = structuredClone(startOf(situation.players ?? 3, situation.seed ?? 'midgame', situation.races))
  const { table } = state
  table.phase = situation.phase ?? 'action'
  situate(table, situation)
  for (const [seat, known] of Object.entries(situation.technologies ?? {}))
    sheetOf(table, seat).technologies = Object.fromEntries(known.map(id => [id, true]))
  for (const [seat, hexes] of Object.entries(situation.activated ?? {}))
    sheetOf(table, seat).counters.reinforcements -= hexes.length
  for (const [seat, counters] of Object.entries(situation.counters ?? {})) recount(table, seat, counters)
  for (const [seat, count] of Object.entries(situation.tradeGoods ?? {})) {
    table.supply.tradeGoods -= count - sheetOf(table, seat).tradeGoods
    sheetOf(table, seat).tradeGoods = count
  }
  for (const [seat, cards] of Object.entries(situation.cards ?? {}))
    for (const card of cards) table.strategyCards[card].holder = seat
  situation.change?.(state)
  return galaxy.beginAt(situation.rules ?? ti3Rules, at, state)
}

/** A galaxy just completed, every choice in it made at random. */
const starts = new Map<string, Ti3>()
function startOf(players: number, seed: string, people: Record<Seat, RaceId> = {}): Ti3 {
  const key = JSON.stringify([players, seed, people])
  const known = starts.get(key)
  if (known) return known
  const stops: Rules<Ti3> = {
    ...galaxyRules,
    setup(options, seats, chance) {
      const { state, at } = ti3Rules.setup(options, seats, chance)
      state.table.order = seatsOf(players)
      state.table.speaker = 'p1'
      const free = (Object.keys(races) as RaceId[]).filter(id => !Object.values(people).includes(id))
      for (const seat of seats) sheetOf(state.table, seat).race = people[seat] ?? (free.shift() as RaceId)
      return { state, at }
    },
  }
  const { match } = newGame(players, seed, 'random', stops)
  const state = galaxy.playedAtRandom(match, ti3Rules, `start ${key}`)
  starts.set(key, state)
  return state
}

const sheetOf = (table: Table, seat: Seat) => table.players[seat] as PlayerSheet

/** Counters on the sheet as said; the others of the sixteen wait in reinforcements. */
function recount(table: Table, seat: Seat, said: Partial<Counters>) {
  const player = sheetOf(table, seat)
  const onMap = Object.values(table.activated).filter(here => here[seat]).length
  const counters = { ...player.counters, ...said }
  const reinforcements = 16 - onMap - counters.strategy - counters.pool - counters.fleet
  if (reinforcements < 0) throw new Error(`${seat} has only sixteen counters`)
  player.counters = { ...counters, reinforcements }
}
