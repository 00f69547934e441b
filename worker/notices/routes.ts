import { type Context, Hono } from 'hono'
import type { Seat } from '../../shared/engine/rules.ts'
import { AddDevice, ChangeNotices, RenewDevice, SetHook } from '../../shared/protocol/notices.ts'
import { Buckets } from '../limits.ts'
import { Refused } from '../refused.ts'
import { bodyOf, mustHost, whoIs } from '../who.ts'
import type { Room } from '../within.ts'
import {
  addDevice,
  changeNotices,
  noticesView,
  removeDevice,
  renewDevice,
  setHook,
  setTableHook,
} from './choosing.ts'
import { tryOut } from './tell.ts'

/** What a seat says of its notices, and is told of them; everything here is its own. */

type Ctx = Context<{ Bindings: Room }>

/** Three at once, and one in five minutes. */
const tries = new Buckets(3, 1 / 300)

export const noticeRoutes = new Hono<{ Bindings: Room }>()

const siteOf = (c: Ctx) => new URL(c.req.url).origin

function mySeat(c: Ctx): Seat {
  const { seat } = whoIs(c)
  if (seat === undefined) throw new Refused(401, 'unknownToken')
  return seat
}

const mine = (c: Ctx) => c.json(noticesView(c.env, mySeat(c)))

noticeRoutes.get('/', c => {
  if (!c.env.readings.take(mySeat(c), Date.now())) throw new Refused(429, 'tooFast')
  return mine(c)
})

noticeRoutes.patch('/', async c => {
  changeNotices(c.env, mySeat(c), await bodyOf(c, ChangeNotices))
  return mine(c)
})

noticeRoutes.post('/devices', async c => {
  const seat = mySeat(c)
  addDevice(c.env, seat, await bodyOf(c, AddDevice), siteOf(c))
  return mine(c)
})

noticeRoutes.delete('/devices/:id', c => {
  removeDevice(c.env, mySeat(c), c.req.param('id'))
  return mine(c)
})

/** By a browser whose page is closed, and which has no token. */
noticeRoutes.post('/renew', async c => {
  renewDevice(c.env, await bodyOf(c, RenewDevice))
  return c.json({})
})

noticeRoutes.post('/try', async c => {
  const seat = mySeat(c)
  const { room } = c.env.facts
  if (!tries.take(`${room}/${seat}`, Date.now())) throw new Refused(429, 'tooFast')
  return c.json(await tryOut(c.env, seat))
})

noticeRoutes.post('/hook', async c => {
  const seat = mySeat(c)
  setHook(c.env, seat, await bodyOf(c, SetHook), siteOf(c))
  return mine(c)
})

noticeRoutes.delete('/hook', c => {
  setHook(c.env, mySeat(c), undefined, siteOf(c))
  return mine(c)
})

noticeRoutes.post('/table-hook', async c => {
  mustHost(c)
  setTableHook(c.env, await bodyOf(c, SetHook), siteOf(c))
  return c.json({})
})

noticeRoutes.delete('/table-hook', c => {
  mustHost(c)
  setTableHook(c.env, undefined, siteOf(c))
  return c.json({})
})
