import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Paid } from '../../galaxy/shapes/pay.ts'
import type { PlanetId } from '../content/planets.ts'
import { goodsToSpend, roomInArea, sheet } from '../realm.ts'
import type { Counters, Table } from '../table.ts'

/** What moves between players, the map and the common supply. What is not there is not gained. */

/** Takes from the supply what is left of it, and says how many that was. */
export function gainTradeGoods(table: Table, seat: Seat, count: number): number {
  const gained = Math.min(count, table.supply.tradeGoods)
  sheet(table, seat).tradeGoods += gained
  table.supply.tradeGoods -= gained
  return gained
}

export function spendTradeGoods(table: Table, seat: Seat, count: number) {
  const player = sheet(table, seat)
  if (goodsToSpend(player) < count) throw new Error(`${seat} has not ${count} trade goods`)
  // What was laid down for it goes first.
  const laidDown = Math.min(count, player.spare ?? 0)
  if (laidDown > 0) player.spare = (player.spare ?? 0) - laidDown
  player.tradeGoods -= count - laidDown
  table.supply.tradeGoods += count - laidDown
}

export function payFor(table: Table, seat: Seat, { planets, tradeGoods }: Paid) {
  for (const planet of planets) exhaust(table, planet as PlanetId)
  spendTradeGoods(table, seat, tradeGoods)
}

export function exhaust(table: Table, planet: PlanetId) {
  const card = table.planets[planet]
  if (!card || card.exhausted) throw new Error(`${planet} cannot be exhausted`)
  card.exhausted = true
}

type Area = Exclude<keyof Counters, 'reinforcements'>

/** From reinforcements, as far as they and the room there go; says how many came. */
export function gainCounters(table: Table, seat: Seat, count: number, to: Area = 'pool'): number {
  const { counters } = sheet(table, seat)
  const gained = Math.min(count, counters.reinforcements, roomInArea(table, seat, to))
  counters.reinforcements -= gained
  counters[to] += gained
  return gained
}

export function spendCounter(table: Table, seat: Seat, from: Area, count = 1) {
  const { counters } = sheet(table, seat)
  if (counters[from] < count) throw new Error(`${seat} has no counter in ${from}`)
  counters[from] -= count
  counters.reinforcements += count
}

/** A command counter onto the map: no question is asked, the caller knows that it may. */
export function activate(table: Table, seat: Seat, hex: HexId, from: keyof Counters) {
  const { counters } = sheet(table, seat)
  if (counters[from] < 1) throw new Error(`${seat} has no counter in ${from}`)
  counters[from]--
  table.activated[hex] = { ...table.activated[hex], [seat]: true }
}

export function takeBackCounter(table: Table, seat: Seat, hex: HexId, to: keyof Counters) {
  const here = table.activated[hex]
  if (!here?.[seat]) throw new Error(`${seat} has no counter in ${hex}`)
  delete here[seat]
  if (Object.keys(here).length === 0) delete table.activated[hex]
  sheet(table, seat).counters[to]++
}

export function* tellGained(seat: Seat, what: 'tradeGoods' | 'counters', count: number): Flow {
  const text = what === 'tradeGoods' ? 'ti3.log.gainsTradeGoods' : 'ti3.log.gainsCounters'
  if (count > 0) yield* tell('everyone', { text, about: { seat, count } })
}
