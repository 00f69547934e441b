import { type Context, Hono } from 'hono'
import type { Seat } from '../shared/engine/rules.ts'
import { AddBot, ChangeSeat, ChangeTable, Recover, socketProtocol, TakeSeat } from '../shared/protocol.ts'
import { networkOf } from './address.ts'
import { changeOptions } from './changeOptions.ts'
import { knock, mustKnock, withdraw } from './doors.ts'
import { hashed } from './keys.ts'
import type { Buckets } from './limits.ts'
import { list } from './listing.ts'
import { noticeRoutes } from './notices/routes.ts'
import { recordOf } from './record.ts'
import { recover } from './recover.ts'
import { Refused } from './refused.ts'
import { rematchRoutes } from './rematch/routes.ts'
import { replayFor } from './replay.ts'
import { addBot, changeSeat, chooseDoor, freeSeat, handOver, takeSeat } from './seating.ts'
import type { Comer } from './sockets.ts'
import { startGame } from './start.ts'
import { earlierTalk } from './talk/earlier.ts'
import { roomInfo } from './welcome.ts'
import { bearer, bodyOf, mustHold, mustHost, whoIs } from './who.ts'
import type { Room } from './within.ts'

type Ctx = Context<{ Bindings: Room }>

/** Inside the room: its own name is known, the request has passed the door. */
export const routes = new Hono<{ Bindings: Room }>().basePath('/api/rooms/:room')

routes.use(async (c, next) => {
  const room = c.env
  if (!room.store.isMade) throw new Refused(404, 'noRoom')
  if (room.facts.closed) throw new Refused(403, 'closed')
  if (c.req.method === 'GET') return next()
  const { isHost, seat = isHost ? 'host' : networkOf(c.req.raw) } = whoIs(c)
  if (!room.requests.take(seat, Date.now())) throw new Refused(429, 'tooFast')
  // Strangers together, so that no address is kept; who has lost a token is not kept out by them.
  const payer = whoIs(c).seat ?? (isHost ? 'host' : 'door')
  const isFree = c.req.path.endsWith('/recover')
  if (!isFree && !room.budget.may(payer, Date.now())) throw new Refused(429, 'spent')
  const before = room.store.journal.written
  await next()
  const rows = room.store.journal.written - before
  if (!isFree && rows > 0) room.budget.spend(payer, rows, Date.now())
  if (c.res.ok) await list(room)
})

routes.get('/', c => {
  mustBeSlow(c, c.env.looks)
  return c.json(roomInfo(c.env, whoIs(c).seat))
})

routes.get('/record', c => {
  mustBeSlow(c, c.env.records)
  return c.json(recordOf(c.env))
})

routes.get('/log', c => c.json(c.env.store.log.until(numberIn(c, 'until') ?? Date.now(), reader(c))))

routes.get('/talk', c => {
  const seat = reader(c)
  return c.json(earlierTalk(c.env, seat, c.req.query('in') ?? '', numberIn(c, 'before') ?? 0))
})

routes.get('/replay', c => c.json(replayFor(c.env, reader(c), numberIn(c, 'before'))))

routes.get('/socket', c => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refused(426, 'socketOnly')
  const offered = c.req.header('sec-websocket-protocol')
  const webSocket = c.env.sockets.accept(comerOf(c, offered))
  if (!webSocket) throw new Refused(429, 'crowded')
  // The name alone: what else was offered is the token.
  return new Response(null, {
    status: 101,
    webSocket,
    ...(offered !== undefined && { headers: { 'sec-websocket-protocol': socketProtocol } }),
  })
})

routes.post('/seats', async c => {
  const wish = await bodyOf(c, TakeSeat)
  if (mustKnock(c.env, wish.token)) return c.json(knock(c.env, wish, networkOf(c.req.raw)), 202)
  return c.json(takeSeat(c.env, wish, whoIs(c).isHost), 201)
})

routes.delete('/knock', c => {
  withdraw(c.env, bearer(c))
  return c.json({})
})

routes.patch('/', async c => {
  mustHost(c)
  const change = await bodyOf(c, ChangeTable)
  if ('door' in change) chooseDoor(c.env, change.door)
  else await changeOptions(c.env, change.options, networkOf(c.req.raw))
  return c.json(roomInfo(c.env))
})

routes.patch('/seats/:seat', async c => {
  const seat = c.req.param('seat')
  mustHold(c, seat)
  changeSeat(c.env, seat, await bodyOf(c, ChangeSeat))
  return c.json(roomInfo(c.env))
})

routes.delete('/seats/:seat', c => {
  const seat = c.req.param('seat')
  freeSeat(c.env, seat, mustHold(c, seat))
  return c.json(roomInfo(c.env))
})

routes.post('/seats/:seat/hand-over', c => {
  mustHost(c)
  const seat = c.req.param('seat')
  return c.json(handOver(c.env, seat, whoIs(c).seat === seat))
})

routes.post('/bots', async c => {
  mustHost(c)
  const seat = addBot(c.env, await bodyOf(c, AddBot))
  return c.json({ seat, ...roomInfo(c.env) }, 201)
})

routes.post('/start', c => {
  mustHost(c)
  startGame(c.env)
  return c.json(roomInfo(c.env))
})

routes.post('/recover', async c =>
  c.json(recover(c.env, networkOf(c.req.raw), (await bodyOf(c, Recover)).phrase)),
)

routes.route('/notices', noticeRoutes)
routes.route('/rematch', rematchRoutes)

/** Read before anything is kept for this line, so that no crowd in the door stands in a seat's way. */
function comerOf(c: Ctx, offered: string | undefined): Comer {
  const { store, facts } = c.env
  const token = offered?.match(/(?:^|[ ,])seat\.([\w-]{1,100})(?:$|[ ,])/)?.[1]
  const seat = token && store.keyOf(hashed(facts.room, 'seat', token), 'seat')?.seat
  if (seat) return { seat }
  const from = hashed(facts.salt, 'address', networkOf(c.req.raw)).slice(0, 16)
  return token === undefined ? { from } : { from, key: hashed(facts.room, 'seat', token) }
}

routes.notFound(() => {
  throw new Refused(404, 'noPage')
})

routes.onError((thrown, c) => {
  if (thrown instanceof Refused) return c.json(thrown.answer, thrown.status)
  c.env.report(thrown)
  return c.json(new Refused(500, 'fault').answer, 500)
})

function numberIn(c: Ctx, name: string): number | undefined {
  const given = c.req.query(name)
  if (given === undefined) return undefined
  if (!/^\d{1,15}$/.test(given)) throw new Refused(400, 'malformed')
  return Number(given)
}

function mustBeSlow(c: Ctx, reads: Buckets) {
  if (!reads.take(networkOf(c.req.raw), Date.now())) throw new Refused(429, 'tooFast')
}

/** Who reads: a seat what it was told, all others what everybody was. A stale token must not pass for a watcher's silence. */
function reader(c: Ctx): Seat | undefined {
  const { seat, isKnown } = whoIs(c)
  if (!isKnown && c.req.header('authorization') !== undefined) throw new Refused(401, 'unknownToken')
  const { readings, watching } = c.env
  const now = Date.now()
  const may =
    seat === undefined
      ? watching.take(now) && readings.take(networkOf(c.req.raw), now)
      : readings.take(seat, now)
  if (!may) throw new Refused(429, 'tooFast')
  return seat
}
