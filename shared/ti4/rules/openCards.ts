import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { commodityValue } from '../commodities.ts'
import type { LeaderId } from '../content/leaders.ts'
import type { RelicId } from '../content/relics.ts'
import { isLeader } from '../leaders.ts'
import { cardFor, isLegendaryCard } from '../openCards.ts'
import { sheet } from '../realm.ts'
import type { Table } from '../table.ts'
import { gainPoints } from './victory.ts'

/** What becomes of cards that lie open before players. */

/** As a cost of what it does. [34.4] */
export function* exhaustCard(table: Table, seat: Seat, id: string): Flow {
  const card = cardFor(table, seat, id)
  if (!card) throw new Error(`${id} does not lie before ${seat}`)
  card.exhausted = true
  yield* tell('everyone', { text: 'ti4.log.exhaustsCard', about: { seat, card: id } })
}

export function* readyCard(table: Table, seat: Seat, id: string): Flow {
  const card = cardFor(table, seat, id)
  if (!card?.exhausted) return
  delete card.exhausted
  yield* tell('everyone', { text: 'ti4.log.readiesCard', about: { seat, card: id } })
}

const shard: RelicId = 'shard_of_the_throne_pok'

/** No more than he may have by now. [21.2] */
function* returnCommodities(table: Table, seat: Seat): Flow {
  const player = sheet(table, seat)
  const count = player.commodities - commodityValue(table, seat)
  if (count <= 0) return
  player.commodities -= count
  yield* tell('everyone', { text: 'ti4.log.returnsCommodities', about: { seat, count } })
}

/** Out of the game for good, with what it was worth. [70] */
export function* purgeCard(table: Table, seat: Seat, id: string): Flow {
  const { leaders, relics, kept } = sheet(table, seat)
  if (isLeader(id)) delete leaders?.[id]
  else if (isLegendaryCard(id)) delete table.legendary?.[id]
  else {
    delete (relics as Record<string, unknown> | undefined)?.[id]
    delete kept?.[id]
  }
  yield* tell('everyone', { text: 'ti4.log.purges', about: { seat, card: id.split('.')[0] as string } })
  if (id === shard) yield* gainPoints(table, seat, -1)
  yield* returnCommodities(table, seat)
}

/** All agents, relics and cards of legendary planets, with the technologies. [81.6] */
export function readyAllCards(table: Table) {
  for (const seat of table.order) {
    const { technologies, leaders = {}, relics = {} } = sheet(table, seat)
    for (const card of [...Object.values(technologies), ...Object.values(leaders), ...Object.values(relics)])
      delete card.exhausted
  }
  for (const card of Object.values(table.legendary ?? {})) delete card.exhausted
}

/** Whoever acts until the round is over is gone then. Says who had one. [51.12] */
export function* purgeActing(table: Table): Flow<Seat[]> {
  const seats: Seat[] = []
  for (const seat of table.order)
    for (const [id, card] of Object.entries(sheet(table, seat).leaders ?? {}))
      if (card.acting) {
        yield* purgeCard(table, seat, id as LeaderId)
        seats.push(seat)
      }
  return seats
}
