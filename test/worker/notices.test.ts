import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bodies,
  notices,
  openPosted,
  type Posted,
  postsTo,
  shownTo,
  subscribed,
  until,
  untilShown,
} from './noticed.ts'
import { Browser, vouched } from './outside.ts'
import { call, gather, Player, sitDown, takeTurn } from './player.ts'

let posted: Posted
beforeAll(async () => {
  posted = await openPosted()
})
afterAll(() => posted.close())

const turn = 'It is your turn.'
const nothing = 'Nothing waits for you any more.'
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test('[R26.1] a seat that is away is told that it is its turn, by table and occasion, in the language of its device', async () => {
  const table = await gather(posted.house.url, { people: 2, names: ['Ada', 'Bea'] })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const phone = await subscribed(posted, table, 1)
  const tablet = await subscribed(posted, table, 1, 'it')
  await takeTurn(ada)
  await untilShown(posted, phone, turn)
  await untilShown(posted, tablet, 'Tocca a te.')
  expect(shownTo(posted, phone)).toEqual([{ room: table.room, title: 'Ada’s table', body: turn }])
  expect(shownTo(posted, tablet)[0]?.['title']).toBe('Il tavolo di Ada')
})

test('[R26.2] it is encrypted for that device alone, in the name of the house, and a service that has not delivered it replaces it', async () => {
  const table = await gather(posted.house.url)
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const phone = await subscribed(posted, table, 1)
  await takeTurn(ada)
  await untilShown(posted, phone, turn)
  const [post] = postsTo(posted, phone)
  if (!post) throw new Error('nothing was sent')
  expect(() => new Browser().read(post)).toThrow()
  expect(post.body.includes('turn')).toBe(false)
  const { key, says } = vouched(post)
  expect(key).toBe(posted.keys.split('.')[0])
  expect(says).toMatchObject({ aud: 'https://push.test', sub: posted.house.url })
  expect(Number(says['exp'])).toBeLessThanOrEqual(Date.now() / 1000 + 86_400)
  expect(post.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
  expect(Number(post.headers['ttl'])).toBeGreaterThan(3600)
  expect(String(post.headers['topic'])).toMatch(/^[\w-]{1,32}$/)
  expect(JSON.stringify(post.headers)).not.toContain(table.room)
})

test('[R26.3] only known push services are sent to', async () => {
  const table = await sitDown(posted.house.url)
  const { subscription } = new Browser()
  const adds = (endpoint: string) =>
    notices(posted, table, 0, 'POST', '/devices', { ...subscription, endpoint, language: 'en' })
  for (const strange of [
    'https://example.com/send/1',
    'https://push.test.example.com/send/1',
    'https://127.0.0.1/send/1',
    'http://push.test/send/1',
    'https://push.test:8443/send/1',
    'https://me@push.test/send/1',
    'https://evilfcm.googleapis.com/fcm/send/1',
    'https://notify.windows.com.evil.net/1',
    'push.test',
  ])
    expect([strange, (await adds(strange)).status]).toEqual([strange, 400])
  for (const known of [
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://web.push.apple.com/1',
    'https://wns2-par02p.notify.windows.com/w/?token=1',
  ])
    expect([known, (await adds(known)).status]).toEqual([known, 200])
})

test('[R26.4] an endpoint that is gone is dropped; one that fails is tried again, also after a restart', async () => {
  const table = await gather(posted.house.url)
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const [phone, tablet] = [await subscribed(posted, table, 1), await subscribed(posted, table, 1)]
  posted.outside.answers.set(phone.endpoint, { status: 410 })
  posted.outside.answers.set(tablet.endpoint, { status: 503 })
  await takeTurn(ada)
  await until(() => postsTo(posted, tablet).length > 0, 'a first try')
  await until(async () => (await notices(posted, table, 1)).body.devices.length === 1, 'the dead one to go')
  await posted.house.kill()
  await posted.house.again()
  posted.outside.answers.clear()
  const before = postsTo(posted, tablet).length
  // Whoever opens the table wakes the room.
  await Player.join(posted.house.url, table.room)
  await until(() => postsTo(posted, tablet).length > before, 'another try')
  expect(bodies(posted, tablet).at(-1)).toBe(turn)
  expect(postsTo(posted, phone)).toHaveLength(1)
})

test('[R26.5] who looks on is told nothing; a page that is hidden is nobody who looks on', async () => {
  const table = await gather(posted.house.url, { rounds: '50' })
  const [ada, bea] = table.players as [Player, Player]
  const [phone, other] = [await subscribed(posted, table, 1), await subscribed(posted, table, 0)]
  await takeTurn(ada)
  await bea.until(() => bea.welcome?.asks.length, 'the turn')
  await pause(300)
  expect(bodies(posted, phone)).toEqual([])
  await ada.ask('looking', { yes: false })
  await takeTurn(bea)
  await untilShown(posted, other, 'It is your turn.')
  expect(bodies(posted, phone)).toEqual([])
})

test('[R26.6] what was answered is taken from the devices on which it lies, without a sound', async () => {
  const table = await gather(posted.house.url, { rounds: '50' })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const [phone, tablet] = [await subscribed(posted, table, 1), await subscribed(posted, table, 1)]
  await takeTurn(ada)
  await untilShown(posted, phone, turn)
  await untilShown(posted, tablet, turn)
  const beaAgain = await Player.join(posted.house.url, table.room, table.seats[1]?.token)
  const { body } = await notices(posted, table, 1)
  // On the phone, which puts away itself what lies there.
  await beaAgain.ask('looking', { yes: true, device: body.devices[0] })
  await pause(200)
  expect(bodies(posted, tablet)).toEqual([turn])
  await takeTurn(beaAgain)
  await beaAgain.answer('n3')
  await beaAgain.answer('sealed')
  await untilShown(posted, tablet, nothing)
  expect(shownTo(posted, tablet).at(-1)).toMatchObject({ silent: true, over: true })
  await pause(200)
  expect(bodies(posted, phone)).toEqual([turn])
})

test('[R26.7] it is told what it chose and nothing else, and others learn nothing of that', async () => {
  const table = await gather(posted.house.url, { people: 3 })
  const [ada, bea, cid] = table.players as [Player, Player, Player]
  bea.close()
  const phone = await subscribed(posted, table, 1)
  const before = cid.frames.length
  await notices(posted, table, 1, 'PATCH', '', { off: ['turn', 'asked', 'next'] })
  expect((await notices(posted, table, 1)).body.off).toEqual(['turn', 'asked', 'next'])
  await takeTurn(ada)
  await pause(300)
  expect(bodies(posted, phone)).toEqual([])
  await ada.ask('command', { name: 'boast', value: 'loud' })
  await untilShown(posted, phone, 'You are offered a deal.')
  expect(cid.frames.slice(before).join()).not.toMatch(/notice|device|push/)
  expect((await call(posted.house.url, 'GET', `/api/rooms/${table.room}/notices`)).status).toBe(401)
})

test('[R26.8] all are told the end', async () => {
  const table = await gather(posted.house.url, { rounds: '1' })
  const [ada, bea] = table.players as [Player, Player]
  const phone = await subscribed(posted, table, 1)
  await takeTurn(ada)
  await takeTurn(bea)
  for (const player of [ada, bea]) {
    await player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
    await player.answer('n1')
    if (player === bea) await bea.ask('looking', { yes: false })
    await player.answer('sealed')
  }
  await untilShown(posted, phone, 'The game is over.')
})

test('[R26.9] notices end with the seat, and whoever sits there next is sent none', async () => {
  const table = await gather(posted.house.url, { rounds: '50' })
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const phone = await subscribed(posted, table, 0)
  const path = `/api/rooms/${table.room}/seats/p1/hand-over`
  const { body } = await call<{ token: string }>(posted.house.url, 'POST', path, {
    token: table.seats[0]?.token,
  })
  const seats = [{ ...table.seats[0], token: body.token }] as typeof table.seats
  expect((await notices(posted, { room: table.room, seats }, 0)).body.devices).toEqual([])
  const adaAgain = await Player.join(posted.house.url, table.room, body.token)
  await takeTurn(adaAgain)
  adaAgain.close()
  const beaAgain = await Player.join(posted.house.url, table.room, table.seats[1]?.token)
  await takeTurn(beaAgain)
  await pause(300)
  expect(bodies(posted, phone)).toEqual([])
  expect(ada.closedWith).toBeDefined()
})

test('[R26.10] a browser that changes its subscription says so by the old one, without a token', async () => {
  const table = await gather(posted.house.url)
  const [ada, bea] = table.players as [Player, Player]
  bea.close()
  const [before, after] = [await subscribed(posted, table, 1), new Browser()]
  const renew = (was: string) =>
    call(posted.house.url, 'POST', `/api/rooms/${table.room}/notices/renew`, {
      body: { ...after.subscription, was },
    })
  expect((await renew('https://push.test/send/guessed')).status).toBe(404)
  expect((await renew(before.endpoint)).status).toBe(200)
  await takeTurn(ada)
  await untilShown(posted, after, turn)
  expect(bodies(posted, before)).toEqual([])
})

test('[R26.11] a seat may have itself sent a try, a few times', async () => {
  const table = await sitDown(posted.house.url)
  const phone = await subscribed(posted, table, 0)
  const tries = () => notices<{ devices: number }>(posted, table, 0, 'POST', '/try')
  expect((await tries()).body).toEqual({ devices: 1 })
  expect(bodies(posted, phone)).toEqual(['This is what a notice of this table looks like.'])
  await tries()
  await tries()
  expect((await tries()).status).toBe(429)
})
