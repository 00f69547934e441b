import { type Context, Hono } from 'hono'
import type { Seat } from '../../shared/engine/rules.ts'
import { TakeAgain } from '../../shared/protocol/rematch.ts'
import { networkOf } from '../address.ts'
import { Refused } from '../refused.ts'
import { bodyOf, whoIs } from '../who.ts'
import type { Room } from '../within.ts'
import { seatAgain } from './claim.ts'
import { openRematch } from './open.ts'

/** The table after this one: opened by a seat, and each finds the own there. */

type Ctx = Context<{ Bindings: Room }>

export const rematchRoutes = new Hono<{ Bindings: Room }>()

function mySeat(c: Ctx): Seat {
  const { seat, isKnown } = whoIs(c)
  if (seat === undefined) throw isKnown ? new Refused(403, 'notYourSeat') : new Refused(401, 'unknownToken')
  return seat
}

rematchRoutes.post('/', async c =>
  c.json({ room: await openRematch(c.env, mySeat(c), networkOf(c.req.raw)) }, 201),
)

rematchRoutes.post('/seat', async c =>
  c.json(await seatAgain(c.env, mySeat(c), (await bodyOf(c, TakeAgain)).token), 201),
)
