import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { othersClockwise, roomInArea, sheet } from '../realm.ts'
import { discardActionCard } from '../rules/actionCards.ts'
import { gainCounters, spendCounter, tellGained } from '../rules/economy.ts'
import { receiveTradeGoods } from '../rules/receiving.ts'
import type { Table, Ti3 } from '../table.ts'

/** Technologies of one people that take the place of an ordinary action, each once in a round. */

const usedUp = (table: Table, seat: Seat, id: string) => sheet(table, seat).memory[id] !== undefined

const centers = 'production_centers'
const produced = 6
const passedOn = 2

export const canTrade = (table: Table, seat: Seat): boolean =>
  !usedUp(table, seat, centers) &&
  sheet(table, seat).counters.strategy > 0 &&
  sheet(table, seat).tradeGoods < produced &&
  table.supply.tradeGoods > 0 &&
  othersClockwise(table, seat).length > 0

/** For a counter, and not all of it for oneself. */
export function* productionCenters(table: Table, seat: Seat): Flow {
  sheet(table, seat).memory[centers] = 'round'
  spendCounter(table, seat, 'strategy')
  yield* tell('everyone', { text: 'ti3.log.centersWork', about: { seat } })
  yield* receiveTradeGoods(table, seat, produced, 'centers')
  const to = yield* choose<Seat, Ti3>(seat, ({ table }) => ({
    name: 'passesOn',
    rule: 'ti3/se.productionCenters',
    text: 'ti3.ask.passesOn',
    hint: { helps: 'seat' },
    about: { count: Math.min(passedOn, sheet(table, seat).tradeGoods) },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(othersClockwise(table, seat).map(other => [other, { on: { seat: other } }])),
    },
  }))
  const count = Math.min(passedOn, sheet(table, seat).tradeGoods)
  if (count === 0) return
  sheet(table, seat).tradeGoods -= count
  sheet(table, to).tradeGoods += count
  yield* tell('everyone', { text: 'ti3.log.gives', about: { seat, to, count } })
}

const recyclers = 'bioptic_recyclers'
const worth = 2
const areas = ['strategy', 'pool', 'fleet'] as const
type Recycled = 'tradeGoods' | (typeof areas)[number]

function recycledInto(table: Table, seat: Seat): Record<string, Choice> {
  const { reinforcements } = sheet(table, seat).counters
  return {
    ...(table.supply.tradeGoods > 0 && { tradeGoods: { text: 'galaxy.tradeGoods' } }),
    ...Object.fromEntries(
      areas
        .filter(area => reinforcements > 0 && roomInArea(table, seat, area) > 0)
        .map(area => [area, { text: `ti3.counters.${area}` }]),
    ),
  }
}

export const canRecycle = (table: Table, seat: Seat): boolean =>
  !usedUp(table, seat, recyclers) &&
  sheet(table, seat).actionCards > 0 &&
  Object.keys(recycledInto(table, seat)).length > 0

/** A card for goods or a counter. */
export function* biopticRecyclers(table: Table, seat: Seat): Flow {
  sheet(table, seat).memory[recyclers] = 'round'
  const card = yield* choose<string, Ti3>(seat, ({ hand }) => ({
    name: 'recycles',
    rule: 'ti3/se.recyclers',
    text: 'ti3.ask.recycles',
    hint: { loses: 'actionCard' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(Object.keys(hand?.actionCards ?? {}).map(id => [id, { on: { card: id } }])),
    },
  }))
  const what = yield* choose<Recycled, Ti3>(seat, ({ table }) => ({
    name: 'recycled',
    rule: 'ti3/se.recyclers',
    text: 'ti3.ask.recycled',
    hint: { gains: 'counters' },
    options: { shape: 'oneOf', of: recycledInto(table, seat) },
  }))
  yield* discardActionCard(table, seat, card)
  yield* tell('everyone', { text: 'ti3.log.recycles', about: { seat, card } })
  if (what === 'tradeGoods') yield* receiveTradeGoods(table, seat, worth, 'recycled')
  else yield* tellGained(seat, 'counters', gainCounters(table, seat, 1, what))
}
