import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Line } from '../../shared/protocol.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, sql, takeTurn } from './player.ts'

/** What stands here for the ten minutes the others wait, and the minute they leave to whoever they ask. */
const patience = 1000
const aMinute = 700

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', SLOW_MS: String(patience), ASK_MS: String(aMinute) })
})
afterAll(() => house.close())

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const asks = (player: Player, seat: string, yes = true) => player.ask('standIn', { seat, yes })
const stillThinking = { code: 'stillThinking' }
const isStoodInFor = ({ welcome }: Player, seat: number) => welcome?.seats[seat]?.standIn === true
const told = ({ welcome }: Player, text: string): readonly Line[] =>
  welcome?.log.filter(line => line.text === text) ?? []

/** From when on the table says it may be asked. */
const late = (player: Player, seat: string) =>
  player.until(() => player.welcome?.late?.[seat], `${seat} to be waited for`)

/** Too early a moment before, and then not. */
async function asksInTime(player: Player, seat: string) {
  const at = await late(player, seat)
  await pause(at - Date.now() - 150)
  expect(await asks(player, seat)).toEqual(stillThinking)
  await pause(at - Date.now() + 1)
  expect((await asks(player, seat)).code).toBeUndefined()
}

test('[R12.10] nobody is spoken of before ten minutes, counted anew when they go away', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await pause(patience / 2)
  ada.close()
  await bea.until(() => bea.welcome?.seats[0]?.online === false, 'Ada to be away')
  const left = Date.now()
  expect(await asks(bea, 'p1')).toEqual(stillThinking)
  // Told to all, so that no screen offers what would be refused.
  expect(Object.keys(cid.welcome?.late ?? {})).toEqual(['p1'])
  expect(await late(cid, 'p1')).toBeGreaterThanOrEqual(left + patience - 50)
  await asksInTime(bea, 'p1')
  await cid.until(() => cid.welcome?.votes?.length, 'the vote')
  expect(isStoodInFor(cid, 0)).toBe(false)
})

test('[R12.10] whoever cannot be reached any more is away from then on', async () => {
  const { room, players } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as [Player, Player]
  await pause(patience / 2)
  await call(house.url, 'GET', `/api/rooms/${room}/peek-deaf?seat=p1`)
  const lost = Date.now()
  await bea.ask('chat', { text: 'anybody?' })
  expect(await ada.untilClosed()).toBe(1011)
  await bea.until(() => bea.welcome?.seats[0]?.online === false, 'Ada to be away')
  expect(await late(bea, 'p1')).toBeGreaterThanOrEqual(lost + patience)
})

test('[R12.10] a move all see begins the ten minutes anew, one nobody sees does not', async () => {
  const { players } = await gather(house.url, { rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await takeTurn(bea)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'the bidding')
  await bea.settled()
  const first = await late(bea, 'p1')
  await pause(patience / 2)
  await ada.answer('n1')
  await allSettled(players)
  expect(bea.welcome?.late?.['p1']).toBe(first)
  const moves = Date.now()
  await ada.ask('command', { name: 'boast', value: 'loud' })
  await bea.until(() => bea.welcome?.late?.['p1'] !== first, 'her boast to count')
  expect(await late(bea, 'p1')).toBeGreaterThanOrEqual(moves + patience)
})

test('[R12.10] where a clock runs it alone decides', async () => {
  const { players } = await gather(house.url, { clock: '3m', people: 3 })
  const [ada, bea] = players as [Player, Player]
  ada.close()
  await pause(patience * 1.2)
  expect(await asks(bea, 'p1')).toEqual({ code: 'clockDecides' })
  expect(bea.welcome?.late).toBeUndefined()
})

test('[R12.11] who is there is asked first, and “I am thinking” holds ten minutes more', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await asksInTime(bea, 'p1')
  await cid.until(() => cid.welcome?.votes?.length, 'the question')
  expect(cid.welcome?.votes).toEqual([{ seat: 'p1', by: 'p2', yes: ['p2'], no: [], asked: ['p1'] }])
  expect(await asks(cid, 'p1')).toEqual({ code: 'notAsked' })
  const thinks = Date.now()
  await asks(ada, 'p1', false)
  await cid.until(() => told(cid, 'room.log.thinks').length === 1, 'the table to hear of it')
  expect([cid.welcome?.votes, await asks(cid, 'p1')]).toEqual([[], stillThinking])
  expect(await late(cid, 'p1')).toBeGreaterThanOrEqual(thinks + patience)
  await asksInTime(cid, 'p1')
  // What she says to all is as good.
  await ada.ask('chat', { text: 'just a moment' })
  await cid.until(() => told(cid, 'room.log.thinks').length === 2, 'the table to hear of it again')
  expect(await asks(cid, 'p1')).toEqual(stillThinking)
})

test('[R12.11] who agrees is answered for at once, without the others', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as [Player, Player]
  await asksInTime(bea, 'p1')
  await asks(ada, 'p1')
  await bea.until(() => bea.welcome?.waiting.join() === 'p2', 'the bot to have answered for Ada')
})

test('[R12.11] no answer within a minute leaves it to the others', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [, bea, cid] = players as [Player, Player, Player]
  await asksInTime(bea, 'p1')
  await cid.until(() => cid.welcome?.votes?.[0]?.asked.includes('p3'), 'the others to be asked')
  expect(cid.welcome?.votes).toEqual([{ seat: 'p1', by: 'p2', yes: ['p2'], no: [], asked: ['p3'] }])
  await allSettled(players)
  expect(isStoodInFor(cid, 0)).toBe(false)
  await asks(cid, 'p1')
  await cid.until(() => cid.welcome?.waiting.join() === 'p2', 'the bot to have answered for Ada')
})

test('[R12.11] the minute runs out after a restart too, and who was there then is asked', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  await asksInTime(players[1] as Player, 'p1')
  await house.kill()
  await pause(aMinute)
  await house.again()
  // By now the room has woken with nobody there.
  await call(house.url, 'GET', `/api/rooms/${room}`)
  await pause(300)
  const cid = await Player.join(house.url, room, seats[2]?.token)
  await cid.until(() => cid.welcome?.votes?.[0]?.asked.includes('p3'), 'Cid to be asked')
  expect([isStoodInFor(cid, 0), cid.welcome?.waiting]).toEqual([false, ['p1']])
})

test('[R12.12] who comes in meanwhile has a voice, and who comes back is asked themselves', async () => {
  const { room, seats, players } = await gather(house.url, { people: 4 })
  const [ada, bea, cid, dan] = players as [Player, Player, Player, Player]
  const gone = (seat: number) => bea.until(() => bea.welcome?.seats[seat]?.online === false, 'an empty chair')
  ada.close()
  dan.close()
  await gone(0)
  await gone(3)
  await asksInTime(bea, 'p1')
  await cid.until(() => cid.welcome?.votes?.length, 'the vote')
  await Player.join(house.url, room, seats[3]?.token)
  await cid.until(() => cid.welcome?.votes?.[0]?.asked.length === 2, 'Dan to be asked too')
  await asks(cid, 'p1', false)
  await allSettled([bea, cid])
  expect(bea.welcome?.votes).toEqual([{ seat: 'p1', by: 'p2', yes: ['p2'], no: ['p3'], asked: ['p4'] }])
  await Player.join(house.url, room, seats[0]?.token)
  await bea.until(() => bea.welcome?.votes?.length === 0, 'the vote to end')
  await asks(bea, 'p1')
  await cid.until(() => cid.welcome?.votes?.length, 'Ada to be asked')
  expect(cid.welcome?.votes?.[0]?.asked).toEqual(['p1'])
  const here = await Player.join(house.url, room, seats[0]?.token)
  await here.answer('n2')
  await here.answer('yes')
  await bea.until(() => bea.welcome?.votes?.length === 0, 'her answer to have ended it')
})

test('[R12.10] [R12.11] the ten minutes are ten and the minute is one', async () => {
  const ordinary = await openHouse()
  try {
    const { room, seats, players } = await gather(ordinary.url)
    const [, bea] = players as [Player, Player]
    const start = bea.welcome?.log.find(({ text }) => text === 'room.log.started')?.at ?? 0
    const wait = (await late(bea, 'p1')) - start
    expect(wait).toBeGreaterThanOrEqual(600_000)
    expect(wait).toBeLessThanOrEqual(660_500)
    await sql(ordinary.url, room, `UPDATE facts SET json = '{"p1":1}' WHERE name = 'late'`)
    await ordinary.kill()
    await ordinary.again()
    const [ada, again] = [
      await Player.join(ordinary.url, room, seats[0]?.token),
      await Player.join(ordinary.url, room, seats[1]?.token),
    ]
    const asked = Date.now()
    expect((await asks(again, 'p1')).code).toBeUndefined()
    await ada.until(() => ada.welcome?.votes?.length, 'the question')
    const [row] = await sql<{ json: string }>(
      ordinary.url,
      room,
      `SELECT json FROM facts WHERE name = 'votes'`,
    )
    const [vote] = JSON.parse(row?.json ?? '[]') as { first: { until: number } }[]
    expect((vote?.first.until ?? 0) - asked).toBeGreaterThanOrEqual(60_000)
    expect((vote?.first.until ?? 0) - asked).toBeLessThanOrEqual(61_000)
  } finally {
    await ordinary.close()
  }
})

test('[R12.13] in a game under way the host takes a seat only where a bot answers for who is away', async () => {
  const { room, host, players } = await gather(house.url, { people: 3, bots: 1 })
  const [ada, bea, cid] = players as [Player, Player, Player]
  const tries = async (seat: string) => {
    const deeds = [
      ['DELETE', `seats/${seat}`, undefined],
      ['POST', `seats/${seat}/hand-over`, undefined],
      ['POST', 'bots', { seat }],
    ] as const
    const answers = []
    for (const [method, path, body] of deeds)
      answers.push(
        (await call(house.url, method, `/api/rooms/${room}/${path}`, { token: host, body })).body['code'],
      )
    return answers
  }
  const refused = ['stillTheirs', 'stillTheirs', 'taken']
  await takeTurn(ada)
  expect(await tries('p2')).toEqual(refused)
  bea.close()
  await cid.until(() => cid.welcome?.seats[1]?.online === false, 'Bea to be away')
  expect(await tries('p2')).toEqual(refused)
  await asksInTime(cid, 'p2')
  expect(await tries('p2')).toEqual(refused)
  await asks(ada, 'p2')
  await cid.until(() => isStoodInFor(cid, 1), 'the stand-in')
  expect(await tries('p2')).toEqual([undefined, 'notTaken', undefined])
  expect((await tries('p4'))[0]).toBeUndefined()
})
