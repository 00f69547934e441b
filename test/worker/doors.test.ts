import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockChosen, isSlow } from '../../shared/clock.ts'
import type { Knocking, RoomInfo, SeatTaken } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, type Json, Player, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

const token = 'abcdefghijklmnopqrstuv'
const browser = 'browserbrowserbrowserb'

const api = <T = Json>(method: string, path: string, body?: unknown, token?: string, address = '10.0.0.7') =>
  call<T>(house.url, method, `/api/rooms/${path}`, { body, token, headers: { 'cf-connecting-ip': address } })
const comeTo = (room: string, wish: Json = {}, address?: string) =>
  api<Knocking & { code?: string }>(
    'POST',
    `${room}/seats`,
    { name: 'Eve', token, ...wish },
    undefined,
    address,
  )
const said = (player: Player) => player.welcome?.log.map(({ text }) => text) ?? []
const knocks = (player: Player) => player.welcome?.knocks ?? []

/** Three people and a bot in the last seat; the table knocks. */
async function atTheDoor(wishes: Parameters<typeof gather>[1] = {}) {
  const people = wishes.people ?? 3
  const bots = people === 2 ? 2 : 1
  const table = await gather(house.url, { rounds: '50', listing: 'open', people, bots, ...wishes })
  const [ada, bea, cid] = table.players as [Player, Player, Player]
  return { ...table, ada, bea, cid, seat: `p${people + 1}` }
}

const answer = (player: Player, yes: boolean) => player.ask('letIn', { knock: knocks(player)[0]?.knock, yes })
const untilKnock = (player: Player) => player.until(() => knocks(player).length === 1, 'the knock')
const nobody = (player: Player) => player.until(() => knocks(player).length === 0, 'nobody in the door')

test('[R13.1] invited tables let come in, open ones ask for a knock, and the host chooses before the start', async () => {
  const doorOf = async (wishes: Parameters<typeof gather>[1]) => {
    const { room, host } = await gather(house.url, { ...wishes, start: false })
    const door = async () => (await api<RoomInfo>('GET', room)).body.options['door']
    const before = await door()
    expect((await api('PATCH', room, { door: 'wide' }, host)).status).toBe(400)
    expect((await api('PATCH', room, { door: 'knock' })).status).toBe(401)
    expect((await api('PATCH', room, { door: before === 'knock' ? 'free' : 'knock' }, host)).status).toBe(200)
    const after = await door()
    await api('POST', `${room}/start`, {}, host)
    expect((await api('PATCH', room, { door: 'free' }, host)).body['code']).toBe('started')
    return [before, after]
  }
  expect(await doorOf({})).toEqual(['free', 'knock'])
  expect(await doorOf({ listing: 'open' })).toEqual(['knock', 'free'])
})

test('[R13.2] who comes in freely is told to the table, and that this browser held another seat here', async () => {
  const { room, seats, players } = await gather(house.url, { people: 2, bots: 1, rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  const desk = await Player.enter(house.url, room, seats[1]?.token)
  desk.send({ hello: { browser } })
  await desk.until(() => desk.welcome, 'a welcome')
  expect((await comeTo(room, { seat: 'p3', browser })).status).toBe(201)
  await ada.until(() => said(ada).includes('room.log.heldBefore'), 'the news')
  expect(ada.welcome?.log.slice(-2)).toMatchObject([
    { text: 'room.log.satForBot', about: { seat: 'p3', name: 'Eve' } },
    { text: 'room.log.heldBefore', about: { seat: 'p3', other: 'p2' } },
  ])
  await allSettled([ada, bea])
})

test('[R13.3] two seated people let a newcomer in, and the log names them', async () => {
  const { room, ada, bea, cid, seat } = await atTheDoor()
  const { status, body } = await comeTo(room, { seat })
  expect([status, body.token, body.seat]).toEqual([202, token, seat])
  const eve = await Player.join(house.url, room, token)
  expect([eve.welcome?.seat, eve.welcome?.hand]).toEqual([undefined, undefined])
  await untilKnock(ada)
  expect(knocks(ada)).toMatchObject([{ seat, name: 'Eve', asked: ['p1', 'p2', 'p3'], yes: [] }])
  await answer(ada, true)
  await bea.until(() => knocks(bea)[0]?.yes.length === 1, 'the first yes')
  expect(await answer(ada, true)).toEqual({ code: 'notAsked' })
  expect(eve.welcome?.seat).toBeUndefined()
  await answer(bea, true)
  await eve.until(() => eve.welcome?.seat === seat && eve.welcome.hand, 'the seat')
  await nobody(cid)
  expect(cid.welcome?.log.at(-1)).toMatchObject({
    text: 'room.log.letInByTwo',
    about: { seat, by: 'p1', also: 'p2' },
  })
  expect(cid.welcome?.seats[3]).toMatchObject({ name: 'Eve', taken: true, online: true })
  for (const player of [ada, bea, cid]) await takeTurn(player)
  await takeTurn(eve)
  // Brought once more it is the same seat, and its words open it.
  const again = await comeTo(room, { seat })
  expect(again.status).toBe(201)
  const { phrase } = again.body as unknown as SeatTaken
  expect((await api('POST', `${room}/recover`, { phrase })).body['seat']).toBe(seat)
})

test('[R13.3] where one person sits, one is enough', async () => {
  const { room, ada } = await atTheDoor({
    people: 1,
    options: { players: '2', listing: 'open', rounds: '50' },
  })
  await comeTo(room, { seat: 'p2' })
  const eve = await Player.join(house.url, room, token)
  await untilKnock(ada)
  await answer(ada, true)
  await eve.until(() => eve.welcome?.seat === 'p2', 'the seat')
  expect(said(ada)).toContain('room.log.letIn')
})

test('[R13.4] one no keeps the door shut, to that network for a while', async () => {
  const { room, ada, bea, cid, seat } = await atTheDoor()
  await comeTo(room, { seat })
  const eve = await Player.join(house.url, room, token)
  await untilKnock(bea)
  await answer(ada, true)
  await answer(bea, false)
  await nobody(cid)
  expect(cid.welcome?.log.at(-1)).toMatchObject({
    text: 'room.log.doorShut',
    about: { by: 'p2', who: 'Eve' },
  })
  expect(await cid.ask('letIn', { knock: 'whatever', yes: true })).toEqual({ code: 'noProposal' })
  await eve.until(() => eve.heard.some(one => 'refused' in one && one.refused.code === 'doorShut'), 'the no')
  expect(eve.welcome?.seat).toBeUndefined()
  const back = await Player.join(house.url, room, token)
  expect([back.welcome?.seat, back.closedWith]).toEqual([undefined, undefined])
  const other = 'zzzzzzzzzzzzzzzzzzzzzz'
  expect((await comeTo(room, { seat })).body.code).toBe('doorShut')
  expect((await comeTo(room, { seat, token: other })).body.code).toBe('doorShut')
  expect((await comeTo(room, { seat, token: other }, '10.9.9.9')).status).toBe(202)
})

test('[R13.5] a knock, and the yes it has, outlast a power cut', async () => {
  const { room, seats, ada, seat } = await atTheDoor()
  await comeTo(room, { seat })
  await untilKnock(ada)
  expect((await answer(ada, true)).v).toBeGreaterThan(0)
  await house.kill()
  await house.again()
  const eve = await Player.join(house.url, room, token)
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(knocks(bea)).toMatchObject([{ seat, yes: ['p1'], asked: ['p2', 'p3'] }])
  const { v } = await answer(bea, true)
  expect(v).toBeGreaterThan(0)
  await eve.until(() => eve.welcome?.seat === seat, 'the seat')
  await house.kill()
  await house.again()
  expect((await Player.join(house.url, room, token)).welcome?.seat).toBe(seat)
})

test('[R13.6] unanswered the door opens by itself, also if the room slept or died', async () => {
  await house.again({ KNOCK_MS: '1500' })
  const { room, seat } = await atTheDoor()
  await comeTo(room, { seat })
  await house.kill()
  await house.again({ KNOCK_MS: '1500' })
  const eve = await Player.join(house.url, room, token)
  await eve.until(() => eve.welcome?.seat === seat, 'the door to open')
  expect(said(eve)).toContain('room.log.doorOpens')
  await house.again()
  const wait = async (clock: string) => {
    const slow = await atTheDoor({ clock })
    const { body } = await comeTo(slow.room, { seat })
    return Math.round((body.opens - Date.now()) / 60_000)
  }
  expect([await wait('3m'), await wait('none')]).toEqual([10, 24 * 60])
  expect(['3m', '30m', '12h', '2d', 'none'].map(clock => isSlow(clockChosen({ clock })))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test('[R13.7] who has held a seat here does not let themselves in', async () => {
  const { room, seats, ada, bea, seat } = await atTheDoor({ people: 2 })
  const desk = await Player.enter(house.url, room, seats[0]?.token)
  desk.send({ hello: { browser } })
  await desk.until(() => desk.welcome, 'a welcome')
  await comeTo(room, { seat, browser })
  await untilKnock(ada)
  expect(knocks(ada)).toMatchObject([{ held: ['p1'], asked: ['p2'] }])
  expect(await answer(ada, true)).toEqual({ code: 'notAsked' })
  await answer(bea, true)
  await ada.until(() => ada.welcome?.seats[2]?.name === 'Eve', 'Eve')
  expect(said(ada).slice(-2)).toEqual(['room.log.letIn', 'room.log.heldBefore'])
})

test('[R13.8] few knock at once, one may go again, and who leaves opens nothing', async () => {
  const { room, host, seats, ada, bea, cid } = await atTheDoor({ people: 3 })
  const tokens = ['a', 'b', 'c', 'd', 'e'].map(letter => letter.repeat(22))
  const statuses = []
  for (const [at, token] of tokens.entries())
    statuses.push((await comeTo(room, { seat: 'p4', token }, `10.0.1.${Math.floor(at / 2)}`)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 429])
  expect((await comeTo(room, { seat: 'p4', token: tokens[0] }, '10.0.1.0')).status).toBe(202)
  for (const token of tokens.slice(1, 4))
    expect((await api('DELETE', `${room}/knock`, undefined, token)).status).toBe(200)
  expect((await api('DELETE', `${room}/knock`, undefined, tokens[4])).status).toBe(404)
  await untilKnock(ada)
  await answer(ada, true)
  await api('DELETE', `${room}/seats/p1`, undefined, seats[0]?.token)
  await bea.until(() => knocks(bea)[0]?.yes.length === 0, 'the yes to go with its seat')
  await api('DELETE', `${room}/seats/p2`, undefined, seats[1]?.token)
  await cid.until(() => knocks(cid)[0]?.asked.join() === 'p3', 'the last to be asked')
  await answer(cid, true)
  await cid.until(() => cid.welcome?.seats[3]?.name === 'Eve', 'Eve')
  expect(host).toBeDefined()
})
