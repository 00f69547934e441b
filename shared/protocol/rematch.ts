import * as v from 'valibot'
import type { SeatTaken } from '../protocol.ts'
import { token } from './parts.ts'

/** My seat at the table that follows this one; the token is brought along. */
export const TakeAgain = v.strictObject({ token })

export type SeatAgain = SeatTaken & { room: string }
