import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { everyKind, isCareful, type Orders } from '../shared/orders.ts'
import type { FromSeat } from '../shared/protocol.ts'
import { type Deed, refusal } from './deeds.ts'
import type { KeptOrder, KeptOrders } from './facts.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** What seats told the room to answer for them in windows. The match never knows: it sees a pass. */

type Wished = Extract<FromSeat, { orders: unknown }>['orders']

export const ordersOf = ({ facts }: Room, seat: Seat): Orders =>
  Object.fromEntries(
    Object.entries(facts.orders?.[seat] ?? {}).map(([kind, { order, during }]) => [
      kind,
      { order, ...(during !== undefined && { during }) },
    ]),
  )

/** What lasts now. */
export function spansOf({ match, rules }: Room): Readonly<Record<string, string>> {
  return (match && rules.spans?.(match.view(undefined).table)) ?? {}
}

function keep(room: Room, turn: Turn, seat: Seat, orders: KeptOrders) {
  const { [seat]: _, ...others } = room.facts.orders ?? {}
  const all = Object.keys(orders).length > 0 ? { ...others, [seat]: orders } : others
  room.store.set({ orders: Object.keys(all).length > 0 ? all : undefined })
  turn.tellOwn(seat, { orders: ordersOf(room, seat) })
}

/** An order for all kinds ends those for each. */
export function leaveOrders(room: Room, by: Seat, { kind, order, during }: Wished): Refusal | Deed {
  const { facts } = room
  const value = during === undefined ? undefined : spansOf(room)[during]
  if (kind !== undefined && !facts.kinds?.includes(kind)) return refusal('notOffered')
  if (during !== undefined && value === undefined) return refusal('notOffered')
  if (order === 'fits' && isCareful(facts.options)) return refusal('notOffered')
  const before = facts.orders?.[by] ?? {}
  const at = kind ?? everyKind
  const stood = before[at]
  const then = stood?.during === undefined ? stood?.order : stood.then
  const lasting = during !== undefined && value !== undefined
  const kept: KeptOrder = { order, ...(lasting && { during, value, ...(then && { then }) }) }
  return turn => {
    keep(room, turn, by, kind === undefined ? { [at]: kept } : { ...before, [at]: kept })
    const { window } = facts
    if (window && (kind ?? window.kind) === window.kind) answerForOneself(room, turn, by, undefined)
  }
}

/** Whether in this window a seat answers for itself, whatever it ordered. */
export function answerForOneself(room: Room, turn: Turn, seat: Seat, window: string | undefined) {
  const { [seat]: spoken, ...others } = room.facts.spoken ?? {}
  if (spoken === window) return
  const all = window === undefined ? others : { ...others, [seat]: window }
  room.store.set({ spoken: Object.keys(all).length > 0 ? all : undefined })
  turn.tellOwn(seat, { spoken: window !== undefined })
}

/** Orders whose time is over go. */
export function lapse(room: Room, turn: Turn) {
  const { orders = {} } = room.facts
  const isOver = ({ during, value }: KeptOrder, spans: Readonly<Record<string, string>>) =>
    during !== undefined && spans[during] !== value
  const spans = Object.keys(orders).length > 0 ? spansOf(room) : {}
  for (const [seat, kept] of Object.entries(orders)) {
    if (!Object.values(kept).some(order => isOver(order, spans))) continue
    const left = Object.entries(kept).flatMap(([kind, order]): [string, KeptOrder][] => {
      if (!isOver(order, spans)) return [[kind, order]]
      return order.then ? [[kind, { order: order.then }]] : []
    })
    keep(room, turn, seat, Object.fromEntries(left))
  }
}

/** Another sits there now, or nobody. */
export function forgetOrders(room: Room, turn: Turn, seat: Seat) {
  if (room.facts.orders?.[seat]) keep(room, turn, seat, {})
  answerForOneself(room, turn, seat, undefined)
}
