import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenTable, RoomInfo, RoomMade, SeatTaken } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { call, gather, type Json, Player } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const post = <T = Json>(path: string, body: unknown, token?: string) =>
  call<T>(house.url, 'POST', `/api/rooms/${path}`, { body, token })
const choose = (room: string, options: unknown, token?: string) =>
  call<RoomInfo & { code?: string; why?: string }>(house.url, 'PATCH', `/api/rooms/${room}`, {
    body: { options },
    token,
  })
const open = async (options: Json) =>
  (
    await call<Required<RoomMade>>(house.url, 'POST', '/api/rooms', {
      body: { game: 'tally', options, name: 'Ada' },
    })
  ).body
const sits = async (room: string, name: string, seat: string) =>
  (await post<SeatTaken>(`${room}/seats`, { name, seat })).body
const looks = ({ seats }: RoomInfo) => seats.map(({ colour, emblem }) => `${colour} ${emblem}`)
const who = ({ seats }: Pick<RoomInfo, 'seats'>) => seats.map(({ name, bot }) => name ?? bot ?? '')

describe('what a table chooses', () => {
  test('[R1.15] is changed by the host until the start, and everybody is told at once', async () => {
    const { room, host, seats, players } = await gather(house.url, { start: false })
    const [ada, bea] = players as [Player, Player]
    const guest = await Player.join(house.url, room)
    expect((await choose(room, { players: '2', rounds: '50' }, seats[1]?.token)).status).toBe(403)
    expect((await choose(room, { players: '2', rounds: '50' })).status).toBe(401)
    expect((await choose(room, { rounds: '7' }, host)).body.code).toBe('unknownOption')
    const { status, body } = await choose(room, { players: '2', rounds: '50', clock: '30m' }, seats[0]?.token)
    expect(status).toBe(200)
    expect(body.options).toMatchObject({ players: '2', rounds: '50', clock: '30m', door: 'free' })
    for (const player of [ada, bea, guest])
      await player.until(() => player.welcome?.options['clock'] === '30m', 'the news')
    await post(`${room}/start`, {}, host)
    expect((await choose(room, { players: '2' }, host)).body.code).toBe('started')
  })

  test('[R1.15] lists the table, or takes it off the list', async () => {
    const { room, host } = await open({ players: '3' })
    const isListed = async () => {
      const { body } = await call<OpenTable[]>(house.url, 'GET', '/api/tables')
      return body.some(table => table.room === room)
    }
    expect(await isListed()).toBe(false)
    const { body } = await choose(room, { players: '3', listing: 'open' }, host)
    expect([body.options['door'], await isListed()]).toEqual(['knock', true])
    await choose(room, { players: '3', listing: 'invited' }, host)
    expect(await isListed()).toBe(false)
  })
})

describe('with another number of players', () => {
  test('[R1.16] seats come that look like no other, and free ones go', async () => {
    const { room, host } = await open({ players: '2' })
    const more = (await choose(room, { players: '4' }, host)).body
    expect(who(more)).toEqual(['Ada', '', '', ''])
    expect(new Set(looks(more)).size).toBe(4)
    expect(who((await choose(room, { players: '3' }, host)).body)).toEqual(['Ada', '', ''])
  })

  test('[R1.16] whoever sits beyond moves with all that is theirs, and is greeted there', async () => {
    const { room, host, token } = await open({ players: '4' })
    const { token: beas, phrase } = await sits(room, 'Bea', 'p4')
    await post(`${room}/bots`, { seat: 'p3', bot: 'warlike' }, host)
    await call(house.url, 'PATCH', `/api/rooms/${room}/seats/p4`, {
      body: { colour: 'pink', emblem: 'eye' },
      token: beas,
    })
    const bea = await Player.join(house.url, room, beas)
    const { body } = await choose(room, { players: '2' }, host)
    expect(who(body)).toEqual(['Ada', 'Bea'])
    expect(body.seats[1]).toMatchObject({ colour: 'pink', emblem: 'eye' })
    expect(await bea.untilClosed()).toBe(4409)
    const again = await Player.join(house.url, room, beas)
    expect(again.welcome?.seat).toBe('p2')
    const { body: back } = await post<{ seat: string }>(`${room}/recover`, { phrase })
    expect(back.seat).toBe('p2')
    const more = (await choose(room, { players: '4' }, token)).body
    expect(who(more)).toEqual(['Ada', 'Bea', '', ''])
    expect(new Set(looks(more)).size).toBe(4)
  })

  test('[R1.16] a person takes a bot’s place where no other is left, and the host stays host', async () => {
    const { room, host, token } = await open({ players: '4' })
    const { token: beas } = await sits(room, 'Bea', 'p4')
    for (const seat of ['p2', 'p3']) await post(`${room}/bots`, { seat }, host)
    expect(who((await choose(room, { players: '3' }, token)).body)).toEqual(['Ada', 'sensible', 'Bea'])
    await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p1`, { token })
    const { body } = await choose(room, { players: '2' }, beas)
    expect(who(body)).toEqual(['Bea', 'sensible'])
    expect(body.seats[0]?.host).toBe(true)
    expect((await choose(room, { players: '3' }, beas)).status).toBe(200)
  })

  test('[R1.16] is refused where more people sit', async () => {
    const { room, host } = await open({ players: '3' })
    for (const seat of ['p2', 'p3']) await sits(room, `Friend ${seat}`, seat)
    expect((await choose(room, { players: '2' }, host)).body.code).toBe('manySit')
  })
})
