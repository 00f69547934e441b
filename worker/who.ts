import type { Context } from 'hono'
import * as v from 'valibot'
import type { Seat } from '../shared/engine/rules.ts'
import { hashed } from './keys.ts'
import { Refused } from './refused.ts'
import type { Room } from './within.ts'

/** Who asks by HTTP, and what they say. */

type Ctx = Context<{ Bindings: Room }>

export async function bodyOf<S extends v.GenericSchema>(c: Ctx, schema: S): Promise<v.InferOutput<S>> {
  const text = await c.req.text()
  try {
    return v.parse(schema, text === '' ? {} : JSON.parse(text))
  } catch {
    throw new Refused(400, 'malformed')
  }
}

export const bearer = (c: Ctx) => c.req.header('authorization')?.match(/^Bearer ([\w-]{22})$/)?.[1]

/** The host's own token and that of the host's seat are as good as each other. */
export function whoIs(c: Ctx): { seat?: Seat | undefined; isHost: boolean; isKnown: boolean } {
  const token = bearer(c)
  if (token === undefined) return { isHost: false, isKnown: false }
  const { store, facts } = c.env
  if (store.keyOf(hashed(facts.room, 'host', token), 'host')) return { isHost: true, isKnown: true }
  const seat = store.keyOf(hashed(facts.room, 'seat', token), 'seat')?.seat
  return { seat, isHost: seat !== undefined && seat === facts.host, isKnown: seat !== undefined }
}

export function mustHost(c: Ctx) {
  const { isHost, isKnown } = whoIs(c)
  if (!isHost) throw isKnown ? new Refused(403, 'notHost') : new Refused(401, 'unknownToken')
}

/** True for whoever sits there, false for the host. */
export function mustHold(c: Ctx, seat: string): boolean {
  const { seat: own, isHost, isKnown } = whoIs(c)
  if (own === seat) return true
  if (!isHost) throw isKnown ? new Refused(403, 'notYourSeat') : new Refused(401, 'unknownToken')
  return false
}
