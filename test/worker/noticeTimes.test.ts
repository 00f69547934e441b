import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatTaken } from '../../shared/protocol.ts'
import { quietUntil } from '../../worker/notices/quiet.ts'
import { bodies, notices, openPosted, type Posted, subscribed, untilShown } from './noticed.ts'
import { call, gather, Player, sitDown, takeTurn } from './player.ts'

const stay = 1200
let slow: Posted
let posted: Posted
beforeAll(async () => {
  // An hour between two notices, as at a slow table; and clocks of eight seconds, of which a quarter is left after six.
  slow = await openPosted({ NOTICE_GAP_MS: '3600000', NOTICE_MS: '10', CLOCK_MS: '8000' })
  posted = await openPosted({ WINDOW_MS: `${stay}` })
})
afterAll(async () => {
  await slow.close()
  await posted.close()
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const turn = 'It is your turn.'
const asked = 'You are asked something in the turn of another.'

test('[R26.12] within the hour it is told nothing more', async () => {
  const table = await gather(slow.house.url, { rounds: '50' })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const phone = await subscribed(slow, table, 1)
  await takeTurn(ada)
  await untilShown(slow, phone, turn)
  await ada.ask('command', { name: 'boast', value: 'loud' })
  await pause(500)
  expect(bodies(slow, phone)).toEqual([turn])
})

test('[R26.12] in its quiet hours it is told nothing until they are over, by the clocks of where its browser is', async () => {
  const at = (time: string) => Date.parse(`2026-07-01T${time}Z`)
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Rome' }
  expect(quietUntil(night, at('19:59:00'))).toBeUndefined()
  expect(quietUntil(night, at('20:00:30'))).toBe(at('05:00:00') + 86_400_000)
  expect(quietUntil(night, at('04:59:59'))).toBe(at('05:00:00'))
  expect(quietUntil(night, at('05:00:00'))).toBeUndefined()
  expect(quietUntil({ ...night, zone: 'America/New_York' }, at('20:00:30'))).toBeUndefined()
  expect(quietUntil({ ...night, to: 22 * 60 }, at('20:00:30'))).toBeUndefined()

  const table = await gather(posted.house.url, { rounds: '50' })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const phone = await subscribed(posted, table, 1)
  const quiet = { from: 0, to: 1439, zone: 'Asia/Tokyo' }
  expect((await notices(posted, table, 1, 'PATCH', '', { quiet })).body.quiet).toEqual(quiet)
  const nowhere = { quiet: { ...quiet, zone: 'Nowhere/Else' } }
  expect((await notices(posted, table, 1, 'PATCH', '', nowhere)).status).toBe(400)
  await takeTurn(ada)
  await pause(300)
  // The one minute of the day that is not quiet is a risk this test takes.
  expect(bodies(posted, phone)).toEqual([])
  expect((await notices(posted, table, 1, 'PATCH', '', { quiet: false })).body.quiet).toBeUndefined()
})

test('[R26.13] before its clock runs out whoever is waited for is reminded once', async () => {
  const table = await gather(slow.house.url, { clock: '12h', rounds: '50' })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const phone = await subscribed(slow, table, 1)
  await notices(slow, table, 1, 'PATCH', '', { off: ['turn', 'next'] })
  await takeTurn(ada)
  const since = Date.now()
  await untilShown(slow, phone, 'Your clock is running out; then a bot answers for you.')
  expect(Date.now() - since).toBeGreaterThan(4000)
  await ada.until(() => ada.welcome?.log.some(({ text }) => text === 'room.log.clock'), 'the clock')
  expect(bodies(slow, phone).filter(body => String(body).includes('clock'))).toHaveLength(1)
})

test('[R26.14] in a window its own devices hear of what is really asked of it, once the room has answered for the others', async () => {
  const options = { players: '3', witty: 'p2' }
  const table = await gather(posted.house.url, { people: 3, game: 'parley', options })
  const [ada, bea, cid] = table.players as [Player, Player, Player]
  const [witty, dull] = [await subscribed(posted, table, 1), await subscribed(posted, table, 2)]
  bea.close()
  cid.close()
  await ada.answer('softly')
  const since = Date.now()
  await untilShown(posted, witty, asked)
  expect(Date.now() - since).toBeGreaterThan(stay - 200)
  await pause(200)
  expect(bodies(posted, dull)).toEqual([])
})

test('[R26.15] that it is next is told only where it is wished for, and does not keep back that its turn has come', async () => {
  const table = await gather(slow.house.url, { people: 3, game: 'parley', options: { players: '3' } })
  const [ada, bea, cid] = table.players as [Player, Player, Player]
  const [one, other] = [await subscribed(slow, table, 1), await subscribed(slow, table, 2)]
  await notices(slow, table, 1, 'PATCH', '', { off: ['asked', 'next'] })
  expect((await notices(slow, table, 2)).body.off).toEqual(['next'])
  await notices(slow, table, 2, 'PATCH', '', { off: ['asked'] })
  for (const player of [bea, cid]) player.close()
  await ada.answer('softly')
  await untilShown(slow, other, 'You are next.')
  await untilShown(slow, one, turn)
  const beaAgain = await Player.join(slow.house.url, table.room, table.seats[1]?.token)
  await beaAgain.answer('softly')
  await untilShown(slow, other, turn)
  expect(bodies(slow, one)).not.toContain('You are next.')
})

test('[R26.16] while people gather they move with whoever is moved', async () => {
  const table = await sitDown(posted.house.url, { people: 2, bots: 2, start: false })
  const path = `/api/rooms/${table.room}`
  await call(posted.house.url, 'DELETE', `${path}/seats/p4`, { token: table.host })
  const taken = await call<SeatTaken>(posted.house.url, 'POST', `${path}/seats`, { body: { name: 'Cid' } })
  const seats = [...table.seats, taken.body]
  const phone = await subscribed(posted, { room: table.room, seats }, 2)
  const options = { players: '3', rounds: '3', trap: 'none', listing: 'invited', clock: 'none' }
  const changed = await call(posted.house.url, 'PATCH', path, { token: table.host, body: { options } })
  expect(changed.status).toBe(200)
  const { body } = await notices(posted, { room: table.room, seats }, 2)
  expect(body.devices).toHaveLength(1)
  await call(posted.house.url, 'POST', `${path}/start`, { token: table.host })
  for (const { token } of table.seats) await takeTurn(await Player.join(posted.house.url, table.room, token))
  await untilShown(posted, phone, turn)
})

test('[R26.17] a house without keys sends nothing and says so', async () => {
  const bare = await openPosted({ PUSH_KEYS: '' })
  try {
    const table = await sitDown(bare.house.url)
    expect((await notices(bare, table, 0)).body).toEqual({ off: ['next'], devices: [] })
    expect((await notices(posted, await sitDown(posted.house.url), 0)).body.key).toBe(
      posted.keys.split('.')[0],
    )
  } finally {
    await bare.close()
  }
  expect(bare.outside.posts).toEqual([])
})
