import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { call, gather, Player, sql, takeTurn } from './player.ts'

let house: House
beforeAll(async () => {
  // Never at rest: a room that is has no need to read its match.
  house = await openHouse({ LULL_MS: '600000', BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

let build: Record<string, string> = {}
async function restart(vars: Record<string, string> = {}) {
  build = vars
  await house.kill()
  await house.again(vars)
}
beforeEach(async () => {
  if (build['NEXT_BUILD']) await restart()
})

const texts = ({ welcome }: Player) => welcome?.log.map(({ text }) => text) ?? []
const standing = (room: string) =>
  sql(house.url, room, 'SELECT n, by, key FROM decisions WHERE undone IS NULL ORDER BY n')
const everything = async (room: string) => ({
  decisions: await sql(house.url, room, 'SELECT * FROM decisions ORDER BY n'),
  segments: await sql(house.url, room, 'SELECT * FROM segments ORDER BY number'),
  branches: await sql(house.url, room, 'SELECT * FROM branches'),
  log: await sql(house.url, room, 'SELECT * FROM log'),
})
const moment = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Two people and a bot; all have had their turn, and the bids are open. The bot has bid. */
async function untilBids(wishes: Parameters<typeof gather>[1] = {}) {
  const table = await gather(house.url, { people: 2, bots: 1, ...wishes })
  const [ada, bea] = table.players as [Player, Player]
  await takeTurn(ada)
  await takeTurn(bea)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
  const bids = () =>
    sql(house.url, table.room, `SELECT n FROM decisions WHERE by = 'p3' AND key LIKE '%seal'`)
  while ((await bids()).length === 0) await moment(50)
  await ada.answer('n9')
  return { ...table, ada, bea }
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

test('[R8.2] a build that cannot follow the last decisions drops nothing by being woken, and nothing moves', async () => {
  const { room, seats } = await untilBids()
  const before = await everything(room)
  await restart({ NEXT_BUILD: 'throws' })
  const ada = await Player.join(house.url, room, seats[0]?.token)
  const bea = await Player.join(house.url, room, seats[1]?.token)
  // The bot's turn led to the bids: it is asked again, and waits.
  expect(ada.welcome).toMatchObject({ build: 'tally-throws', waiting: ['p3'], table: { sum: 2 } })
  const said = before.log.find(
    ({ json }) => `${json}`.includes('"seat":"p3"') && `${json}`.includes('tally.said'),
  )
  expect(ada.welcome?.fellBack).toBe(said?.['n'])
  await moment(1500)
  expect(await ada.ask('undo', {})).toEqual({ code: 'fellBack' })
  expect((await bea.ask('chat', { text: 'what now?' })).v).toBeGreaterThan(0)
  await restart({ NEXT_BUILD: 'throws' })
  expect((await Player.join(house.url, room, seats[0]?.token)).welcome?.fellBack).toBe(said?.['n'])
  const { log, ...stored } = await everything(room)
  const told = log.filter(({ chat }) => chat === null)
  expect({ ...stored, log: told }).toEqual(before)
})

test('[R8.5] a rolled-back build has everything as it was, and bots go on', async () => {
  const { room, seats } = await untilBids()
  const before = await everything(room)
  await restart({ NEXT_BUILD: 'throws' })
  const held = await Player.join(house.url, room, seats[0]?.token)
  expect(held.welcome?.fellBack).toBeGreaterThan(0)
  await restart()
  const ada = await Player.join(house.url, room, seats[0]?.token)
  const bea = await Player.join(house.url, room, seats[1]?.token)
  expect(ada.welcome).not.toHaveProperty('fellBack')
  expect(ada.hand.bid).toBe(9)
  expect(await everything(room)).toEqual(before)
  await ada.answer('sealed')
  await bea.answer('n0')
  await bea.answer('sealed')
  await ada.until(() => ada.table.round === 2, 'the next round')
  expect(texts(ada).filter(text => text.startsWith('room.log.rec'))).toEqual([])
})

test('[R8.5] bots that were to move when the faulty build came go on under a rolled-back one', async () => {
  const { room, seats, players } = await gather(house.url, { people: 1, bots: 1 })
  const [ada] = players as [Player]
  await takeTurn(ada)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
  await restart({ NEXT_BUILD: 'throws', BOT_DELAY_MS: '60000' })
  const held = await Player.join(house.url, room, seats[0]?.token)
  expect(held.welcome).toHaveProperty('fellBack')
  await moment(1500)
  await restart()
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect(again.welcome).not.toHaveProperty('fellBack')
  await again.answer('n0')
  await again.answer('sealed')
  await again.until(() => again.table.round === 2, 'the next round')
})

test('[R8.4] a person who goes on drops what no longer fits, and it is struck and set aside', async () => {
  const { room, seats } = await untilBids()
  await restart({ NEXT_BUILD: 'throws' })
  const ada = await Player.join(house.url, room, seats[0]?.token)
  const watcher = await Player.join(house.url, room)
  expect((await ada.ask('goOn', {})).v).toBeGreaterThan(0)
  expect(await ada.ask('goOn', {})).toEqual({ code: 'notNow' })
  await watcher.until(() => watcher.welcome?.log.at(-1)?.text === 'room.log.recovered', 'the news')
  expect(watcher.welcome).not.toHaveProperty('fellBack')
  const said = watcher.welcome?.log.filter(({ text }) => text === 'tally.said')
  expect(said?.map(({ struck }) => struck)).toEqual([undefined, undefined, true])
  const kept = (await standing(room)).filter(({ by }) => by !== 'p3')
  expect(kept.map(({ key }) => key)).toEqual(['1.turn/say', '1.turn/sure', '2.turn/say', '2.turn/sure'])
  expect(await sql(house.url, room, 'SELECT segment FROM aside')).toEqual([{ segment: 3 }])
  // The bot moves again, and stumbles over the same rule: that drops nothing more.
  const bots = `SELECT n FROM decisions WHERE by = 'p3' AND undone IS NULL`
  while ((await sql(house.url, room, bots)).length === 0) await moment(50)
  await moment(1500)
  await restart({ NEXT_BUILD: 'throws' })
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect(again.welcome).not.toHaveProperty('fellBack')
  expect(texts(again).filter(text => text === 'room.log.recovered')).toHaveLength(1)
})

test('[R8.5] what was set aside comes back under a build that can read it, when all people agree', async () => {
  const { room, seats } = await untilBids()
  const before = await everything(room)
  await restart({ NEXT_BUILD: 'throws' })
  await (await Player.join(house.url, room, seats[0]?.token)).ask('goOn', {})
  await restart()
  const ada = await Player.join(house.url, room, seats[0]?.token)
  const bea = await Player.join(house.url, room, seats[1]?.token)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bids, by another way')
  expect(ada.hand.bid).toBeUndefined()
  await ada.answer('n1')
  const to = ada.welcome?.aside as number
  await ada.ask('undo', { to })
  await bea.until(() => bea.welcome?.proposal, 'the proposal')
  expect(bea.welcome?.proposal).toMatchObject({ by: 'p1', to, asked: ['p2'] })
  await bea.ask('agree', { to, yes: true })
  await ada.until(() => ada.hand.bid === 9, 'the first bid')
  expect(ada.welcome).not.toHaveProperty('aside')
  expect(ada.key).toMatch(/seal$/)
  const said = ada.welcome?.log.filter(({ text }) => text === 'tally.said')
  expect(said?.map(({ struck }) => struck)).toEqual([undefined, undefined, undefined, true])
  const numbers = before.decisions.filter(({ undone }) => undone === null).map(({ n }) => n)
  expect((await standing(room)).map(({ n }) => n)).toEqual(numbers)
  expect(await sql(house.url, room, 'SELECT segment FROM aside')).toEqual([])
  await restart()
  const later = await Player.join(house.url, room, seats[0]?.token)
  const other = await Player.join(house.url, room, seats[1]?.token)
  expect(later.hand.bid).toBe(9)
  await later.answer('sealed')
  await other.answer('n0')
  await other.answer('sealed')
  await later.until(() => later.table.round === 2, 'the next round')
})

test('[R8.6] what wakes a room that falls back is no decision on how it then stands', async () => {
  const { room, seats, players } = await gather(house.url, { trap: 'some' })
  const [ada] = players as [Player]
  await ada.answer('n2')
  await sql(house.url, room, `UPDATE decisions SET hash = 'elsewhere'`)
  // Its sockets stay, as they do where a room is put to sleep.
  await call(house.url, 'GET', `/api/rooms/${room}/peek-forget`)
  expect(await ada.ask('answer', { key: '1.turn/say', value: 'n3' })).toEqual({ code: 'fellBack' })
  await ada.until(() => ada.welcome?.fellBack !== undefined, 'the news')
  expect(await standing(room)).toHaveLength(1)
  expect((await ada.ask('answer', { key: '1.turn/say', value: 'n3' })).v).toBeGreaterThan(0)
  expect(ada.welcome).not.toHaveProperty('fellBack')
  const made = await sql(house.url, room, 'SELECT value, undone FROM decisions ORDER BY n')
  expect(made).toEqual([
    { value: '"n2"', undone: 1 },
    { value: '"n3"', undone: null },
  ])
  await restart()
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect([again.key, again.welcome?.fellBack]).toEqual(['1.turn/sure', undefined])
  // A fault that has nothing to do with it drops nothing again.
  expect(await again.ask('command', { name: 'stumble', value: 1 })).toEqual({ code: 'fault' })
  expect((await again.answer('yes')).v).toBeGreaterThan(0)
})

test('[R8.7] what somebody proposed ends with it, and bots do not wait for it', async () => {
  const { room, seats, ada } = await untilBids()
  const [first] = await standing(room)
  expect((await ada.ask('undo', { to: first?.['n'] })).v).toBeGreaterThan(0)
  await restart({ NEXT_BUILD: 'throws' })
  const held = await Player.join(house.url, room, seats[0]?.token)
  expect(held.welcome).not.toHaveProperty('proposal')
  await held.ask('goOn', {})
  const bots = `SELECT n FROM decisions WHERE by = 'p3' AND undone IS NULL`
  const asked = Date.now()
  while ((await sql(house.url, room, bots)).length === 0 && Date.now() - asked < 10_000) await moment(50)
  expect(Date.now() - asked).toBeLessThan(10_000)
  expect((await Player.join(house.url, room, seats[1]?.token)).welcome).not.toHaveProperty('proposal')
})

test('[R8.7] nobody is voted on while nothing moves, and whoever is waited for has ten minutes again', async () => {
  const { room, seats } = await untilBids()
  const vote = { seat: 'p2', by: 'p1', yes: ['p1'], no: [], asked: ['p2'], first: { until: 1, others: [] } }
  await sql(house.url, room, `UPDATE facts SET json = '{"p2":1}' WHERE name = 'late'`)
  await sql(house.url, room, `INSERT INTO facts VALUES ('votes', '${JSON.stringify([vote])}')`)
  const tenMinutes = 600_000
  for (const build of [{ NEXT_BUILD: 'throws' }, {}]) {
    const begun = Date.now()
    await restart(build)
    const { welcome } = await Player.join(house.url, room, seats[0]?.token)
    expect(welcome).not.toHaveProperty('votes')
    expect(welcome?.late?.['p2']).toBeGreaterThanOrEqual(begun + tenMinutes)
  }
})

test('[R8.3] rules that can go on from none of the last three segments leave the room readable, and drop nothing', async () => {
  const { room, seats } = await untilBids()
  const before = await everything(room)
  await restart({ NEXT_BUILD: 'misses' })
  const ada = await Player.join(house.url, room, seats[0]?.token)
  expect(ada.welcome).toMatchObject({ fault: 'room.fault', asks: [], waiting: [] })
  await moment(1500)
  await restart()
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect(again.hand.bid).toBe(9)
  const { log, ...stored } = await everything(room)
  expect({ ...stored, log: before.log }).toEqual(before)
  expect(log.length).toBe(before.log.length + 1)
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
