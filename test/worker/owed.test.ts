import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, takeTurn } from './player.ts'

/** What stands here for the hour after which somebody may be reminded again. */
const anHour = 700

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', NUDGE_MS: String(anHour) })
})
afterAll(() => house.close())

const nudges = (player: Player, seat: string) => player.ask('nudge', { seat })
const said = ({ welcome }: Player) => welcome?.log.map(({ text }) => text) ?? []
const turnOf = (player: Player, seat: string) =>
  player.until(() => player.welcome?.waiting.join() === seat, `the turn of ${seat}`)
const bidding = (player: Player) =>
  player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'the bidding')
const since = ({ welcome }: Player) => welcome?.since ?? {}

test('[R18.1] all are told since when each seat is waited for, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const watcher = await Player.join(house.url, room)
  const began = since(watcher)['p1'] ?? 0
  expect(Object.keys(since(watcher))).toEqual(['p1'])
  await takeTurn(ada)
  await turnOf(watcher, 'p2')
  expect(Object.keys(since(watcher))).toEqual(['p2'])
  expect(since(watcher)['p2']).toBeGreaterThan(began)
  const known = since(watcher)
  await allSettled([ada, bea])
  await house.kill()
  await house.again()
  expect(since(await Player.join(house.url, room, seats[1]?.token))).toEqual(known)
  const { body } = await call<{ since: object }>(house.url, 'GET', `/api/rooms/${room}`)
  expect(body.since).toEqual(known)
})

test('[R18.2] what is answered in secret moves nothing that others are told of', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  for (const player of players) await takeTurn(player)
  for (const player of players) await bidding(player)
  const known = since(bea)
  expect(Object.keys(known)).toEqual(['p1', 'p2', 'p3'])
  await ada.answer('n1')
  await ada.answer('sealed')
  const heard = bea.frames.length
  await allSettled([bea, cid])
  // Whether she has answered or not, she is reminded alike.
  expect((await nudges(bea, 'p1')).v).toBeGreaterThan(0)
  expect((await nudges(bea, 'p3')).v).toBeGreaterThan(0)
  await allSettled(players)
  const told = bea.frames.slice(heard).filter(frame => frame.includes('"commit"'))
  const [ofAda = '', ofCid = ''] = told.map(frame => frame.replace(/\d{13}/g, 'T'))
  expect(ofAda.replaceAll('"p1"', 'X')).toContain('"nudges":{X:{"by":"p2","at":T}}')
  expect(ofCid).toContain('"p3":{"by":"p2","at":T}')
  expect(told).toHaveLength(2)
  expect(since(bea)).toEqual(known)
  expect((await Player.join(house.url, room, seats[1]?.token)).welcome?.since).toEqual(known)
})

test('[R18.3] whoever is waited for is reminded by another at most once an hour, and told by whom', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  expect((await nudges(bea, 'p1')).v).toBeGreaterThan(0)
  await ada.until(() => said(ada).includes('room.log.nudged'), 'the reminder')
  expect(ada.welcome?.log.at(-1)).toMatchObject({ about: { seat: 'p2' }, private: true })
  await allSettled([bea, cid])
  expect([said(bea), said(cid)].flat()).not.toContain('room.log.nudged')
  expect(cid.welcome?.nudges?.['p1']?.by).toBe('p2')
  expect(await nudges(cid, 'p1')).toEqual({ code: 'nudgedLately' })
  await house.kill()
  await house.again()
  const again = await Player.join(house.url, room, seats[2]?.token)
  const { at = 0 } = again.welcome?.nudges?.['p1'] ?? {}
  await new Promise(resolve => setTimeout(resolve, Math.max(0, at + anHour - Date.now() + 20)))
  expect((await nudges(again, 'p1')).v).toBeGreaterThan(0)
})

test('[R18.4] who is not waited for, nobody, a bot or oneself is not reminded; nor does a watcher remind', async () => {
  const { room, players } = await gather(house.url, { people: 2, bots: 1 })
  const [ada, bea] = players as [Player, Player]
  const refused = { code: 'notWaitedFor' }
  expect([await nudges(ada, 'p1'), await nudges(ada, 'p2')]).toEqual([refused, refused])
  expect([await nudges(bea, 'p3'), await nudges(bea, 'p8')]).toEqual([refused, refused])
  const watcher = await Player.join(house.url, room)
  expect(await nudges(watcher, 'p1')).toEqual({ code: 'watching' })
})

test('[R18.5] a seat asks whether a table waits for its own answer, and nobody else is told', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const mine = async (token?: string) =>
    (await call<{ mine?: boolean }>(house.url, 'GET', `/api/rooms/${room}`, { token })).body.mine
  const [ofAda, ofBea] = seats.map(({ token }) => token)
  expect([await mine(ofAda), await mine(ofBea), await mine()]).toEqual([true, false, undefined])
  for (const player of players) await takeTurn(player)
  for (const player of players) await bidding(player)
  await ada.answer('n1')
  await ada.answer('sealed')
  await allSettled(players)
  // She is still among those the table waits for.
  expect(bea.welcome?.waiting).toEqual(['p1', 'p2'])
  expect([await mine(ofAda), await mine(ofBea), await mine()]).toEqual([false, true, undefined])
})
