import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomMade } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { call, gather, knownTo, Player, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ LULL_MS: '300' })
})
afterAll(() => house.close())

async function untilAtRest(room: string) {
  const fact = (name: string) => `(SELECT json FROM facts WHERE name = '${name}')`
  const stands = `SELECT 1 FROM rest WHERE stamp LIKE ${fact('v')} || ' ' || ${fact('privateV')} || ' %'`
  const rests = async () => (await sql(house.url, room, stands)).length === 1
  await expect.poll(rests, { timeout: 15_000, message: 'the room rests' }).toBe(true)
}

async function sleep(vars: Record<string, string> = {}) {
  await house.kill()
  await house.again(vars)
}

test('[R7.13] a room at rest welcomes with what it last showed, without reading its match', async () => {
  const { room, seats, players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  const watcher = await Player.join(house.url, room)
  await takeTurn(ada, 'draw')
  await bea.ask('command', { name: 'boast', value: 'soft' })
  await bea.answer('n2')
  await untilAtRest(room)
  const known = [ada, bea, watcher].map(player => ({
    ...knownTo(player),
    seats: undefined,
    watchers: undefined,
  }))
  await sleep()
  const [row] = await sql<{ at: string }>(house.url, room, 'SELECT at FROM segments ORDER BY number DESC')
  await sql(house.url, room, `UPDATE segments SET at = '{"segment":"nowhere"}'`)
  const tokens = [seats[0]?.token, seats[1]?.token, undefined]
  const again: Player[] = []
  for (const token of tokens) again.push(await Player.join(house.url, room, token))
  expect(again.map(player => ({ ...knownTo(player), seats: undefined, watchers: undefined }))).toEqual(known)
  await sql(
    house.url,
    room,
    `UPDATE segments SET at = '${row?.at}' WHERE number = (SELECT max(number) FROM segments)`,
  )
  await again[1]?.answer('yes')
  await again[2]?.until(() => again[2]?.table.sum === 3, 'the sum')
  expect(again[2]?.heard.filter(message => 'welcome' in message)).toHaveLength(1)
})

test('[R7.13] a room at rest comes to rest also after a turn that wrote much', async () => {
  const options = { players: '3', galaxy: 'random' }
  const made = await call<RoomMade>(house.url, 'POST', '/api/rooms', { body: { game: 'ti3', options } })
  const { room, host } = made.body
  for (const name of ['Ada', 'Bea', 'Cyd'])
    await call(house.url, 'POST', `/api/rooms/${room}/seats`, { body: { name } })
  // Whoever sat down wrote little, and the lull after that is over.
  await new Promise(resolve => setTimeout(resolve, 1500))
  await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })
  await untilAtRest(room)
  const stood = await Player.join(house.url, room)
  await sleep()
  await sql(house.url, room, `UPDATE segments SET at = '{"segment":"nowhere"}'`)
  const { welcome } = await Player.join(house.url, room)
  expect(welcome).toMatchObject({ stage: 'playing', waiting: stood.welcome?.waiting })
  expect(welcome?.waiting).not.toEqual([])
  expect(welcome?.table).toEqual(stood.welcome?.table)
})

test('[R7.13] a room at rest tells anew who was shown what its rules no longer show', async () => {
  const { room, seats, players } = await gather(house.url)
  await takeTurn(players[0] as Player)
  await untilAtRest(room)
  await sql(house.url, room, `UPDATE rest SET everybody = replace(everybody, '"sum":1', '"sum":7')`)
  await sleep()
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(bea.table.sum).toBe(7)
  await takeTurn(bea)
  expect(bea.table.sum).toBe(2)
  expect(bea.heard.filter(message => 'welcome' in message)).toHaveLength(2)
})

test('[R7.13] a room at rest shows under a new build what its rules show', async () => {
  const { room, seats, players } = await gather(house.url)
  await takeTurn(players[0] as Player)
  await untilAtRest(room)
  await sleep({ NEXT_BUILD: 'yes' })
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(bea.welcome).toMatchObject({ build: 'tally-2', table: { era: 2, sum: 1 } })
})
