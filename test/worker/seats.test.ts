import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Recovered,
  type RoomInfo,
  type RoomMade,
  type SeatTaken,
  seatColours,
  seatEmblems,
} from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { call, gather, type Json, Player, sitDown, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

const api = <T = Json>(method: string, path: string, body?: unknown, token?: string) =>
  call<T>(house.url, method, `/api/rooms/${path}`, { body, token })
const infoOf = async (room: string) => (await api<RoomInfo>('GET', room)).body
const lines = (player: Player) => player.welcome?.log.map(line => line.text) ?? []

describe('in the lobby', () => {
  test('[R2.1] each seat has a look of its own', async () => {
    const { room } = await sitDown(house.url, { people: 8, start: false })
    const { seats } = await infoOf(room)
    expect(seats.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'])
    expect(seats.map(({ colour }) => colour)).toEqual(seatColours)
    expect(seats.map(({ emblem }) => emblem)).toEqual(seatEmblems)
  })

  test('[R2.2] [ti3/6.2] who names no seat gets the first free one', async () => {
    const { room } = await sitDown(house.url, { people: 1, bots: 2, start: false })
    const { host } = await sitDown(house.url, { people: 1, start: false })
    expect((await api('POST', `${room}/seats`, { name: 'Eve', seat: 'p1' })).status).toBe(409)
    expect((await api('POST', `${room}/seats`, { name: 'Eve' })).body['code']).toBe('full')
    expect((await api('POST', `${room}/seats`, { name: 'Eve', seat: 'p8' })).status).toBe(404)
    expect((await api('POST', `${room}/bots`, {}, host)).status).toBe(401)
    expect((await api<SeatTaken>('POST', `${room}/seats`, { name: 'Eve', seat: 'p3' })).body.seat).toBe('p3')
    expect((await infoOf(room)).seats[2]).toMatchObject({ name: 'Eve', taken: true })
    expect((await infoOf(room)).seats[2]?.bot).toBeUndefined()
  })

  test('[R2.3] a token brought twice finds the same seat', async () => {
    const { body: made } = await call(house.url, 'POST', '/api/rooms', {
      body: { game: 'tally', options: {} },
    })
    const wish = { name: 'Bea', token: 'abcdefghijklmnopqrstuv' }
    const first = await api<SeatTaken>('POST', `${made['room']}/seats`, wish)
    const again = await api<SeatTaken>('POST', `${made['room']}/seats`, wish)
    expect(first.body).toMatchObject({ seat: 'p1', token: wish.token })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await infoOf(`${made['room']}`)).seats.filter(seat => seat.taken)).toHaveLength(1)
  })

  test('[R2.4] seat and host change its look, nobody else', async () => {
    const { room, host, seats } = await sitDown(house.url, { start: false })
    const [ada, bea] = seats as [SeatTaken, SeatTaken]
    const dress = (wish: Json, token?: string) => api('PATCH', `${room}/seats/p2`, wish, token)
    expect((await dress({ name: 'Beatrix', colour: 'pink' }, bea.token)).status).toBe(200)
    expect((await dress({ emblem: 'eye' }, host)).status).toBe(200)
    expect((await infoOf(room)).seats[1]).toMatchObject({ name: 'Beatrix', colour: 'pink', emblem: 'eye' })
    expect((await dress({ colour: 'crimson' }, bea.token)).body['code']).toBe('colourTaken')
    expect((await dress({ emblem: 'star' }, bea.token)).body['code']).toBe('emblemTaken')
    expect((await dress({ name: 'X' })).status).toBe(401)
    expect((await api('PATCH', `${room}/seats/p1`, { name: 'X' }, bea.token)).status).toBe(403)
    expect((await api('PATCH', `${room}/seats/p7`, { name: 'X' }, host)).status).toBe(404)
    expect((await dress({ name: 'X' }, ada.token)).status).toBe(200)
  })

  test('[R2.4] a free seat gives away what it wears, and takes what is laid down', async () => {
    const { room, token } = (
      await call<Required<RoomMade>>(house.url, 'POST', '/api/rooms', {
        body: { game: 'tally', options: { players: '3' }, name: 'Ada' },
      })
    ).body
    const looks = async () => (await infoOf(room)).seats.map(({ colour, emblem }) => [colour, emblem])
    const [ada, second, third] = (await looks()) as [string[], string[], string[]]
    const wish = { colour: second[0], emblem: third[1] }
    expect((await api('PATCH', `${room}/seats/p1`, wish, token)).status).toBe(200)
    expect(await looks()).toEqual([
      [second[0], third[1]],
      [ada[0], second[1]],
      [third[0], ada[1]],
    ])
  })

  test('[R2.5] only the host adds and removes bots', async () => {
    const { room, host, seats } = await sitDown(house.url, { people: 2, bots: 2, start: false })
    const bea = seats[1]?.token
    expect((await api('POST', `${room}/bots`, {}, host)).body['code']).toBe('full')
    expect((await api('DELETE', `${room}/seats/p4`, undefined, bea)).status).toBe(403)
    expect((await api('DELETE', `${room}/seats/p4`, undefined, host)).status).toBe(200)
    expect((await api('DELETE', `${room}/seats/p4`, undefined, host)).body['code']).toBe('notTaken')
    expect((await api('POST', `${room}/bots`, {}, bea)).status).toBe(403)
    expect((await api('POST', `${room}/bots`, {})).status).toBe(401)
    const added = await api('POST', `${room}/bots`, { seat: 'p4', bot: 'random' }, host)
    expect(added).toMatchObject({ status: 201, body: { seat: 'p4' } })
    expect((await infoOf(room)).seats[3]).toMatchObject({ bot: 'random', taken: true })
    expect((await api('POST', `${room}/bots`, { seat: 'p2' }, host)).body['code']).toBe('taken')
  })

  test('[R2.6] only the host starts, once, when all are there', async () => {
    const { room, host, seats } = await sitDown(house.url, { people: 1, bots: 1, start: false })
    await api('DELETE', `${room}/seats/p2`, undefined, host)
    expect((await api('POST', `${room}/start`, undefined, host)).body['code']).toBe('notFull')
    const { body: bea } = await api<SeatTaken>('POST', `${room}/seats`, { name: 'Bea' })
    expect((await api('POST', `${room}/start`, undefined, bea.token)).status).toBe(403)
    expect((await api('POST', `${room}/start`)).status).toBe(401)
    expect((await api('POST', `${room}/start`, undefined, seats[0]?.token)).body['stage']).toBe('playing')
    expect((await api('POST', `${room}/start`, undefined, host)).body['code']).toBe('started')
  })
})

describe('who holds a seat', () => {
  test('[R2.7] a freed seat ends its tokens, phrases and sockets', async () => {
    const { room, host, seats, players } = await gather(house.url, { start: false })
    const [ada, bea] = players as [Player, Player]
    expect((await api('DELETE', `${room}/seats/p2`, undefined, host)).status).toBe(200)
    expect(await bea.untilClosed()).toBe(4401)
    await ada.until(() => lines(ada).includes('room.log.freed'), 'the news')
    await ada.until(() => ada.welcome?.seats[1]?.online === false, 'its sockets to be gone')
    expect(ada.welcome?.seats[1]?.taken).toBe(false)
    expect((await api('POST', `${room}/recover`, { phrase: seats[1]?.phrase })).status).toBe(404)
    const stranger = await Player.enter(house.url, room, seats[1]?.token)
    stranger.hello()
    expect(await stranger.untilClosed()).toBe(4401)
  })

  test('[R2.8] a seat may leave', async () => {
    const { room, seats, players } = await gather(house.url)
    const [ada, bea] = players as [Player, Player]
    expect((await api('DELETE', `${room}/seats/p1`, undefined, seats[1]?.token)).status).toBe(403)
    expect((await api('DELETE', `${room}/seats/p2`, undefined, seats[1]?.token)).status).toBe(200)
    expect(await bea.untilClosed()).toBe(4401)
    await ada.until(() => lines(ada).includes('room.log.left'), 'the news')
  })

  test('[R2.9] handing over ends the old tokens and gives new ones', async () => {
    const { room, host, seats, players } = await gather(house.url, { start: false })
    const [ada, bea] = players as [Player, Player]
    expect((await api('POST', `${room}/seats/p2/hand-over`, undefined, seats[1]?.token)).status).toBe(403)
    const { body, status } = await api<SeatTaken>('POST', `${room}/seats/p2/hand-over`, undefined, host)
    expect([status, body.seat]).toEqual([200, 'p2'])
    expect(body.token).not.toBe(seats[1]?.token)
    expect(await bea.untilClosed()).toBe(4401)
    await ada.until(() => lines(ada).includes('room.log.handedOver'), 'the news')
    expect((await api('POST', `${room}/recover`, { phrase: seats[1]?.phrase })).status).toBe(404)
    expect((await api<Recovered>('POST', `${room}/recover`, { phrase: body.phrase })).body.seat).toBe('p2')
    expect((await api('POST', `${room}/bots`, {}, host)).body['code']).toBe('full')
    const heir = await Player.join(house.url, room, body.token)
    await api('POST', `${room}/start`, undefined, host)
    await takeTurn(ada)
    await takeTurn(heir)
  })

  test('[R2.10] the phrase opens the same seat elsewhere, however it is typed', async () => {
    const { room, seats, players } = await gather(house.url)
    const bea = players[1] as Player
    const phrase = seats[1]?.phrase ?? ''
    for (const typed of [
      phrase,
      `  ${phrase.toUpperCase()} `,
      phrase.replaceAll('-', '  '),
      phrase.replace('-', ' - '),
    ]) {
      const { body, status } = await api<Recovered>('POST', `${room}/recover`, { phrase: typed })
      expect([typed, status, body.seat, body.host]).toEqual([typed, 200, 'p2', undefined])
      const phone = await Player.join(house.url, room, body.token)
      expect(phone.welcome?.seat).toBe('p2')
    }
    await bea.settled()
    expect(bea.closedWith).toBeUndefined()
    expect((await api('POST', `${room}/recover`, { phrase: 'zoo-zoo-zoo-zoo' })).body['code']).toBe(
      'wrongPhrase',
    )
  })

  test("[R2.11] the phrase of the host's seat brings a host token", async () => {
    const { room, seats } = await sitDown(house.url, { people: 1, bots: 1, start: false })
    const { body } = await api<Recovered>('POST', `${room}/recover`, { phrase: seats[0]?.phrase })
    expect((await api('POST', `${room}/start`, undefined, body.host)).status).toBe(200)
  })

  test("[R2.14] the host's seat is host, and when the host leaves the next person is", async () => {
    const { room, host, seats } = await sitDown(house.url, { people: 3, bots: 1, start: false })
    const [ada, bea, cid] = seats as [SeatTaken, SeatTaken, SeatTaken]
    expect((await api('DELETE', `${room}/seats/p4`, undefined, ada.token)).status).toBe(200)
    await api('DELETE', `${room}/seats/p1`, undefined, ada.token)
    expect((await infoOf(room)).seats.filter(seat => seat.host).map(seat => seat.seat)).toEqual(['p2'])
    expect((await api('POST', `${room}/bots`, {}, cid.token)).status).toBe(403)
    expect((await api('POST', `${room}/bots`, {}, bea.token)).status).toBe(201)
    const player = await Player.join(house.url, room, bea.token)
    expect(player.welcome?.host).toBe(true)
    expect((await api('POST', `${room}/seats/p2/hand-over`, undefined, host)).status).toBe(401)
  })

  test("[R2.17] handing over the host's seat ends every other host token", async () => {
    const { room, host, seats } = await sitDown(house.url, { people: 2, start: false })
    const { body: found } = await api<Recovered>('POST', `${room}/recover`, { phrase: seats[0]?.phrase })
    const { body: ada } = await api<SeatTaken>('POST', `${room}/seats/p1/hand-over`, undefined, found.token)
    for (const old of [host, found.host, found.token, seats[0]?.token])
      expect((await api('POST', `${room}/seats/p1/hand-over`, undefined, old)).status).toBe(401)
    expect((await api('POST', `${room}/start`, undefined, ada.token)).status).toBe(200)
  })

  test('[R2.18] a host who leaves nobody behind may come back as host', async () => {
    const { room, host, seats } = await sitDown(house.url, { people: 1, bots: 1, start: false })
    await api('DELETE', `${room}/seats/p1`, undefined, seats[0]?.token)
    const { body } = await call<SeatTaken>(house.url, 'POST', `/api/rooms/${room}/seats`, {
      body: { name: 'Ada' },
      token: host,
    })
    expect((await api('POST', `${room}/start`, undefined, body.token)).status).toBe(200)
  })
})

describe('while the game goes on', () => {
  test("[R2.13] a newcomer takes a free seat or a bot's, and goes on where it stands", async () => {
    const { room, seats, players } = await gather(house.url, { people: 2, bots: 1, rounds: '50' })
    const ada = players[0] as Player
    await api('DELETE', `${room}/seats/p2`, undefined, seats[1]?.token)
    await takeTurn(ada)
    await ada.until(() => ada.welcome?.waiting.includes('p2'), 'the empty seat')
    expect((await api('POST', `${room}/seats`, { name: 'Eve', seat: 'p1' })).body['code']).toBe('taken')
    const { body: eve } = await api<SeatTaken>('POST', `${room}/seats`, { name: 'Eve' })
    expect(eve.seat).toBe('p2')
    const { body: dan } = await api<SeatTaken>('POST', `${room}/seats`, { name: 'Dan', seat: 'p3' })
    const newcomer = await Player.join(house.url, room, eve.token)
    const third = await Player.join(house.url, room, dan.token)
    expect(newcomer.welcome?.asks[0]?.text).toBe('tally.say')
    expect(newcomer.welcome?.log.map(line => line.text)).toContain('tally.said')
    await takeTurn(newcomer)
    await takeTurn(third)
    await ada.until(() => ada.welcome?.seats[2]?.name === 'Dan', 'the third name')
    expect(ada.welcome?.seats[2]?.bot).toBeUndefined()
  })

  test('[R2.16] a bot on a freed seat plays on', async () => {
    const { room, host, seats, players } = await gather(house.url)
    const ada = players[0] as Player
    await api('DELETE', `${room}/seats/p2`, undefined, seats[1]?.token)
    await takeTurn(ada)
    expect((await api('POST', `${room}/bots`, { seat: 'p2' }, host)).status).toBe(201)
    await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bot to have played')
  })

  test('[R2.19] a bot that was stuck tries again when it is put there anew', async () => {
    const { room, host, seats, players } = await gather(house.url)
    await takeTurn(players[0] as Player)
    await api('DELETE', `${room}/seats/p2`, undefined, seats[1]?.token)
    const stuck = "INSERT INTO facts SELECT 'stuck', max(n) + 1 FROM decisions"
    await sql(house.url, room, stuck)
    await house.kill()
    await house.again()
    const ada = await Player.join(house.url, room, seats[0]?.token)
    expect(ada.welcome).toMatchObject({ waiting: ['p2'], table: { sum: 1 } })
    expect((await api('POST', `${room}/bots`, { seat: 'p2' }, host)).status).toBe(201)
    await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bot to have played')
    const said = ada.welcome?.log.filter(line => line.text === 'tally.said').map(line => line.about?.['seat'])
    expect(said).toEqual(['p1', 'p2'])
    expect(ada.welcome?.seats[1]).toMatchObject({ seat: 'p2', bot: 'sensible' })
  })

  test('[R2.20] a bot makes room for one of another mind, a person does not', async () => {
    const { room, host } = await sitDown(house.url, { people: 1, bots: 1, start: false })
    expect((await infoOf(room)).seats[1]?.bot).toBe('sensible')
    const roused = await api('POST', `${room}/bots`, { seat: 'p2', bot: 'warlike' }, host)
    expect(roused.status).toBe(201)
    expect((await infoOf(room)).seats[1]).toMatchObject({ seat: 'p2', taken: true, bot: 'warlike' })
    expect((await api('POST', `${room}/bots`, { seat: 'p1', bot: 'warlike' }, host)).body['code']).toBe(
      'taken',
    )
  })

  test('[R2.15] when it is over nobody sits down any more', async () => {
    const { room, host, players } = await gather(house.url, { people: 1, bots: 1, rounds: '1' })
    const ada = players[0] as Player
    await takeTurn(ada)
    await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
    await ada.answer('n9')
    await ada.answer('sealed')
    await ada.until(() => ada.welcome?.stage === 'over', 'the end')
    expect((await api('POST', `${room}/seats`, { name: 'Eve', seat: 'p2' })).body['code']).toBe('over')
    expect((await api('POST', `${room}/bots`, {}, host)).body['code']).toBe('over')
  })
})
