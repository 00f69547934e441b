import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Wished } from '../../shared/protocol/motions.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player, sql, takeTurn } from './player.ts'

const allowed = 600_000
const vars = { BOT_DELAY_MS: '20', CLOCK_MS: String(allowed) }
/** Whoever is waited for is late at once. */
const atOnce = { ...vars, CLOCK_MS: '1' }

let house: House
let isOther = false
beforeAll(async () => {
  house = await openHouse(vars)
})
beforeEach(async () => {
  if (isOther) await house.again(vars)
  isOther = false
})
afterAll(() => house.close())

/** Killed, and up again with other clocks. */
async function restart(settings: Record<string, string>) {
  await house.kill()
  isOther = settings !== vars
  await house.again(settings)
}

/** The room looks at its clocks when something happens. */
const looks = (player: Player) => player.ask('chat', { text: 'tick' })

const said = (player: Player) => player.welcome?.log.map(({ text }) => text) ?? []
const isTold = (player: Player, text: string) => player.until(() => said(player).includes(text), text)
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function agreeOn(players: readonly Player[], wished: Wished) {
  const [first, ...others] = players as [Player, ...Player[]]
  expect(await first.ask('move', { wished })).toHaveProperty('v')
  for (const one of others) {
    const { motion } = await one.until(() => one.welcome?.motions?.[0], 'a motion')
    expect(await one.ask('consent', { motion, yes: true })).toHaveProperty('v')
  }
  for (const one of players)
    await one.until(() => one.welcome?.motions?.length === 0 || undefined, 'it to be done')
}

const each: Wished = { kind: 'clock', clock: { kind: 'each', seconds: 43_200 } }

test('[R30.1] another clock, agreed on, runs for all from then on, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url, { rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  expect(ada.welcome?.clocks).toBeUndefined()
  await agreeOn(players, each)
  for (const one of [ada, bea]) {
    expect(one.welcome?.options['clock']).toBe('12h')
    expect(one.welcome?.clock).toEqual({ kind: 'each', seconds: 43_200 })
    expect(Object.keys(one.welcome?.clocks ?? {})).toEqual(['p1'])
  }
  expect(await ada.ask('move', { wished: each })).toEqual({ code: 'sameClock' })
  await restart(atOnce)
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await looks(beaAgain)
  await isTold(beaAgain, 'room.log.clock')
})

test('[R30.1] what no clock could be is not heard', async () => {
  const { room, seats } = await gather(house.url)
  for (const clock of [
    { kind: 'each', seconds: 1 },
    { kind: 'each', seconds: 60, hours: { zone: 'Middle/Earth', from: 0, to: 60, off: [] } },
    { kind: 'each', seconds: 60, hours: { zone: 'UTC', from: 60, to: 60, off: [] } },
  ]) {
    const ada = await Player.join(house.url, room, seats[0]?.token)
    ada.send({ move: { id: 'message-odd', wished: { kind: 'clock', clock } } })
    expect(await ada.untilClosed()).toBe(1008)
  }
})

test('[R30.2] at night it stands', async () => {
  const { room, seats, players } = await gather(house.url, { rounds: '50' })
  const now = new Date()
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
  // It runs in three hours, for one.
  const hours = { zone: 'UTC', from: (minutes + 180) % 1440, to: (minutes + 240) % 1440, off: [] }
  await agreeOn(players, { kind: 'clock', clock: { kind: 'each', seconds: 1800, hours } })
  const [ada] = players as [Player, Player]
  expect(ada.welcome?.options['clock']).toBe('agreed')
  expect(ada.welcome?.clocks?.['p1']).toBeGreaterThan(2.9 * 3_600_000)
  await restart(atOnce)
  const adaAgain = await Player.join(house.url, room, seats[0]?.token)
  await looks(adaAgain)
  await wait(400)
  await adaAgain.settled()
  expect([said(adaAgain).includes('room.log.clock'), adaAgain.welcome?.waiting]).toEqual([false, ['p1']])
})

test('[R30.3] a reserve is used up, but not by the first part of a decision, nor where all are asked in secret', async () => {
  const { room, players } = await gather(house.url, { rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  await agreeOn(players, { kind: 'clock', clock: { kind: 'reserve', seconds: 3600, free: 1 } })
  expect(bea.welcome?.reserves).toEqual({ p1: allowed, p2: allowed })
  const begun = Date.now()
  await wait(2500)
  await takeTurn(ada)
  await bea.until(() => (bea.welcome?.reserves?.['p1'] ?? allowed) < allowed, 'what Ada has left')
  const left = bea.welcome?.reserves?.['p1'] ?? 0
  expect(left).toBeLessThanOrEqual(allowed - 1400)
  expect(left).toBeGreaterThanOrEqual(allowed - (Date.now() - begun) + 900)
  await takeTurn(bea)
  await bea.until(() => bea.welcome?.waiting.length === 2, 'the bids')
  await allSettled(players)
  const before = (await Player.join(house.url, room)).welcome?.reserves
  await wait(1500)
  for (const one of [ada, bea]) {
    await one.answer('n3')
    await one.answer('sealed')
  }
  await bea.until(() => bea.table.round === 2, 'the second round')
  expect((await Player.join(house.url, room)).welcome?.reserves).toEqual(before)
})

test('[R30.4] with none agreed on nothing rings any more, and bots may be asked for', async () => {
  const { room, seats, players } = await gather(house.url, { clock: '2d', rounds: '50' })
  await agreeOn(players, { kind: 'clock', clock: { kind: 'none' } })
  const [ada] = players as [Player, Player]
  expect(ada.welcome?.clocks).toEqual({})
  expect(ada.welcome?.late).toHaveProperty('p1')
  await restart({ ...atOnce, SLOW_MS: '0' })
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await looks(beaAgain)
  await wait(400)
  expect(said(beaAgain)).not.toContain('room.log.clock')
  await takeTurn(await Player.join(house.url, room, seats[0]?.token))
  await beaAgain.until(() => beaAgain.welcome?.waiting.join() === 'p2', 'the turn of Bea')
  expect(await beaAgain.ask('standIn', { seat: 'p1', yes: true })).toEqual({ code: 'notWaitedFor' })
})

const decisionsOf = async (room: string, seat: string) =>
  (await sql<{ by: string; value: string }>(house.url, room, 'SELECT by, value FROM decisions ORDER BY n'))
    .filter(({ by }) => by === seat)
    .map(({ value }) => JSON.parse(value) as string)

test('[R30.5] what rings answers itself where doing nothing is possible', async () => {
  const { room, seats, players } = await gather(house.url, { clock: '2d', trap: 'calm', rounds: '50' })
  const [ada] = players as [Player, Player]
  await ada.answer('n2')
  await ada.until(() => ada.welcome?.asks[0]?.text === 'tally.sure', 'whether she is sure')
  await restart(atOnce)
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await looks(beaAgain)
  await isTold(beaAgain, 'room.log.clock')
  await beaAgain.until(() => beaAgain.welcome?.waiting.join() === 'p2', 'the turn of Bea')
  expect(await decisionsOf(room, 'p1')).toEqual(['n2', 'yes'])
  expect(beaAgain.welcome?.seats[0]?.standIn).toBe(true)
})

test('[R30.6] on holiday a clock stands, as all see, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url, { clock: '2d', rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  expect(await ada.ask('holiday', { days: 9 })).toHaveProperty('v')
  await isTold(bea, 'room.log.holiday')
  const day = 86_400_000
  expect((bea.welcome?.seats[0]?.holiday ?? 0) - Date.now()).toBeGreaterThan(8.9 * day)
  await bea.until(() => (bea.welcome?.clocks?.['p1'] ?? 0) > 8.9 * day, 'her clock to stand')
  await restart(atOnce)
  const adaAgain = await Player.join(house.url, room, seats[0]?.token)
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await looks(beaAgain)
  await wait(400)
  await beaAgain.settled()
  expect([said(beaAgain).includes('room.log.clock'), beaAgain.welcome?.waiting]).toEqual([false, ['p1']])
  expect(await adaAgain.ask('holiday', { days: 0 })).toHaveProperty('v')
  await isTold(beaAgain, 'room.log.clock')
  expect(beaAgain.welcome?.seats[0]?.holiday).toBeUndefined()
  // A day that was begun is spent.
  expect(await adaAgain.ask('holiday', { days: 14 })).toEqual({ code: 'noHoliday' })
  expect(await adaAgain.ask('holiday', { days: 13 })).toHaveProperty('v')
})

test('[R30.7] who wished no more gets only what must be done, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url, {
    people: 3,
    clock: '2d',
    trap: 'calm',
    rounds: '50',
  })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await ada.ask('regent', { regent: 'must' })
  await cid.until(() => cid.welcome?.seats[0]?.regent === 'must', 'all to see it')
  ada.close()
  await bea.until(() => bea.welcome?.seats[0]?.online === false, 'Ada to be away')
  await restart(atOnce)
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await looks(beaAgain)
  await isTold(beaAgain, 'room.log.clock')
  expect(beaAgain.welcome?.seats[0]).toMatchObject({ regent: 'must', standIn: true })
  await restart(vars)
  const [beaOnce, cidOnce] = [
    await Player.join(house.url, room, seats[1]?.token),
    await Player.join(house.url, room, seats[2]?.token),
  ]
  for (let round = 1; round <= 4; round++) {
    for (const one of [beaOnce, cidOnce].sort(
      (a, b) => orderOf(beaOnce).indexOf(seatOf(a)) - orderOf(beaOnce).indexOf(seatOf(b)),
    ))
      await takeTurn(one)
    for (const one of [beaOnce, cidOnce]) {
      await one.until(() => one.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
      await one.answer('n1')
      await one.answer('sealed')
    }
    await beaOnce.until(() => beaOnce.table.round === round + 1, 'the next round')
    await cidOnce.until(() => cidOnce.table.round === round + 1, 'the next round')
  }
  const made = await decisionsOf(room, 'p1')
  expect(made.filter(value => value === 'draw')).toEqual([])
  expect(made.filter(value => value === 'yes').length).toBeGreaterThanOrEqual(4)
})

const seatOf = ({ welcome }: Player) => welcome?.seat ?? ''
const orderOf = (player: Player) => player.table.order

async function withoutCid() {
  const { room, seats, players } = await gather(house.url, { people: 3, clock: '2d', rounds: '50' })
  const [ada, bea, cid] = players as [Player, Player, Player]
  await takeTurn(ada)
  await takeTurn(bea)
  await bea.until(() => bea.welcome?.waiting.join() === 'p3', 'the turn of Cid')
  const early = await ada.ask('move', { wished: { kind: 'handOn', seat: 'p3', to: 'bot' } })
  cid.close()
  await restart(atOnce)
  const again = await Promise.all([0, 1].map(at => Player.join(house.url, room, seats[at]?.token)))
  const [adaAgain, beaAgain] = again as [Player, Player]
  await looks(adaAgain)
  await adaAgain.until(() => adaAgain.welcome?.seats[2]?.standIn, 'a bot to answer for Cid')
  await restart(vars)
  const once = await Promise.all([0, 1].map(at => Player.join(house.url, room, seats[at]?.token)))
  expect(beaAgain.welcome?.seats[2]?.online).toBe(false)
  return { room, seats, players: once as [Player, Player], early }
}

test('[R30.8] who comes back keeps the seat the others were deciding on', async () => {
  const { room, seats, players, early } = await withoutCid()
  expect(early).toEqual({ code: 'stillTheirs' })
  const [ada, bea] = players
  await ada.ask('move', { wished: { kind: 'handOn', seat: 'p3', to: 'bot' } })
  const { motion } = await bea.until(() => bea.welcome?.motions?.[0], 'a motion')
  // Cid comes back in time, and keeps it.
  const cid = await Player.join(house.url, room, seats[2]?.token)
  await bea.until(() => bea.welcome?.motions?.length === 0, 'it to be moot')
  expect(await bea.ask('consent', { motion, yes: true })).toEqual({ code: 'noProposal' })
  expect(bea.welcome?.seats[2]?.name).toBeDefined()
  cid.close()
})

test.each(['bot', 'free'] as const)('[R30.8] where all others agree it is handed on: %s', async to => {
  const { room, seats, players } = await withoutCid()
  await agreeOn(players, { kind: 'handOn', seat: 'p3', to })
  const [ada] = players
  await isTold(ada, `room.log.handedOn.${to}`)
  expect(ada.welcome?.seats[2]).toMatchObject(to === 'bot' ? { bot: 'sensible' } : { taken: false })
  const cid = await Player.enter(house.url, room, seats[2]?.token)
  cid.hello()
  expect(await cid.untilClosed()).toBe(4401)
  const taken = await call<{ seat: string }>(house.url, 'POST', `/api/rooms/${room}/seats`, {
    body: { name: 'Dan', seat: 'p3' },
  })
  expect(taken.body.seat).toBe('p3')
})
