import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenTable, RoomInfo, RoomMade } from '../../shared/protocol.ts'
import { type GameRecord, replay } from '../../shared/record.ts'
import { guarded } from '../../worker/headers.ts'
import { type House, openHouse } from './house.ts'
import { call, finish, gather, knock, type Player, sitDown, sql, takeTurn } from './player.ts'
import { tally } from './testGame.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ LULL_MS: '300' })
})
afterAll(() => house.close())

const make = (body: unknown) => call<RoomMade & { code?: string }>(house.url, 'POST', '/api/rooms', { body })
const tally2 = { game: 'tally', options: {} }
const nobodys = '/api/rooms/23456789abcd'

describe('making a room', () => {
  test('[R1.1] answers the room and a host token; with a name also the first seat', async () => {
    const { status, body } = await make({ ...tally2, name: 'Ada' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ seat: 'p1' })
    expect(body.host).toMatch(/^[\w-]{22}$/)
    expect(body.token).toMatch(/^[\w-]{22}$/)
    expect(body.phrase).toMatch(/^[a-z]+(-[a-z]+){3}$/)
    const { body: bare } = await make(tally2)
    expect(Object.keys(bare).sort()).toEqual(['host', 'room'])
  })

  test('[R1.2] gives it twelve characters that cannot be mistaken', async () => {
    const names = await Promise.all(Array.from({ length: 8 }, async () => (await make(tally2)).body.room))
    expect(new Set(names).size).toBe(8)
    for (const name of names) expect(name).toMatch(/^[2-9a-hjkmnp-tv-z]{12}$/)
  })

  test('[R1.3] takes only games and options on offer, and fills in the rest', async () => {
    for (const body of [
      { game: 'chess', options: {} },
      { game: 'constructor', options: {} },
      { game: 'tally', options: { rounds: '7' } },
      { game: 'tally', options: { weather: 'fine' } },
    ])
      expect((await make(body)).status).toBe(400)
    const { body } = await make({ game: 'tally', options: { players: '4' } })
    const info = await call<RoomInfo>(house.url, 'GET', `/api/rooms/${body.room}`)
    expect(info.body.options).toEqual({
      players: '4',
      rounds: '3',
      trap: 'none',
      listing: 'invited',
      door: 'free',
      clock: 'none',
    })
  })
})

test('[R1.4] a room tells what it is', async () => {
  const { room } = await sitDown(house.url, { start: false })
  const { status, body } = await call<RoomInfo>(house.url, 'GET', `/api/rooms/${room}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ room, game: 'tally', stage: 'lobby', v: expect.any(Number) })
  expect(body.seats).toMatchObject([
    { seat: 'p1', name: 'Ada', taken: true, online: false, host: true },
    { seat: 'p2', name: 'Friend 2', taken: true, online: false },
  ])
})

test('[R1.4] a room tells how far its game is, also at rest, without having its match read', async () => {
  const { room, players } = await gather(house.url)
  const told = async () => (await call<RoomInfo>(house.url, 'GET', `/api/rooms/${room}`)).body.progress
  expect(await told()).toEqual({ round: 1, waiting: ['p1'] })
  const [ada] = players as [Player, Player]
  await takeTurn(ada)
  await expect.poll(() => sql(house.url, room, `SELECT stamp FROM rest WHERE stamp <> ''`)).toHaveLength(1)
  await sql(house.url, room, `UPDATE segments SET at = '{"segment":"nowhere"}'`)
  await house.kill()
  await house.again({ BUILD: 'a later one' })
  expect(await told()).toEqual({ round: 1, waiting: ['p2'] })
  expect(await sql(house.url, room, `SELECT json FROM facts WHERE name = 'fault'`)).toEqual([])
})

test('[R1.4] and who won', async () => {
  const { room, players } = await gather(house.url, { rounds: '1' })
  await finish(players)
  const { body } = await call<RoomInfo>(house.url, 'GET', `/api/rooms/${room}`)
  expect(body).toMatchObject({ stage: 'over', progress: { waiting: [], winners: [expect.any(String)] } })
})

test('[R1.14] a table alone has bots in all other seats, and its game has begun', async () => {
  const wish = { game: 'tally', options: { players: '3' }, alone: true }
  expect((await make(wish)).status).toBe(400)
  const { room, seat, token } = (await make({ ...wish, name: 'Ada' })).body
  expect([seat, token]).toEqual(['p1', expect.any(String)])
  const { body } = await call<RoomInfo>(house.url, 'GET', `/api/rooms/${room}`)
  expect(body).toMatchObject({ stage: 'playing', progress: { round: 1, waiting: ['p1'] } })
  expect(body.seats).toMatchObject([{ name: 'Ada', host: true }, { bot: 'sensible' }, { bot: 'sensible' }])
})

test('[R1.5] a room nobody made answers 404 and writes nothing', async () => {
  const calls = [
    ['GET', ''],
    ['GET', '/record'],
    ['GET', '/socket'],
    ['POST', '/seats'],
    ['PATCH', '/seats/p1'],
    ['DELETE', '/seats/p1'],
    ['POST', '/seats/p1/hand-over'],
    ['POST', '/bots'],
    ['POST', '/start'],
    ['POST', '/recover'],
  ]
  for (const [method = '', path] of calls) {
    const { status, body } = await call(house.url, method, nobodys + path)
    expect([path, status, body['code']]).toEqual([path, 404, 'noRoom'])
  }
  expect((await knock(house.url, '23456789abcd')).status).toBe(404)
  expect((await call(house.url, 'GET', '/api/rooms/not-a-room')).status).toBe(404)
  expect((await call(house.url, 'GET', `${nobodys}/peek-rows?table=sqlite_master`)).body).toEqual([])
})

test('[R1.6] every error is a code and the key of a sentence', async () => {
  const answers = [
    await call(house.url, 'GET', nobodys),
    await call(house.url, 'GET', '/api/nothing'),
    await make({}),
    await make({ game: 'chess', options: {} }),
    await call(house.url, 'PUT', nobodys),
  ]
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toEqual({ code: expect.any(String), why: `refused.${'code' in body && body.code}` })
  }
})

test('[R1.7] a malformed body answers 400, one too big 413', async () => {
  const { room, host } = await sitDown(house.url, { start: false })
  const post = (path: string, body: unknown) => call(house.url, 'POST', path, { body, token: host })
  expect((await post('/api/rooms', 'not json')).status).toBe(400)
  expect((await post('/api/rooms', { ...tally2, name: 'x'.repeat(25) })).status).toBe(400)
  expect((await post('/api/rooms', { ...tally2, extra: 1 })).status).toBe(400)
  expect((await post(`/api/rooms/${room}/seats`, {})).status).toBe(400)
  expect((await post(`/api/rooms/${room}/seats`, { name: '   ' })).status).toBe(400)
  expect((await post(`/api/rooms/${room}/seats`, { name: 'Eve', seat: 'p9' })).status).toBe(400)
  expect((await post(`/api/rooms/${room}/bots`, { bot: 'genius' })).status).toBe(400)
  const big = await post(`/api/rooms/${room}/seats`, { name: 'Eve', more: 'x'.repeat(5000) })
  expect([big.status, big.body]).toEqual([413, { code: 'tooBig', why: 'refused.tooBig' }])
})

test('[R1.8] a page of another origin changes nothing and opens no socket', async () => {
  const { room } = await sitDown(house.url, { start: false })
  for (const origin of [
    'https://evil.example',
    'null',
    'https://127.0.0.1',
    'http://127.0.0.1:1',
    `${house.url}.evil.example`,
  ]) {
    const headers = { origin }
    const made = await call(house.url, 'POST', '/api/rooms', { body: tally2, headers })
    expect([made.status, made.body['code']]).toEqual([403, 'otherOrigin'])
    const taken = await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p1`, { headers })
    expect(taken.status).toBe(403)
    expect((await knock(house.url, room, headers)).status).toBe(403)
  }
  const own = { origin: house.url }
  expect((await call(house.url, 'POST', '/api/rooms', { body: tally2, headers: own })).status).toBe(201)
  expect((await knock(house.url, room, own)).status).toBe(101)
  expect((await knock(house.url, room, { origin: house.url.toUpperCase() })).status).toBe(101)
  expect((await knock(house.url, room)).status).toBe(101)
})

test('[R1.9] home and table are one app, fresh each time; hashed files are kept', async () => {
  const home = await call(house.url, 'GET', '/')
  const table = await call(house.url, 'GET', '/r/23456789abcd')
  expect(home.body).toContain('Throneward</title>')
  const appOf = ({ body }: { body: unknown }) => String(body).replace(/[\s\S]*<\/head>/, '')
  expect(appOf(home)).toContain('<div id="app">')
  expect(appOf(table)).toEqual(appOf(home))
  for (const { headers } of [home, table]) expect(headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${house.url}/api/rooms/23456789abcd`, { method: 'HEAD' })).status).toBe(404)
  const script = await call(house.url, 'GET', '/assets/main-abc123.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await call(house.url, 'GET', '/assets/gone.js')).status).toBe(404)
})

test('[R1.10] every answer carries the security headers', async () => {
  const { room } = await sitDown(house.url, { start: false })
  const pages = ['/', '/r/23456789abcd', '/index.html', '/nothing']
  for (const path of [...pages, `/api/rooms/${room}`, nobodys, '/api/tables', '/api/nothing']) {
    const { headers } = await call(house.url, 'GET', path)
    const policy = headers.get('content-security-policy') ?? ''
    const rules = new Map(
      policy.split('; ').map(rule => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    )
    expect([path, rules.get('default-src')]).toEqual([path, "'self'"])
    expect(rules.get('script-src')).toBe("'self'")
    expect(rules.get('style-src')).toBe("'self'")
    expect(rules.get('img-src')).toBe("'self' data:")
    expect(rules.get('connect-src')).toBe(`'self' ${house.url.replace('http', 'ws')}`)
    expect(rules.get('frame-ancestors')).toBe("'none'")
    expect(rules.get('base-uri')).toBe("'none'")
    expect(rules.get('form-action')).toBe("'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    // Browsers complain of this one on every page that came by plain http.
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store')
  }
  // Files do not pass the worker. What they may do is said by the page that loads them; opened alone they may do nothing.
  for (const path of ['/assets/main-abc123.js', '/assets/gone.js']) {
    const { headers } = await call(house.url, 'GET', path)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
  const { headers } = guarded(new Response(''), new URL('https://throneward.example/'))
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
})

describe('the record', () => {
  test('[R1.11] of a game being played holds what everybody saw', async () => {
    const { room, players } = await gather(house.url)
    const [ada] = players as [Player]
    await takeTurn(ada, 'draw')
    const { body } = await call<GameRecord & { log: { text: string }[] }>(
      house.url,
      'GET',
      `/api/rooms/${room}/record`,
    )
    expect(body.seats).toEqual([
      { seat: 'p1', name: 'Ada' },
      { seat: 'p2', name: 'Friend 2' },
    ])
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(body.seed).toBeUndefined()
    expect(body.decisions).toBeUndefined()
    expect(body.log.map(line => line.text)).toContain('tally.said')
    expect(JSON.stringify(body)).not.toContain('secretCard')
  })

  test('[R1.12] of a game that is over replays to the same end', async () => {
    const { room, players } = await gather(house.url, { rounds: '1' })
    const [ada, bea] = players as [Player, Player]
    await ada.answer('n3')
    await ada.ask('undo', {})
    await takeTurn(ada, 'draw')
    await takeTurn(bea)
    for (const player of [ada, bea]) {
      await player.until(() => player.welcome?.asks[0], 'a bid')
      await player.answer('n4')
      await player.answer('sealed')
    }
    await ada.until(() => ada.welcome?.over, 'the end')
    const { body } = await call<GameRecord>(house.url, 'GET', `/api/rooms/${room}/record`)
    expect(body.decisions?.filter(decision => decision.undone)).toHaveLength(1)
    expect(replay(tally, body)).toEqual({ decisions: 8, winners: ada.welcome?.over?.winners })
  })
})

test('[R1.13] an open table is listed while somebody can still join it', async () => {
  const listed = async () =>
    (await call<OpenTable[]>(house.url, 'GET', '/api/tables')).body.map(table => table.room)
  const hidden = await sitDown(house.url, { people: 1, bots: 1, start: false })
  const options = { players: '2', listing: 'open' }
  const untouched = await sitDown(house.url, { people: 1, options, start: false })
  expect(await listed()).toContain(untouched.room)
  const { room, host } = await sitDown(house.url, { people: 1, bots: 1, listing: 'open', start: false })
  expect(await listed()).not.toContain(hidden.room)
  expect(await listed()).not.toContain(room)
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: host })
  const { body } = await call<OpenTable[]>(house.url, 'GET', '/api/tables')
  expect(body.find(table => table.room === room)).toMatchObject({
    game: 'tally',
    host: 'Ada',
    seats: 2,
    free: 1,
  })
  await call(house.url, 'POST', `/api/rooms/${room}/seats`, { body: { name: 'Bea' } })
  expect(await listed()).not.toContain(room)
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: host })
  expect(await listed()).toContain(room)
  await call(house.url, 'POST', `/api/rooms/${room}/bots`, { body: {}, token: host })
  await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p2`, { token: host })
  expect(await listed()).not.toContain(room)
})

test('what cannot be played together is refused, and the answer says why', async () => {
  const options = { ageOfEmpire: 'yes', longWar: 'withoutImperiumRex' }
  const refused = await make({ game: 'ti3', options })
  expect([refused.status, refused.body]).toEqual([
    400,
    { code: 'optionsClash', why: 'option.clash.lineNeedsRex' },
  ])
  expect((await make({ game: 'ti3', options: { ...options, longWar: 'imperiumRex' } })).status).toBe(201)
})

test('a pasted galaxy is refused with its reason before a room is made', async () => {
  const pasted = (map: string) => make({ game: 'ti3', options: { galaxy: 'pasted', map } })
  expect((await pasted('1 2 3')).body).toEqual({ code: 'mapLength', why: 'refused.mapLength' })
  expect((await pasted('1 1')).body).toEqual({ code: 'mapTwice', why: 'refused.mapTwice' })
  expect((await pasted('99')).body).toEqual({ code: 'mapUnknown', why: 'refused.mapUnknown' })
  expect((await pasted('1 '.repeat(101))).status).toBe(400)
  const all = Array.from({ length: 32 }, (_, i) => i + 1).join(' ')
  expect((await pasted(all)).status).toBe(201)
})
