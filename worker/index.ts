import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { trustRules } from '../shared/engine/draft.ts'
import { NewRoom } from '../shared/protocol.ts'
import { networkOf } from './address.ts'
import { bodyOf } from './body.ts'
import type { Env } from './env.ts'
import { guarded, mustBeSameOrigin } from './headers.ts'
import { hashed, isRoomName, newRoomName } from './keys.ts'
import { Buckets } from './limits.ts'
import { chosenOptions } from './newRoom.ts'
import { mayPass } from './pace.ts'
import { page } from './preview.ts'
import { Refused } from './refused.ts'

export { Lobby } from './lobby.ts'
export { Room } from './room.ts'

interface Hall {
  Bindings: Env
  Variables: { body: string }
}
type Ctx = Context<Hall>

// What is played here was proven by tests and simulations.
trustRules()

/** The list of open tables as it was lately, kept here: there is no cache in front of a worker without a domain of its own. */
let listed: { at: number; json: Promise<string> } | undefined
const tenSeconds = 10_000
const asking = new Buckets(30, 1)

const app = new Hono<Hall>()

app.use('/api/*', async (c, next) => {
  const isRead = onlyReads(c.req.raw)
  c.set('body', isRead ? '' : await bodyOf(c.req.raw))
  const isUpgrade = c.req.header('upgrade') !== undefined
  if (!isRead || isUpgrade) mustBeSameOrigin(c.req.raw, new URL(c.req.url))
  // Whoever opens a socket is counted by the room, which knows its seats.
  if (isRead && !isUpgrade && !(await mayPass(c.env.READS, c.req.raw))) throw new Refused(429, 'tooFast')
  await next()
})

app.post('/api/rooms', async c => {
  if (!(await mayPass(c.env.MAKES, c.req.raw))) throw new Refused(429, 'tooManyRooms')
  const wish = v.safeParse(NewRoom, asJson(c.get('body')))
  if (!wish.success) throw new Refused(400, 'malformed')
  const { game, name, language, alone } = wish.output
  if (alone && name === undefined) throw new Refused(400, 'malformed')
  const options = chosenOptions(game, wish.output.options)
  const most = Number(c.env.ROOMS_AN_HOUR ?? 60)
  const aDay = Number(c.env.ROOMS_A_DAY ?? 100)
  if (!(await makingOf(c).mayMake(networkOf(c.req.raw), most, aDay))) throw new Refused(429, 'tooManyRooms')
  const room = newRoomName()
  const isListed = options['listing'] === 'open'
  if (isListed && !(await lobbyOf(c).mayList(room, networkOf(c.req.raw))))
    throw new Refused(429, 'manyListed')
  const made = await roomCalled(c, room).make(room, { game, options, name, language, alone })
  if (!made) throw new Refused(500, 'fault')
  return c.json(made, 201)
})

app.get('/api/tables', async c => {
  if (!asking.take(networkOf(c.req.raw), Date.now())) throw new Refused(429, 'tooFast')
  const kept = Number(c.env.LISTED_MS ?? tenSeconds)
  if (listed === undefined || Date.now() - listed.at >= kept) {
    const tables = lobbyOf(c).tables()
    listed = { at: Date.now(), json: tables.then(found => JSON.stringify(found)) }
    listed.json.catch(() => {
      listed = undefined
    })
  }
  const answer = c.body(await listed.json, 200, { 'content-type': 'application/json' })
  if (kept > 0) answer.headers.set('cache-control', `public, max-age=${Math.ceil(kept / 1000)}`)
  return answer
})

/** Where reports go, if whoever runs this house said so. */
app.get('/api/report', c => {
  const { REPORT_TO: to = '' } = c.env
  return c.json(/^(https:\/\/|mailto:)/.test(to) ? { to } : {})
})

/** For whoever runs this house, with the secret OPERATOR: see docs/operator.md. */
app.post('/api/operator/rooms/:room/:deed', async c => {
  const { room, deed } = c.req.param()
  if (!isOperator(c)) throw new Refused(404, 'noPage')
  if (!isRoomName(room)) throw new Refused(404, 'noRoom')
  if (deed !== 'unlist' && deed !== 'close' && deed !== 'open') throw new Refused(404, 'noPage')
  if (!(await roomCalled(c, room).operate(deed))) throw new Refused(404, 'noRoom')
  listed = undefined
  return c.json({ room, deed })
})

app.on(['GET', 'POST', 'PATCH', 'DELETE'], '/api/rooms/:room/*', c => {
  const room = c.req.param('room')
  if (!isRoomName(room)) throw new Refused(404, 'noRoom')
  const request = onlyReads(c.req.raw) ? c.req.raw : new Request(c.req.raw, { body: c.get('body') })
  return roomCalled(c, room).fetch(request)
})

app.all('/api/*', () => {
  throw new Refused(404, 'noPage')
})

app.get('/', c => page(c.env, c.req.raw, 'house'))
app.get('/r/:room', c => page(c.env, c.req.raw, { room: c.req.param('room') }))

app.get('*', async c => {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  return file.status === 404 ? page(c.env, c.req.raw, 'noPage') : file
})

app.onError((thrown, c) => {
  const refused = thrown instanceof Refused ? thrown : new Refused(500, 'fault')
  if (refused !== thrown) console.error(thrown)
  return c.json(refused.answer, refused.status)
})

const shortestSecret = 22

/** Hashed, so that how long it takes tells nothing of the secret. */
function isOperator(c: Ctx): boolean {
  const { OPERATOR: secret = '' } = c.env
  const given = c.req.header('authorization')?.match(/^Bearer (.+)$/)?.[1] ?? ''
  return secret.length >= shortestSecret && hashed('', 'operator', given) === hashed('', 'operator', secret)
}

const onlyReads = ({ method }: Request) => method === 'GET' || method === 'HEAD'

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const roomCalled = (c: Ctx, room: string) => c.env.ROOMS.get(c.env.ROOMS.idFromName(room))
/** Apart from the list, so that who makes rooms without end does not keep others from reading it. */
const makingOf = (c: Ctx) => c.env.LOBBY.get(c.env.LOBBY.idFromName('making'))
const lobbyOf = (c: Ctx) => c.env.LOBBY.get(c.env.LOBBY.idFromName('lobby'))

export default {
  async fetch(request, env, ctx) {
    return guarded(await app.fetch(request, env, ctx), new URL(request.url))
  },
} satisfies ExportedHandler<Env>
