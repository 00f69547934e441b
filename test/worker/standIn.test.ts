import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, takeTurn } from './player.ts'

/** What stands here for the ten minutes the others wait, and the minute they leave to whoever they ask. */
const patience = 400
const aMinute = 600

let house: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20', SLOW_MS: String(patience), ASK_MS: String(aMinute) })
})
afterAll(() => house.close())

type Three = [Player, Player, Player]

/** The third of three goes away. */
async function withoutCid(wishes: Parameters<typeof gather>[1] = {}) {
  const { room, host, seats, players } = await gather(house.url, { people: 3, ...wishes })
  const [ada, bea, cid] = players as Three
  cid.close()
  await ada.until(() => ada.welcome?.seats[2]?.online === false, 'Cid to be away')
  const back = () => Player.join(house.url, room, seats[2]?.token)
  return { room, host, seats, ada, bea, back }
}

const isStoodInFor = (player: Player, seat = 2) => player.welcome?.seats[seat]?.standIn === true
const said = (player: Player) => player.welcome?.log.map(({ text }) => text) ?? []
const asks = (player: Player, seat: string, yes = true) => player.ask('standIn', { seat, yes })
/** Asks as soon as the table may. */
async function asksInTime(player: Player, seat: string) {
  const late = await player.until(() => player.welcome?.late?.[seat], `${seat} to be waited for`)
  await pause(late - Date.now())
  return asks(player, seat)
}
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const turnOf = (player: Player, seat: string) =>
  player.until(() => player.welcome?.waiting.join() === seat, `the turn of ${seat}`)

test('[R12.1] more than half of those who are there send in a bot for whoever is away', async () => {
  const { ada, bea } = await withoutCid()
  await takeTurn(ada)
  await takeTurn(bea)
  await turnOf(ada, 'p3')
  await asksInTime(ada, 'p3')
  await bea.until(() => bea.welcome?.votes?.length, 'the vote')
  expect(bea.welcome?.votes).toEqual([{ seat: 'p3', by: 'p1', yes: ['p1'], no: [], asked: ['p2'] }])
  await allSettled([ada, bea])
  expect([isStoodInFor(ada), ada.welcome?.waiting]).toEqual([false, ['p3']])
  await bea.ask('standIn', { seat: 'p3', yes: true })
  await bea.until(() => bea.welcome?.asks[0]?.text === 'tally.bid', 'the bidding')
  expect([isStoodInFor(bea), bea.welcome?.votes]).toEqual([true, []])
  expect(said(bea)).toContain('room.log.standsIn')
})

test('[R12.2] it answers until they are back, and they go on where it stands', async () => {
  // Under this seed others come first in the second round: a bot that stands in would not wait with its own turn.
  const { ada, bea, back } = await withoutCid({ seed: 'who waits' })
  await takeTurn(ada)
  await takeTurn(bea)
  await turnOf(ada, 'p3')
  await asksInTime(ada, 'p3')
  await bea.ask('standIn', { seat: 'p3', yes: true })
  for (const player of [ada, bea]) {
    await player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
    await player.answer('n1')
    await player.answer('sealed')
  }
  await ada.until(() => ada.welcome?.table && ada.table.round === 2, 'the bot to have bid as well')
  expect(ada.table.order.at(-1)).toBe('p3')
  expect(isStoodInFor(ada)).toBe(true)
  const cid = await back()
  await ada.until(() => !isStoodInFor(ada), 'Cid to be back')
  expect(said(ada).at(-1)).toBe('room.log.back')
  const order = ada.table.order.slice(0, ada.table.order.indexOf('p3'))
  for (const seat of order) await takeTurn(seat === 'p1' ? ada : bea)
  await turnOf(ada, 'p3')
  await new Promise(resolve => setTimeout(resolve, 200))
  await allSettled([ada, cid])
  expect(ada.welcome?.waiting).toEqual(['p3'])
  await takeTurn(cid)
})

test('[R12.3] for whoever is there but slow it answers that once', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  expect(await asks(bea, 'p1')).toEqual({ code: 'stillThinking' })
  await asksInTime(bea, 'p1')
  await bea.until(() => isStoodInFor(bea, 0), 'Ada to have said nothing')
  await turnOf(bea, 'p2')
  await allSettled(players)
  expect([isStoodInFor(bea, 0), isStoodInFor(ada, 0)]).toEqual([false, false])
  expect(said(bea)).not.toContain('room.log.back')
})

test('[R12.4] half of them against it end it, and so does the one who asked', async () => {
  const { ada, bea } = await withoutCid()
  await takeTurn(ada)
  await takeTurn(bea)
  await turnOf(ada, 'p3')
  const vote = (player: Player, yes: boolean) => asks(player, 'p3', yes)
  const none = () => ada.until(() => ada.welcome?.votes?.length === 0, 'no vote')
  await asksInTime(ada, 'p3')
  await vote(bea, false)
  await none()
  expect(said(ada).at(-1)).toBe('room.log.standInRefused')
  await vote(ada, true)
  expect(await vote(ada, true)).toEqual({ code: 'notAsked' })
  await vote(ada, false)
  await none()
  expect([await vote(bea, false), isStoodInFor(ada)]).toEqual([{ code: 'noProposal' }, false])
})

test('[R12.5] who is not waited for needs nobody: the vote on them ends, and none is opened', async () => {
  const { ada, bea, back } = await withoutCid({ bots: 1 })
  const ask = (seat: string) => asks(ada, seat)
  const refused = { code: 'notWaitedFor' }
  expect([await ask('p3'), await ask('p4'), await ask('p1')]).toEqual([refused, refused, refused])
  await takeTurn(ada)
  await takeTurn(bea)
  await turnOf(ada, 'p3')
  await asksInTime(ada, 'p3')
  await bea.until(() => bea.welcome?.votes?.length, 'the vote')
  await takeTurn(await back())
  await bea.until(() => bea.welcome?.votes?.length === 0, 'the vote to end')
})

test('[R12.6] it ends with the seat: freed, handed over or a bot’s', async () => {
  const { room, host, seats, ada, bea } = await withoutCid({ rounds: '50' })
  const as = (method: string, path: string, token = host) =>
    call(house.url, method, `/api/rooms/${room}/${path}`, { token })
  await takeTurn(ada)
  await takeTurn(bea)
  await turnOf(ada, 'p3')
  await asksInTime(ada, 'p3')
  await as('DELETE', 'seats/p2', seats[1]?.token)
  await ada.until(() => isStoodInFor(ada), 'those left to have decided')
  expect((await as('POST', 'seats/p3/hand-over')).status).toBe(200)
  await ada.until(() => !isStoodInFor(ada), 'nobody to be stood in for')
})

test('[R12.6] a freed seat takes its stand-in along, the vote on it and the one it asked for', async () => {
  const still = await openHouse({ BOT_DELAY_MS: '60000', SLOW_MS: '0', ASK_MS: '0' })
  const { room, host, seats, players } = await gather(still.url, { people: 4 })
  const [ada, bea, cid, dan] = players as [Player, Player, Player, Player]
  const frees = (seat: string, token = host) =>
    call(still.url, 'DELETE', `/api/rooms/${room}/seats/${seat}`, { token })
  const sits = (name: string) =>
    call(still.url, 'POST', `/api/rooms/${room}/seats`, { body: { name, seat: 'p2' } })
  const voted = (isOn: boolean) => ada.until(() => (ada.welcome?.votes ?? []).length > 0 === isOn, 'the vote')
  try {
    await takeTurn(ada)
    bea.close()
    await cid.until(() => cid.welcome?.seats[1]?.online === false, 'Bea to be away')
    await asks(cid, 'p2')
    await voted(true)
    await frees('p2', seats[1]?.token)
    await voted(false)
    expect(isStoodInFor(ada, 1)).toBe(false)

    await sits('Eve')
    await asks(cid, 'p2')
    await voted(true)
    await frees('p3', seats[2]?.token)
    await voted(false)

    await asks(dan, 'p2')
    await asks(ada, 'p2')
    await ada.until(() => isStoodInFor(ada, 1), 'the stand-in')
    expect((await frees('p2')).status).toBe(200)
    await ada.until(() => !isStoodInFor(ada, 1), 'the stand-in to go with the seat')
    await sits('Fay')
    await ada.until(() => ada.welcome?.seats[1]?.name === 'Fay', 'somebody else to sit there')
    expect([isStoodInFor(ada, 1), ada.welcome?.votes]).toEqual([false, []])
  } finally {
    await still.close()
  }
})

test('[R12.3] anything they send makes them answer for themselves', async () => {
  const slow = await openHouse({ BOT_DELAY_MS: '60000', SLOW_MS: '0', ASK_MS: '0' })
  try {
    const { players } = await gather(slow.url)
    const [ada, bea] = players as [Player, Player]
    for (const word of [() => ada.ask('here', {}), () => ada.answer('n1')]) {
      await asks(bea, 'p1')
      await ada.until(() => isStoodInFor(ada, 0), 'the stand-in')
      expect((await word()).v).toBeGreaterThan(0)
      await ada.until(() => !isStoodInFor(ada, 0), 'it to end')
      expect(said(ada).at(-1)).toBe('room.log.back')
    }
  } finally {
    await slow.close()
  }
})

test('[R12.10] whether somebody is slow does not tell of what is decided in secret', async () => {
  const { players } = await gather(house.url)
  const [ada, bea] = players as [Player, Player]
  await takeTurn(ada)
  await takeTurn(bea)
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
  await new Promise(resolve => setTimeout(resolve, 600))
  // Bea decides in secret; what Ada is answered must not depend on it.
  await bea.answer('n1')
  expect((await ada.ask('standIn', { seat: 'p2', yes: true })).code).toBeUndefined()
})
