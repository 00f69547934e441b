import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import type { HexId } from '../hexes.ts'
import { realmWith } from '../realm.ts'
import type { Paid } from '../shapes/pay.ts'
import type { AreaOf, PlanetOf, SheetOf, Table } from '../table.ts'

/** What moves between players, the map and the common supply. What is not there is not gained. */

export interface Purses<T extends Table> {
  /** Counters an area still takes. */
  room?(table: T, seat: Seat, area: AreaOf<T>): number
  /** Spends what goes before trade goods and counts as such; says how many. */
  instead?(sheet: SheetOf<T>, count: number): number
}

export function economyWith<T extends Table>(edition: Edition<T>, { room, instead }: Purses<T> = {}) {
  type Area = AreaOf<T>
  const { name: game } = edition
  const { goodsToSpend, sheet } = realmWith(edition)
  const countersOf = (table: T, seat: Seat): Record<string, number> => sheet(table, seat).counters

  /** Takes from the supply what is left of it, and says how many that was. */
  function gainTradeGoods(table: T, seat: Seat, count: number): number {
    const { supply } = table
    const gained = supply ? Math.min(count, supply.tradeGoods) : count
    sheet(table, seat).tradeGoods += gained
    if (supply) supply.tradeGoods -= gained
    return gained
  }

  function spendTradeGoods(table: T, seat: Seat, count: number) {
    const player = sheet(table, seat)
    if (goodsToSpend(player) < count) throw new Error(`${seat} has not ${count} trade goods`)
    const spent = count - (instead?.(player, count) ?? 0)
    player.tradeGoods -= spent
    if (table.supply) table.supply.tradeGoods += spent
  }

  /** From one player to another: nobody gains them. */
  function giveTradeGoods(table: T, from: Seat, to: Seat, count: number) {
    if (sheet(table, from).tradeGoods < count) throw new Error(`${from} has not ${count} trade goods to give`)
    sheet(table, from).tradeGoods -= count
    sheet(table, to).tradeGoods += count
  }

  function payFor(table: T, seat: Seat, { planets, tradeGoods }: Paid) {
    for (const planet of planets) exhaust(table, planet as PlanetOf<T>)
    spendTradeGoods(table, seat, tradeGoods)
  }

  function exhaust(table: T, planet: PlanetOf<T>) {
    const card = table.planets[planet]
    if (!card || card.exhausted) throw new Error(`${planet} cannot be exhausted`)
    card.exhausted = true
  }

  /** From reinforcements, as far as they and the room there go; says how many came. */
  function gainCounters(table: T, seat: Seat, count: number, to: Area): number {
    const counters = countersOf(table, seat)
    const { reinforcements } = sheet(table, seat).counters
    const gained = Math.min(count, reinforcements, room?.(table, seat, to) ?? count)
    take(counters, seat, 'reinforcements', gained)
    put(counters, to, gained)
    return gained
  }

  function spendCounter(table: T, seat: Seat, from: Area, count = 1) {
    const counters = countersOf(table, seat)
    take(counters, seat, from, count)
    put(counters, 'reinforcements', count)
  }

  function take(counters: Record<string, number>, seat: Seat, from: string, count: number) {
    const there = counters[from] ?? 0
    if (there < count) throw new Error(`${seat} has no counter in ${from}`)
    counters[from] = there - count
  }

  function put(counters: Record<string, number>, to: string, count: number) {
    counters[to] = (counters[to] ?? 0) + count
  }

  /** A command counter onto the map: no question is asked, the caller knows that it may. */
  function activate(table: T, seat: Seat, hex: HexId, from: Area | 'reinforcements') {
    take(countersOf(table, seat), seat, from, 1)
    table.activated[hex] = { ...table.activated[hex], [seat]: true }
  }

  function takeBackCounter(table: T, seat: Seat, hex: HexId, to: Area | 'reinforcements') {
    const here = table.activated[hex]
    if (!here?.[seat]) throw new Error(`${seat} has no counter in ${hex}`)
    delete here[seat]
    if (Object.keys(here).length === 0) delete table.activated[hex]
    put(countersOf(table, seat), to, 1)
  }

  function* tellGained(seat: Seat, what: 'tradeGoods' | 'counters', count: number): Flow {
    const text = what === 'tradeGoods' ? `${game}.log.gainsTradeGoods` : `${game}.log.gainsCounters`
    if (count > 0) yield* tell('everyone', { text, about: { seat, count } })
  }

  return {
    gainTradeGoods,
    spendTradeGoods,
    giveTradeGoods,
    payFor,
    exhaust,
    gainCounters,
    spendCounter,
    activate,
    takeBackCounter,
    tellGained,
  }
}
