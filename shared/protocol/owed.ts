import * as v from 'valibot'
import type { Seat } from '../engine/rules.ts'
import { id, seat } from './parts.ts'

/** Reminds a person whom the table waits for. */
export const Nudge = v.strictObject({ nudge: v.strictObject({ id, seat }) })

/** Who was reminded last, by whom and when. */
export type Nudges = Readonly<Record<Seat, { by: Seat; at: number }>>
