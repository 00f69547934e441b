import type { Seat } from '../../shared/engine/rules.ts'
import type { Order, Wish } from '../../shared/orders.ts'
import type { Regent } from '../../shared/protocol/absence.ts'
import type { Wished } from '../../shared/protocol/motions.ts'
import { freshId } from './ids.ts'
import { send } from './room.ts'

/** What a seat tells the room besides its answers; whoever opens a link need not wait for it. */

export const undo = (to?: number) => send({ undo: { id: freshId(), ...(to !== undefined && { to }) } })
export const agree = (to: number, yes: boolean) => send({ agree: { id: freshId(), to, yes } })
export const standIn = (seat: Seat, yes: boolean) => send({ standIn: { id: freshId(), seat, yes } })
export const amHere = () => send({ here: { id: freshId() } })
export const goOn = () => send({ goOn: { id: freshId() } })
export const letIn = (knock: string, yes: boolean) => send({ letIn: { id: freshId(), knock, yes } })
export const move = (wished: Wished) => send({ move: { id: freshId(), wished } })
export const takeHoliday = (days: number) => send({ holiday: { id: freshId(), days } })
export const chooseRegent = (regent: Regent) => send({ regent: { id: freshId(), regent } })
export const consent = (motion: string, yes: boolean) => send({ consent: { id: freshId(), motion, yes } })
/** For one kind of moment, or for all. */
export const leaveOrders = (order: Wish, more: { kind?: string; during?: Order['during'] } = {}) =>
  send({ orders: { id: freshId(), order, ...more } })
export const speakUp = () => send({ speakUp: { id: freshId() } })
export const learned = (lessons: readonly string[]) =>
  send({ learned: { id: freshId(), lessons: [...lessons] } })
