import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatAgain } from '../../shared/protocol/rematch.ts'
import type { RoomInfo } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, finish, gather, Player } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', MESSAGES_A_SECOND: '1000' })
})
afterAll(() => house.close())

type Post = { status: number; body: { room: string; code?: string } }
const open = (room: string, token?: string): Promise<Post> =>
  call(house.url, 'POST', `/api/rooms/${room}/rematch`, { token })
const take = (room: string, token: string | undefined, brought: string) =>
  call<SeatAgain & { code?: string }>(house.url, 'POST', `/api/rooms/${room}/rematch/seat`, {
    token,
    body: { token: brought },
  })
const info = async (room: string) => (await call<RoomInfo>(house.url, 'GET', `/api/rooms/${room}`)).body
const brought = (letter: string) => letter.repeat(22)

async function played() {
  const table = await gather(house.url, { rounds: '1', people: 2, bots: 1, names: ['Ada', 'Bea'] })
  const { players, room, seats } = table
  await call(house.url, 'PATCH', `/api/rooms/${room}/seats/p2`, {
    token: seats[1]?.token,
    body: { colour: 'pink' },
  })
  await finish(players)
  for (const player of players) await player.until(() => player.welcome?.over, 'the end')
  return table
}

const isHeard = (player: Player, room: string) =>
  player.until(() => player.welcome?.next === room, 'the next table')

test('[R21.1] whoever sat there opens the next table, with the same people, looks and bots', async () => {
  const { room, seats, players } = await played()
  const [first, second] = await Promise.all([open(room, seats[1]?.token), open(room, seats[0]?.token)])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  const next = first.body.room
  expect((await open(room, seats[0]?.token)).body.room).toBe(next)
  for (const player of players) await isHeard(player, next)
  const [old, now] = [await info(room), await info(next)]
  expect(now).toMatchObject({ game: old.game, options: old.options, stage: 'lobby' })
  const known = ({ seats }: RoomInfo) =>
    seats.map(({ seat, name, bot, colour, emblem }) => ({ seat, name, bot, colour, emblem }))
  expect(known(now)).toEqual(known(old))
  expect(now.seats[1]).toMatchObject({ name: 'Bea', colour: 'pink' })
  const host = now.seats.find(seat => seat.host)?.seat
  const opener = seats.find(({ seat }) => seat === host)
  const { body } = await take(room, opener?.token, brought('h'))
  expect(
    (await call(house.url, 'POST', `/api/rooms/${next}/start`, { token: body.token, body: {} })).status,
  ).toBe(200)
  expect((await info(next)).stage).toBe('playing')
})

test('[R21.2] [R21.3] all are told its name, and each finds the own seat there, late too', async () => {
  const { room, seats, players } = await played()
  const watcher = await Player.join(house.url, room)
  const next = (await open(room, seats[0]?.token)).body.room
  await isHeard(watcher, next)
  const { status, body } = await take(room, seats[0]?.token, brought('a'))
  expect(status).toBe(201)
  expect(body).toMatchObject({ room: next, seat: 'p1', token: brought('a') })
  expect((await take(room, seats[0]?.token, brought('a'))).body).toEqual(body)
  const ada = await Player.join(house.url, next, body.token)
  expect(ada.welcome).toMatchObject({ seat: 'p1', host: true })
  await allSettled(players)
  await house.kill()
  await house.again()
  const late = await Player.join(house.url, room, seats[1]?.token)
  expect(late.welcome?.next).toBe(next)
  const theirs = (await take(room, seats[1]?.token, brought('b'))).body
  const phone = (await take(room, seats[1]?.token, brought('c'))).body
  for (const { token, seat } of [theirs, phone]) {
    expect(seat).toBe('p2')
    expect((await Player.join(house.url, next, token)).welcome?.seat).toBe('p2')
  }
  const found = await call(house.url, 'POST', `/api/rooms/${next}/recover`, {
    body: { phrase: theirs.phrase },
  })
  expect(found.body).toMatchObject({ seat: 'p2' })
  for (const player of [watcher, ...players])
    for (const frame of player.frames)
      for (const secret of [body.token, theirs.token, body.phrase, theirs.phrase])
        expect(frame).not.toContain(secret)
})

test('[R21.4] a seat that was given away there is given to nobody from the old table, and a moved one is found', async () => {
  const { room, seats } = await played()
  const next = (await open(room, seats[0]?.token)).body.room
  const { token: host } = (await take(room, seats[0]?.token, brought('d'))).body
  const first = (await take(room, seats[1]?.token, brought('e'))).body
  // The bot goes, and with two players fewer seats are left: nobody sits beyond.
  const options = { ...(await info(next)).options, players: '2' }
  await call(house.url, 'DELETE', `/api/rooms/${next}/seats/p3`, { token: host })
  await call(house.url, 'PATCH', `/api/rooms/${next}`, { token: host, body: { options } })
  expect((await info(next)).seats).toHaveLength(2)
  expect((await take(room, seats[1]?.token, brought('f'))).body.seat).toBe('p2')
  await call(house.url, 'DELETE', `/api/rooms/${next}/seats/p2`, { token: first.token })
  expect(await take(room, seats[1]?.token, brought('g'))).toMatchObject({
    status: 409,
    body: { code: 'seatGiven' },
  })
  // Back at the door like anybody.
  const again = await call(house.url, 'POST', `/api/rooms/${next}/seats`, { body: { name: 'Zoe' } })
  expect(again.status).toBe(201)
  expect((await take(room, seats[1]?.token, brought('g'))).status).toBe(409)
})

test('[R21.5] only who sat there opens one, and only once it is over', async () => {
  const { room, seats, host } = await gather(house.url, { people: 2 })
  expect(await open(room, seats[0]?.token)).toMatchObject({ status: 409, body: { code: 'notOver' } })
  expect((await open(room)).status).toBe(401)
  expect((await open(room, brought('x'))).status).toBe(401)
  expect((await take(room, seats[0]?.token, brought('a'))).body.code).toBe('noNext')
  expect((await take(room, seats[0]?.token, 'short')).status).toBe(400)
  const table = await played()
  expect((await open(table.room, table.host)).status).toBe(403)
  expect((await open(table.room, host)).status).toBe(401)
  const poor = await openHouse({ BOT_DELAY_MS: '20', ROOMS_AN_HOUR: '1' })
  try {
    const { room, seats, players } = await gather(poor.url, { rounds: '1' })
    await finish(players)
    for (const player of players) await player.until(() => player.welcome?.over, 'the end')
    const refused = await call(poor.url, 'POST', `/api/rooms/${room}/rematch`, { token: seats[0]?.token })
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyRooms' } })
  } finally {
    await poor.close()
  }
})
