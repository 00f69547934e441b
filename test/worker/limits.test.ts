import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { call, gather, knock, newId, Player, sitDown, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('[R9.1] a seat may send twenty messages at once and two a second', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  for (let at = 0; at < 19; at++) ada.send({ chat: { id: newId(), text: `${at}` } })
  expect((await ada.ask('chat', { text: 'the twentieth' })).v).toBeGreaterThan(0)
  await new Promise(resolve => setTimeout(resolve, 1100))
  expect((await ada.ask('chat', { text: 'one' })).v).toBeGreaterThan(0)
  expect((await ada.ask('chat', { text: 'two' })).v).toBeGreaterThan(0)
  for (let at = 0; at < 30; at++) bea.send({ chat: { id: newId(), text: `${at}` } })
  expect(await bea.untilClosed()).toBe(4429)
})

test('[R9.1] a seat faster than a hand is closed, the others play on', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  for (let at = 0; at < 200; at++) bea.send({ chat: { id: newId(), text: `${at}` } })
  expect(await bea.untilClosed()).toBe(4429)
  await takeTurn(ada)
  await ada.until(() => ada.welcome?.waiting.includes('p2'), 'the turn to pass')
})

test('[R9.2] an address makes only so many rooms an hour', async () => {
  const strict = await openHouse({ ROOMS_AN_HOUR: '3' })
  const body = { game: 'tally', options: {} }
  const statuses = []
  for (let at = 0; at < 5; at++)
    statuses.push((await call(strict.url, 'POST', '/api/rooms', { body })).status)
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  const from = async (address: string) =>
    (await call(strict.url, 'POST', '/api/rooms', { body, headers: { 'cf-connecting-ip': address } })).status
  // One line has an address for every grain of sand; what is before the half is the same.
  const household = ['2001:db8:7::1', '2001:db8:7:0:ffff::2', '2001:DB8:0007:0:1:2:3:4', '2001:db8:7::']
  const made = []
  for (const address of [
    ...household,
    '2001:db8:7:1::1',
    '::ffff:10.0.0.1',
    '10.0.0.1',
    '10.0.0.1',
    '10.0.0.1',
  ])
    made.push(await from(address))
  expect(made).toEqual([201, 201, 201, 429, 201, 201, 201, 201, 429])
  await strict.kill()
  await strict.again()
  const { status, body: said } = await call(strict.url, 'POST', '/api/rooms', { body })
  expect([status, said['code']]).toEqual([429, 'tooManyRooms'])
  await strict.close()
})

test('[R9.4] changes to one room by HTTP are limited', async () => {
  const { room, host } = await sitDown(house.url, { start: false })
  const path = `/api/rooms/${room}/seats`
  const answers = []
  for (let at = 0; at < 150; at++)
    answers.push(await call(house.url, 'POST', path, { body: { name: 'Eve' } }))
  expect(answers.at(0)?.status).toBe(409)
  expect(answers.map(({ body }) => body)).toContainEqual({ code: 'tooFast', why: 'refused.tooFast' })
  expect((await call(house.url, 'GET', `/api/rooms/${room}`)).status).toBe(200)
  const elsewhere = { 'cf-connecting-ip': '10.0.0.9' }
  expect((await call(house.url, 'POST', path, { body: { name: 'Bea' }, headers: elsewhere })).status).toBe(
    409,
  )
  expect((await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })).status).toBe(200)
})

test('[R9.5] who watches has little to say', async () => {
  const { room } = await gather(house.url)
  const watcher = await Player.join(house.url, room)
  for (let at = 0; at < 30; at++) watcher.send({ chat: { id: newId(), text: 'let me in' } })
  expect(await watcher.untilClosed()).toBe(4429)
})

test('[R2.12] the eleventh try of a phrase within an hour is refused, after a restart too', async () => {
  const { room, seats } = await sitDown(house.url)
  const attempt = (phrase = 'zoo-zoo-zoo-zoo', address = '10.0.0.1') =>
    call(house.url, 'POST', `/api/rooms/${room}/recover`, {
      body: { phrase },
      headers: { 'cf-connecting-ip': address },
    })
  for (let at = 0; at < 9; at++) expect((await attempt()).status).toBe(404)
  expect((await attempt(seats[0]?.phrase)).status).toBe(200)
  expect((await attempt(seats[0]?.phrase)).status).toBe(429)
  await house.kill()
  await house.again()
  expect((await attempt(seats[0]?.phrase)).body['code']).toBe('tooManyTries')
  // A stranger who used up all tries of one address has not locked out the owner at another.
  expect((await attempt(seats[0]?.phrase, '10.0.0.2')).status).toBe(200)
  const rows = await call<{ who: string }[]>(house.url, 'GET', `/api/rooms/${room}/peek-rows?table=tries`)
  expect(rows.body).toHaveLength(11)
  for (const { who } of rows.body) expect(who).toMatch(/^[0-9a-f]{64}$/)
})

test('[R9.9] a thousand networks that guess an hour lock out no owner, and fill no disk', async () => {
  const { room, seats } = await sitDown(house.url)
  const rows = async () => (await sql(house.url, room, 'SELECT who FROM tries')).length
  const fill = `WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 98)
    INSERT INTO tries SELECT ${Date.now()}, n FROM a`
  await sql(house.url, room, fill)
  const attempt = (phrase: string | undefined, address: string) =>
    call(house.url, 'POST', `/api/rooms/${room}/recover`, {
      body: { phrase },
      headers: { 'cf-connecting-ip': address },
    })
  const wrong = 'zoo-zoo-zoo-zoo'
  for (let at = 0; at < 30; at++) expect((await attempt(wrong, `10.1.0.${at}`)).status).toBe(404)
  expect(await rows()).toBe(100)
  expect((await attempt(seats[0]?.phrase, '10.2.0.1')).status).toBe(200)
  // Also where nothing more is written one network has ten tries.
  const answers = []
  for (let at = 0; at < 11; at++) answers.push((await attempt(wrong, '10.3.0.1')).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  await house.kill()
  await house.again()
  expect((await attempt(seats[1]?.phrase, '10.2.0.2')).status).toBe(200)
  expect(await rows()).toBe(100)
  await sql(house.url, room, `UPDATE tries SET at = ${Date.now() - 3_700_000}`)
  await house.kill()
  await house.again()
  expect((await attempt(wrong, '10.3.0.1')).status).toBe(404)
  expect(await rows()).toBe(1)
})

test('[R9.7] above ten sockets of one seat the oldest closes', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const devices: Player[] = []
  for (let at = 0; at < 10; at++) devices.push(await Player.join(house.url, room, seats[1]?.token))
  expect(await bea.untilClosed()).toBe(4429)
  await takeTurn(ada)
  await takeTurn(devices[9] as Player)
  expect(devices.map(device => device.closedWith)).toEqual(devices.map(() => undefined))
})

test('[R9.8] a socket is welcomed only so often', async () => {
  const { room, seats } = await gather(house.url)
  const eager = await Player.join(house.url, room, seats[1]?.token)
  for (let at = 0; at < 10; at++) eager.hello()
  expect(await eager.untilClosed()).toBe(4429)
  expect(eager.heard.filter(said => 'welcome' in said)).toHaveLength(5)
})

test('[R9.20] who makes or reads too much is stopped by the platform, who plays is not', async () => {
  const paced = await openHouse({}, { paces: { MAKES: 2, READS: 5 } })
  const body = { game: 'tally', options: {}, name: 'Ada' }
  const made: { status: number; body: { room?: string } }[] = []
  for (let at = 0; at < 3; at++) made.push(await call(paced.url, 'POST', '/api/rooms', { body }))
  expect(made.map(({ status }) => status)).toEqual([201, 201, 429])
  expect(made[2]?.body).toEqual({ code: 'tooManyRooms', why: 'refused.tooManyRooms' })
  const path = `/api/rooms/${made[0]?.body.room}`
  const read = (address: string) => call(paced.url, 'GET', path, { headers: { 'cf-connecting-ip': address } })
  const reads = []
  for (let at = 0; at < 6; at++) reads.push((await read('10.0.0.1')).status)
  expect(reads).toEqual([200, 200, 200, 200, 200, 429])
  expect((await read('10.0.0.2')).status).toBe(200)
  const page = (address: string) =>
    call<string>(paced.url, 'GET', `/r/${made[0]?.body.room}`, {
      headers: { 'cf-connecting-ip': address },
    })
  expect((await page('10.0.0.2')).body).toContain('Ada’s table')
  // The page comes, and the room is not asked what to write on it.
  const plain = await page('10.0.0.1')
  expect([plain.status, plain.body.includes('Ada’s table')]).toEqual([200, false])
  const headers = { 'cf-connecting-ip': '10.0.0.1' }
  expect((await knock(paced.url, `${made[0]?.body.room}`, headers)).status).toBe(101)
  await paced.close()
})

test('[R9.13] reading a room, its record and the list of tables is limited for each network', async () => {
  const { room } = await sitDown(house.url)
  const statuses = async (path: string, times: number, address: string) => {
    const headers = { 'cf-connecting-ip': address }
    const asked = Array.from({ length: times }, () => call(house.url, 'GET', path, { headers }))
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  for (const [path, times] of [
    [`/api/rooms/${room}`, 100],
    [`/api/rooms/${room}/record`, 10],
    ['/api/tables', 60],
  ] as const) {
    expect(await statuses(path, times, '10.5.0.1')).toContain(429)
    expect(await statuses(path, 1, '10.5.0.2')).toEqual([200])
  }
})

test('[R9.14] the list of tables is kept for ten seconds, and nothing else is', async () => {
  const fresh = await openHouse({ LISTED_MS: '10000' })
  try {
    const listed = () => call<{ room: string; host: string }[]>(fresh.url, 'GET', '/api/tables')
    const names = ['http://evil.example', 'call 5551234', 'Ada']
    const rooms: string[] = []
    for (const name of names) {
      const made = await call(fresh.url, 'POST', '/api/rooms', {
        body: { game: 'tally', options: { listing: 'open' }, name },
        headers: { 'cf-connecting-ip': `10.6.0.${rooms.length}` },
      })
      rooms.push(`${made.body['room']}`)
    }
    const { body, headers } = await listed()
    expect(headers.get('cache-control')).toBe('public, max-age=10')
    expect(rooms.map(room => body.find(table => table.room === room)?.host)).toEqual(['', '', 'Ada'])
    const { headers: others } = await call(fresh.url, 'GET', `/api/rooms/${rooms[0]}`)
    expect(others.get('cache-control')).toBe('no-store')
    await call(fresh.url, 'POST', '/api/rooms', { body: { game: 'tally', options: { listing: 'open' } } })
    expect((await listed()).body).toHaveLength(3)
  } finally {
    await fresh.close()
  }
})

test('[R9.15] three tables of one network are listed, and the operator unlists and closes', async () => {
  const secret = 'operatoroperatoroperator'
  const run = await openHouse({ OPERATOR: secret })
  try {
    const make = (address = '10.8.0.1') =>
      call(run.url, 'POST', '/api/rooms', {
        body: { game: 'tally', options: { listing: 'open' }, name: 'Ada' },
        headers: { 'cf-connecting-ip': address },
      })
    const listed = async () =>
      (await call<{ room: string }[]>(run.url, 'GET', '/api/tables')).body.map(({ room }) => room)
    const made = [await make(), await make(), await make()]
    expect((await make()).body['code']).toBe('manyListed')
    expect((await make('10.8.0.2')).status).toBe(201)
    expect(await listed()).toHaveLength(4)
    const [room] = made.map(({ body }) => `${body['room']}`)
    const operate = (deed: string, token?: string) =>
      call(run.url, 'POST', `/api/operator/rooms/${room}/${deed}`, { token })
    expect((await operate('close')).status).toBe(404)
    expect((await operate('close', 'x'.repeat(24))).status).toBe(404)
    expect((await operate('unlist', secret)).status).toBe(200)
    expect(await listed()).not.toContain(room)
    const token = `${made[0]?.body['token']}`
    const player = await Player.join(run.url, `${room}`, token)
    expect((await operate('close', secret)).status).toBe(200)
    expect(await player.untilClosed()).toBe(1013)
    expect((await call(run.url, 'GET', `/api/rooms/${room}`)).body['code']).toBe('closed')
    expect((await call<string>(run.url, 'GET', `/r/${room}`)).body).not.toContain('Ada')
    expect((await operate('open', secret)).status).toBe(200)
    expect((await Player.join(run.url, `${room}`, token)).welcome?.seat).toBe('p1')
    expect(await listed()).not.toContain(room)
    expect((await call(house.url, 'POST', `/api/operator/rooms/${room}/close`, { token: '' })).status).toBe(
      404,
    )
  } finally {
    await run.close()
  }
})
