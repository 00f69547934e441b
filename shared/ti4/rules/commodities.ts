import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { commoditiesMissing } from '../commodities.ts'
import { sheet } from '../realm.ts'
import type { Table } from '../table.ts'
import { pillaged } from './goods.ts'
import { moment } from './moments.ts'

/** `path` tells it from another time in the same turn. [21.3] */
export function* replenish(table: Table, seat: Seat, path = ''): Flow {
  const name = `${path}replenished/${seat}`
  const count = commoditiesMissing(table, seat)
  sheet(table, seat).commodities += count
  if (count > 0) yield* tell('everyone', { text: 'ti4.log.replenishes', about: { seat, count } })
  yield* moment(table, 'whenCommoditiesReplenished', name, { of: seat })
  yield* moment(table, 'afterCommoditiesReplenished', `${name}/after`, { of: seat })
}

/** As many as still fit. */
export function* gainCommodities(table: Table, seat: Seat, count: number): Flow {
  const gained = Math.min(count, commoditiesMissing(table, seat))
  sheet(table, seat).commodities += gained
  if (gained > 0)
    yield* tell('everyone', { text: 'ti4.log.gainsCommodities', about: { seat, count: gained } })
}

/** One's own become trade goods, which is no gain of any. [21.5] */
export function* convertCommodities(table: Table, seat: Seat, most: number): Flow {
  const player = sheet(table, seat)
  const count = Math.min(most, player.commodities)
  player.commodities -= count
  player.tradeGoods += count
  if (count > 0) yield* tell('everyone', { text: 'ti4.log.converts', about: { seat, count } })
}

/** In one go. */
export function* commoditiesGiven(table: Table, of: Seat, against: Seat, count = 0): Flow {
  if (count > 0) yield* moment(table, 'commoditiesGiven', `given/${of}/${against}`, { of, against, count })
}

/** All of somebody's: in the hand of another they are trade goods. [21.5] */
export function* giveCommodities(table: Table, from: Seat, to: Seat): Flow {
  const giver = sheet(table, from)
  const count = giver.commodities
  giver.commodities = 0
  sheet(table, to).tradeGoods += count
  yield* tell('everyone', { text: 'ti4.log.commoditiesGiven', about: { seat: from, to, count } })
  yield* commoditiesGiven(table, from, to, count)
  if (count > 0) yield* pillaged(table, to)
}
