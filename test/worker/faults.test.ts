import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { call, gather, Player, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  // Never at rest: a room that is has no need to read its match.
  house = await openHouse({ LULL_MS: '600000' })
})
afterAll(() => house.close())

async function restart() {
  await house.kill()
  await house.again()
}

test('[R8.1] a rule that throws refuses that decision, and the game goes on', async () => {
  const { room, players } = await gather(house.url, { trap: 'some' })
  const [ada, bea] = players as [Player, Player]
  await ada.answer('n2')
  expect(await ada.answer('crash')).toEqual({ code: 'fault' })
  expect(await ada.answer('crash')).toEqual({ code: 'fault' })
  expect((await ada.answer('yes')).v).toBeGreaterThan(0)
  await takeTurn(bea)
  expect(await sql(house.url, room, 'SELECT n FROM decisions')).toHaveLength(4)
})

test('[R8.2] a decision that no longer fits is dropped with its segment, and play goes on', async () => {
  const { room, seats, players } = await gather(house.url, { trap: 'some' })
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await bea.until(() => bea.welcome?.asks[0], 'a turn')
  await bea.answer('n2')
  await sql(
    house.url,
    room,
    `UPDATE decisions SET hash = 'elsewhere' WHERE n = (SELECT max(n) FROM decisions)`,
  )
  await restart()
  const again = await Player.join(house.url, room, seats[1]?.token)
  expect(again.key).toBe('2.turn/say')
  expect(again.table.sum).toBe(1)
  expect(again.welcome?.log.at(-1)).toMatchObject({ text: 'room.log.recovered', about: { decisions: 1 } })
  const kept = await sql(house.url, room, 'SELECT key FROM decisions WHERE undone IS NULL ORDER BY n')
  expect(kept).toEqual([{ key: '1.turn/say' }, { key: '1.turn/sure' }])
  // A fault that has nothing to do with it drops nothing again.
  expect(await again.ask('command', { name: 'stumble', value: 1 })).toEqual({ code: 'fault' })
  await takeTurn(again, 'draw')
  await restart()
  const { welcome } = await Player.join(house.url, room, seats[0]?.token)
  expect(welcome?.asks[0]?.text).toBe('tally.bid')
  expect(welcome?.log.filter(line => line.text === 'room.log.recovered')).toHaveLength(1)
})

test('[R8.3] a match that cannot be read leaves the room readable', async () => {
  const { room, seats, players } = await gather(house.url)
  await takeTurn(players[0] as Player)
  await sql(house.url, room, `UPDATE segments SET at = '{"segment":"nowhere"}'`)
  await restart()
  const ada = await Player.join(house.url, room, seats[0]?.token)
  expect(ada.welcome).toMatchObject({ stage: 'playing', fault: 'room.fault', asks: [], waiting: [] })
  expect(ada.welcome).not.toHaveProperty('table')
  const texts = ada.welcome?.log.map(line => line.text)
  expect(texts).toEqual(expect.arrayContaining(['tally.said', 'room.log.unreadable']))
  expect(await ada.ask('answer', { key: '2.turn/say', value: 'n1' })).toEqual({ code: 'unreadable' })
  expect((await ada.ask('chat', { text: 'oh dear' })).v).toBeGreaterThan(0)
  const { status, body } = await call(house.url, 'GET', `/api/rooms/${room}/record`)
  expect([status, body['stage']]).toEqual([200, 'playing'])
  await sql(house.url, room, `UPDATE segments SET at = '{"segment":"turn","args":{"seat":"p2"}}'`)
  await restart()
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(bea.welcome).not.toHaveProperty('fault')
  await takeTurn(bea)
})
