import * as v from 'valibot'
import type { Seat } from '../engine/rules.ts'
import { token } from './parts.ts'

/** My seat at the table that follows this one; the token is brought along. */
export const TakeAgain = v.strictObject({ token })

export interface SeatAgain {
  room: string
  seat: Seat
  token: string
  phrase: string
}
