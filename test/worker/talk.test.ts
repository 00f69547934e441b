import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatTaken } from '../../shared/protocol.ts'
import type { EarlierTalk } from '../../shared/talk.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, knownTo, newId, Player, sql } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ LULL_MS: '50' })
})
afterAll(() => house.close())

type Said = Record<string, unknown>
const whisper = (player: Player, conversation: string, text: string, more: Said = {}) =>
  player.ask('whisper', { in: conversation, text, ...more })
const saidTo = (player: Player) => player.welcome?.talk?.lines.map(({ says }) => says)
const again = (room: string, taken: SeatTaken | undefined) => Player.join(house.url, room, taken?.token)

async function threePlayers() {
  const table = await gather(house.url, { people: 3, names: ['Ada', 'Bea', 'Cid'] })
  const [ada, bea, cid] = table.players as [Player, Player, Player]
  return { ...table, ada, bea, cid }
}

test('[R19.1] of a whisper nobody else is sent a byte, and nothing public tells of it', async () => {
  const { room, seats, ada, bea, cid } = await threePlayers()
  const watcher = await Player.join(house.url, room)
  const tablet = await again(room, seats[1])
  const others = [cid, watcher]
  await allSettled([ada, bea, tablet, ...others])
  const heard = others.map(({ frames }) => frames.length)
  const info = async () => (await call(house.url, 'GET', `/api/rooms/${room}`)).body
  const before = await info()
  expect((await whisper(ada, '1-2', 'quennelsecret')).v).toBeGreaterThan(0)
  expect((await whisper(bea, '1-2', 'quennelanswer')).v).toBeGreaterThan(0)
  for (const one of [ada, bea, tablet])
    await one.until(() => one.welcome?.talk?.lines.length === 2, 'both whispers')
  await allSettled(others)
  expect(others.map(({ frames }, at) => frames.slice(heard[at]))).toEqual([['pong'], ['pong']])
  expect(await info()).toEqual(before)
  expect(saidTo(await again(room, seats[0]))).toEqual(['quennelsecret', 'quennelanswer'])
  expect(saidTo(await again(room, seats[2]))).toEqual([])
  expect(saidTo(await Player.join(house.url, room))).toEqual([])
  for (const path of ['', '/record', '/log', '/replay', '/talk?in=gallery&before=900000000000000'])
    expect(JSON.stringify((await call(house.url, 'GET', `/api/rooms/${room}${path}`)).body)).not.toContain(
      'quennel',
    )
  const log = await call(house.url, 'GET', `/api/rooms/${room}/log`, { token: seats[2]?.token })
  expect(JSON.stringify(log.body)).not.toContain('quennel')
  await ada.answer('n1')
  await ada.answer('yes')
  for (const other of others) {
    await other.until(() => other.table.sum === 1, 'the turn')
    expect(other.frames.join()).not.toContain('quennel')
  }
})

test('[R19.1] among several each hears it, and whoever applies every commit knows what a fresh welcome says', async () => {
  const { room, seats, ada, bea, cid } = await threePlayers()
  await whisper(cid, '1-2-3', 'all of us')
  await whisper(ada, '1-3', 'but not Bea')
  await cid.until(() => cid.welcome?.talk?.lines.length === 2, 'both')
  await bea.until(() => bea.welcome?.talk?.lines.length === 1, 'the one')
  expect([ada, bea, cid].map(saidTo)).toEqual([
    ['all of us', 'but not Bea'],
    ['all of us'],
    ['all of us', 'but not Bea'],
  ])
  const fresh = await again(room, seats[2])
  await allSettled([cid, fresh])
  expect(knownTo(cid)).toEqual(knownTo(fresh))
})

test('[R19.2] whoever takes a seat over reads none of it, and is written to anew', async () => {
  const { room, seats, ada, bea, cid } = await threePlayers()
  await whisper(ada, '1-2', 'for Bea')
  await whisper(bea, '1-2-3', 'from Bea')
  await cid.until(() => cid.welcome?.talk?.lines.length === 1, 'what Bea said')
  const own = `/api/rooms/${room}/seats/p2`
  expect((await call(house.url, 'DELETE', own, { token: seats[1]?.token })).status).toBe(200)
  await bea.untilClosed()
  expect(await whisper(ada, '1-2', 'are you there?')).toEqual({ code: 'whisperGone' })
  const { body: eve } = await call<SeatTaken>(house.url, 'POST', `/api/rooms/${room}/seats`, {
    body: { name: 'Eve', seat: 'p2' },
  })
  const newcomer = await again(room, eve)
  expect(saidTo(newcomer)).toEqual([])
  const holder = newcomer.welcome?.holders?.['p2'] ?? 2
  expect(holder).toBeGreaterThan(8)
  await ada.until(() => ada.welcome?.seats[1]?.name === 'Eve', 'Eve')
  expect(ada.welcome?.holders).toEqual({ p2: holder })
  expect(await whisper(ada, '1-2', 'for Bea again')).toEqual({ code: 'whisperGone' })
  expect(await whisper(newcomer, '1-2', 'as if I were Bea')).toEqual({ code: 'noSeat' })
  expect((await whisper(ada, `1-${holder}`, 'for Eve')).v).toBeGreaterThan(0)
  await newcomer.until(() => saidTo(newcomer)?.includes('for Eve'), 'a whisper')
  const path = (conversation: string) => `/api/rooms/${room}/talk?in=${conversation}&before=900000000000000`
  const asEve = await call(house.url, 'GET', path('1-2'), { token: eve.token })
  expect(asEve.status).toBe(404)
  expect(newcomer.frames.join()).not.toMatch(/for Bea|from Bea|are you there/)
  await call(house.url, 'DELETE', own, { token: eve.token })
  const { body: fay } = await call<SeatTaken>(house.url, 'POST', `/api/rooms/${room}/seats`, {
    body: { name: 'Fay', seat: 'p2' },
  })
  expect(saidTo(await again(room, fay))).toEqual([])
  // Those who stayed keep what they heard.
  expect(saidTo(await again(room, seats[0]))).toEqual(['for Bea', 'from Bea', 'for Eve'])
  const mine = await call<SeatTaken>(house.url, 'POST', `/api/rooms/${room}/seats/p1/hand-over`, {
    token: seats[0]?.token,
  })
  expect(saidTo(await again(room, mine.body))).toEqual([])
})

test('[R19.2] nobody whispers to a bot, to a free seat, for another or to themselves', async () => {
  const { players } = await gather(house.url, { people: 2, bots: 1 })
  const [ada, bea] = players as [Player, Player]
  expect(await whisper(ada, '1-3', 'bot')).toEqual({ code: 'whisperGone' })
  expect(await whisper(ada, '1-7', 'nobody')).toEqual({ code: 'whisperGone' })
  expect(await whisper(ada, '2-3', 'not mine')).toEqual({ code: 'noSeat' })
  expect(await whisper(ada, '2-1', 'the wrong way round')).toEqual({ code: 'noSeat' })
  expect(await whisper(ada, '1-1', 'myself')).toEqual({ code: 'noSeat' })
  expect(saidTo(bea)).toEqual([])
})

test('[R19.3] who moves to another seat keeps their whispers', async () => {
  const { room, host, seats, players } = await gather(house.url, { people: 3, start: false })
  const [ada, , cid] = players as [Player, Player, Player]
  await whisper(ada, '1-3', 'for Cid')
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: seats[0]?.token ?? host })
  const options = { ...ada.welcome?.options, players: '2' }
  delete (options as Record<string, string>)['door']
  const changed = await call(house.url, 'PATCH', `/api/rooms/${room}`, {
    body: { options },
    token: seats[0]?.token,
  })
  expect(changed.status).toBe(200)
  await cid.untilClosed()
  const moved = await again(room, seats[2])
  expect(moved.welcome?.seat).toBe('p2')
  expect(saidTo(moved)).toEqual(['for Cid'])
  expect((await whisper(moved, '1-3', 'here I am')).v).toBeGreaterThan(0)
  await ada.until(() => saidTo(ada)?.includes('here I am'), 'the answer')
})

test('[R19.3] a conversation of which nobody is left goes', async () => {
  const { room, seats, ada, bea } = await threePlayers()
  await whisper(ada, '1-2', 'soon gone')
  await whisper(ada, '1-3', 'this stays')
  for (const at of [0, 1])
    await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p${at + 1}`, { token: seats[at]?.token })
  await bea.untilClosed()
  const kept = await sql<{ json: string }>(house.url, room, 'SELECT json FROM whispers')
  expect(kept.map(({ json }) => JSON.parse(json).says)).toEqual(['this stays'])
})

test('[R19.4] how far a seat has read, and whom it mutes, is known on its other devices, and to nobody else', async () => {
  const { room, host, seats, ada, bea, cid } = await threePlayers()
  const tablet = await again(room, seats[0])
  await whisper(bea, '1-2', 'read me')
  await ada.until(() => ada.welcome?.talk?.lines[0], 'a whisper')
  const at = ada.welcome?.talk?.lines[0]?.at ?? 0
  const others = [bea, cid, await Player.join(house.url, room)]
  await allSettled([ada, tablet, ...others])
  const heard = others.map(({ frames }) => frames.length)
  const reads = (where: string, until: number) => ada.ask('read', { in: where, until })
  await reads('1-2', at)
  await reads('table', at + 5)
  await reads('table', at)
  await reads('2-3', at)
  await ada.ask('mute', { holder: 3, yes: true })
  await ada.ask('mute', { holder: 2, yes: true })
  await ada.ask('mute', { holder: 2, yes: false })
  await tablet.until(() => tablet.welcome?.talk?.muted.join() === '3', 'all of it')
  expect(tablet.welcome?.talk?.read['1-2']).toBe(at)
  await allSettled(others)
  expect(others.map(({ frames }, index) => frames.slice(heard[index]))).toEqual([
    ['pong'],
    ['pong'],
    ['pong'],
  ])
  expect(await ada.ask('mute', { holder: 1, yes: true })).toEqual({ code: 'noSeat' })
  await house.kill()
  await house.again()
  const { read, muted } = (await again(room, seats[0])).welcome?.talk ?? {}
  expect([Object.keys(read ?? {}).sort(), muted]).toEqual([['1-2', 'table'], [3]])
  expect(read?.['table']).toBeGreaterThan(at)
  expect((await again(room, seats[1])).welcome?.talk?.read).toEqual({})
  const { body } = await call<SeatTaken>(house.url, 'POST', `/api/rooms/${room}/seats/p1/hand-over`, {
    token: seats[0]?.token ?? host,
  })
  expect((await again(room, body)).welcome?.talk).toEqual({ lines: [], read: {}, muted: [] })
})

test('[R19.5] what is said answers a line and names things, at the table and in whispers', async () => {
  const { ada, bea, cid } = await threePlayers()
  const things = [
    { kind: 'system', id: 'sys_quann' },
    { kind: 'line', id: '1700000000000' },
  ]
  await ada.ask('chat', { text: 'What of {0}?', things })
  await bea.until(() => bea.welcome?.log.some(({ says }) => says), 'the question')
  const re = bea.welcome?.log.find(({ says }) => says)?.at ?? 0
  await bea.ask('chat', { text: 'Mine.', re })
  await whisper(bea, '2-3', 'See {1} and {0}', { things, re })
  await cid.until(() => cid.welcome?.talk?.lines[0], 'a whisper')
  expect(cid.welcome?.talk?.lines[0]).toMatchObject({
    by: 2,
    name: 'Bea',
    says: 'See {1} and {0}',
    things,
    re,
  })
  expect(cid.welcome?.log.filter(({ says }) => says)).toMatchObject([
    { says: 'What of {0}?', things },
    { says: 'Mine.', re },
  ])
  ada.send({ chat: { id: newId(), text: 'x', things: Array(7).fill(things[0]) } })
  expect(await ada.untilClosed()).toBe(1008)
  bea.send({ chat: { id: newId(), text: 'x', things: [{ kind: 'system', id: '<b>' }] } })
  expect(await bea.untilClosed()).toBe(1008)
})

test('[R19.6] those who watch talk among themselves, and no seat is sent a byte of it', async () => {
  const { room, seats, ada, bea, cid } = await threePlayers()
  const [one, other] = [await Player.join(house.url, room), await Player.join(house.url, room)]
  const players = [ada, bea, cid]
  await allSettled([...players, one, other])
  const heard = players.map(({ frames }) => frames.length)
  const says = (player: Player, name: string, text: string) => player.ask('murmur', { name, text })
  expect((await says(one, 'Zoe', 'quennelmurmur')).v).toBeGreaterThan(0)
  expect(await says(one, ' ADA ', 'quennelmurmur')).toEqual({ code: 'nameTaken' })
  await other.until(() => saidTo(other)?.length === 1, 'a murmur')
  expect(other.welcome?.talk?.lines[0]).toMatchObject({ in: 'gallery', name: 'Zoe', says: 'quennelmurmur' })
  await allSettled(players)
  expect(players.map(({ frames }, at) => frames.slice(heard[at]))).toEqual([['pong'], ['pong'], ['pong']])
  expect(await ada.ask('murmur', { name: 'Zed', text: 'let me in' })).toEqual({ code: 'notNow' })
  expect(saidTo(await again(room, seats[0]))).toEqual([])
  expect(saidTo(await Player.join(house.url, room))).toEqual(['quennelmurmur'])
  const path = `/api/rooms/${room}/talk?in=gallery&before=900000000000000`
  expect((await call(house.url, 'GET', path, { token: seats[0]?.token })).status).toBe(404)
  expect((await call<EarlierTalk>(house.url, 'GET', path)).body.lines).toHaveLength(1)
  for (const page of ['', '/record', '/log'])
    expect(JSON.stringify((await call(house.url, 'GET', `/api/rooms/${room}${page}`)).body)).not.toContain(
      'quennel',
    )
})

test('[R19.7] they are heard a few at once, and not at all where the host would rather not', async () => {
  const { room, ada, bea } = await threePlayers()
  const crowd = await Player.join(house.url, room, undefined, '10.1.0.1')
  const elsewhere = await Player.join(house.url, room, undefined, '10.2.0.1')
  const says = (player: Player) => player.ask('murmur', { name: 'Zoe', text: 'hm' })
  /** All it may at once, and as many again: what was refused of them. */
  const refused = async (player: Player) =>
    (await Promise.all(Array.from({ length: 8 }, () => says(player)))).flatMap(({ code }) => code ?? [])
  expect(new Set(await refused(crowd))).toEqual(new Set(['tooFast']))
  const beside = await Player.join(house.url, room, undefined, '10.1.0.1')
  expect(new Set(await refused(beside))).toEqual(new Set(['tooFast']))
  expect((await says(elsewhere)).v).toBeGreaterThan(0)
  expect(await bea.ask('hush', { yes: true })).toEqual({ code: 'notHost' })
  await ada.ask('hush', { yes: true })
  await elsewhere.until(() => elsewhere.welcome?.hushed, 'silence')
  expect(await says(elsewhere)).toEqual({ code: 'hushed' })
  expect((await Player.join(house.url, room)).welcome?.hushed).toBe(true)
  await ada.ask('hush', { yes: false })
  await elsewhere.until(() => elsewhere.welcome?.hushed === false, 'talk again')
  expect((await says(elsewhere)).v).toBeGreaterThan(0)
})

test('[R19.8] sent again under its id it is heard once, also after a restart', async () => {
  const { room, seats, ada } = await threePlayers()
  const watcher = await Player.join(house.url, room)
  const [id, other] = [newId(), newId()]
  const first = await ada.ask('whisper', { in: '1-2', text: 'once' }, id)
  const murmured = await watcher.ask('murmur', { name: 'Zoe', text: 'once' }, other)
  await house.kill()
  await house.again()
  const same = await again(room, seats[0])
  expect(await same.ask('whisper', { in: '1-2', text: 'once' }, id)).toEqual(first)
  const still = await Player.join(house.url, room)
  expect(await still.ask('murmur', { name: 'Zoe', text: 'once' }, other)).toEqual(murmured)
  expect([saidTo(await again(room, seats[1])), saidTo(await Player.join(house.url, room))]).toEqual([
    ['once'],
    ['once'],
  ])
})

test('[R19.8] [R19.9] old whispers go, and earlier ones come page by page', async () => {
  const { room, seats, ada } = await threePlayers()
  await whisper(ada, '1-2', 'the first')
  const line = (convo: string) =>
    `'${convo}', json_object('at', n, 'in', '${convo}', 'by', 1, 'name', 'Ada', 'says', 's' || n)`
  const fill = (table: string, convo: string, count: number) =>
    sql(
      house.url,
      room,
      `WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < ${count})
       INSERT INTO ${table} (convo, json) SELECT ${line(convo)} FROM a`,
    )
  await fill('whispers', '1-2', 5500)
  await fill('murmurs', 'gallery', 900)
  await whisper(ada, '1-2', 'the last')
  const watcher = await Player.join(house.url, room)
  await watcher.ask('murmur', { name: 'Zoe', text: 'the last' })
  const countOf = async (table: string) =>
    (await sql<{ count: number }>(house.url, room, `SELECT count(*) AS count FROM ${table}`))[0]?.count
  expect([await countOf('whispers'), await countOf('murmurs')]).toEqual([5001, 501])
  const fresh = await again(room, seats[1])
  const known = fresh.welcome?.talk?.lines ?? []
  expect([known.length, known.at(-1)?.says, known[0]?.says]).toEqual([200, 'the last', 's5302'])
  const earlier = async (token: string | undefined) =>
    await call<EarlierTalk>(house.url, 'GET', `/api/rooms/${room}/talk?in=1-2&before=${known[0]?.at}`, {
      token,
    })
  const { body } = await earlier(seats[1]?.token)
  expect([body.lines.length, body.lines[0]?.says, body.lines.at(-1)?.says, body.more]).toEqual([
    200,
    's5102',
    's5301',
    true,
  ])
  expect((await earlier(seats[2]?.token)).status).toBe(404)
  expect((await earlier(undefined)).status).toBe(404)
})
