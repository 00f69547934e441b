import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wished } from '../../shared/protocol/motions.ts'
import { type GameRecord, replay } from '../../shared/record.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, finish, gather, Player, takeTurn } from './player.ts'
import { tally } from './testGame.ts'

const vars = { BOT_DELAY_MS: '20' }
const soon = { MOTION_MS: '700' }

let house: House
beforeAll(async () => {
  house = await openHouse(vars)
})
afterAll(() => house.close())

type Three = [Player, Player, Player]
const moves = (player: Player, wished: Wished) => player.ask('move', { wished })
const motionOf = (player: Player) => player.until(() => player.welcome?.motions?.[0], 'a motion')
async function says(player: Player, yes: boolean) {
  const { motion } = await motionOf(player)
  return player.ask('consent', { motion, yes })
}
const noneStands = (player: Player) =>
  player.until(() => player.welcome?.motions?.length === 0, 'the motion to end')
const pauses = (player: Player) => player.until(() => player.welcome?.paused, 'the pause')
const goesOn = (player: Player) => player.until(() => !player.welcome?.paused, 'the end of the pause')
const said = (player: Player) => player.welcome?.log.map(({ text }) => text) ?? []
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const isTold = (player: Player, text: string) => player.until(() => said(player).includes(text), text)

async function pausedBy(players: readonly Player[]) {
  const [first, ...others] = players as [Player, ...Player[]]
  await moves(first, { kind: 'pause' })
  for (const one of others) await says(one, true)
  await Promise.all(players.map(pauses))
}

test('[R14.1] what one moves is done when all have agreed, and all see who said what', async () => {
  const { room, players } = await gather(house.url, { people: 3, bots: 1 })
  const [ada, bea, cid] = players as Three
  const watcher = await Player.join(house.url, room)
  expect(await moves(ada, { kind: 'pause' })).toHaveProperty('v')
  await says(bea, true)
  for (const one of [...players, watcher]) {
    await one.until(() => one.welcome?.motions?.[0]?.yes.length === 2, 'the yes of Bea')
    expect(one.welcome?.motions).toMatchObject([
      { wished: { kind: 'pause' }, by: 'p1', yes: ['p1', 'p2'], no: [], asked: ['p3'] },
    ])
    expect(one.welcome?.paused).toBeUndefined()
  }
  const late = await Player.join(house.url, room)
  expect(late.welcome?.motions).toMatchObject([{ yes: ['p1', 'p2'], asked: ['p3'] }])
  await says(cid, true)
  for (const one of [...players, watcher]) await pauses(one)
  expect(ada.welcome?.motions).toEqual([])
  expect(said(watcher).slice(-2)).toEqual(['room.log.moved.pause', 'room.log.paused'])
})

test('[R14.1] one no ends it, and so does who moved it', async () => {
  const { players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as Three
  await moves(ada, { kind: 'pause' })
  await says(bea, false)
  await noneStands(cid)
  expect(cid.welcome?.log.at(-1)).toMatchObject({ text: 'room.log.motionRefused', about: { seat: 'p2' } })
  await moves(cid, { kind: 'pause' })
  await says(cid, false)
  await noneStands(ada)
  await allSettled(players)
  expect([ada.welcome?.paused, said(ada).includes('room.log.paused')]).toEqual([undefined, false])
})

test('[R14.2] whoever is away has so long to say no, and then their silence is a yes, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea, cid] = players as Three
  cid.close()
  await moves(ada, { kind: 'pause' })
  const motion = await motionOf(bea)
  expect(motion.until - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  await says(bea, false)
  await noneStands(ada)

  await house.again({ ...vars, ...soon })
  const [adaNow, beaNow] = [
    await Player.join(house.url, room, seats[0]?.token),
    await Player.join(house.url, room, seats[1]?.token),
  ]
  await moves(adaNow, { kind: 'pause' })
  await motionOf(beaNow)
  await house.kill()
  await house.again({ ...vars, ...soon })
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await pauses(beaAgain)
  expect(beaAgain.welcome?.log.at(-1)?.text).toBe('room.log.paused')
  await house.again(vars)
})

test('[R14.3] who leaves is no longer asked and takes along what they moved, who sits down is asked too', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3, bots: 1 })
  const [ada, bea, cid] = players as Three
  const leaves = (seat: string, token: string | undefined) =>
    call(house.url, 'DELETE', `/api/rooms/${room}/seats/${seat}`, { token })
  await moves(ada, { kind: 'pause' })
  await motionOf(bea)
  await call(house.url, 'POST', `/api/rooms/${room}/seats`, { body: { name: 'Dan', seat: 'p4' } })
  await bea.until(() => bea.welcome?.motions?.[0]?.asked.includes('p4'), 'Dan to be asked')
  expect((await leaves('p1', seats[0]?.token)).status).toBeLessThan(300)
  await noneStands(bea)

  await moves(bea, { kind: 'pause' })
  await motionOf(cid)
  await leaves('p3', seats[2]?.token)
  await bea.until(() => bea.welcome?.motions?.[0]?.asked.join() === 'p4', 'Dan alone to be asked')
})

test('[R14.3] where those who are left have agreed it is done', async () => {
  const { room, seats, players } = await gather(house.url, { people: 3 })
  const [ada, bea] = players as Three
  await moves(ada, { kind: 'pause' })
  await says(bea, true)
  await call(house.url, 'DELETE', `/api/rooms/${room}/seats/p3`, { token: seats[2]?.token })
  await pauses(bea)
})

test('[R14.4] one of a kind stands at a time, and only those asked have a word', async () => {
  const { players, room, host } = await gather(house.url, { people: 3, start: false })
  const [ada, bea] = players as Three
  expect(await moves(ada, { kind: 'pause' })).toEqual({ code: 'notStarted' })
  await call(house.url, 'POST', `/api/rooms/${room}/start`, { token: host })
  await ada.until(() => ada.welcome?.stage === 'playing', 'the start')
  expect(await moves(ada, { kind: 'goOn' })).toEqual({ code: 'notNow' })
  await moves(ada, { kind: 'pause' })
  const { motion } = await motionOf(bea)
  expect(await moves(bea, { kind: 'pause' })).toEqual({ code: 'alreadyMoved' })
  expect(await ada.ask('consent', { motion, yes: true })).toEqual({ code: 'notAsked' })
  expect(await bea.ask('consent', { motion: 'another', yes: true })).toEqual({ code: 'noProposal' })
  expect(await bea.ask('consent', { motion, yes: true })).toHaveProperty('v')
  expect(await bea.ask('consent', { motion, yes: true })).toEqual({ code: 'notAsked' })
})

test('[R14.4] whoever sits there alone is not asked', async () => {
  const { players } = await gather(house.url, { people: 1, bots: 1 })
  const [ada] = players as [Player]
  await moves(ada, { kind: 'pause' })
  await pauses(ada)
  await moves(ada, { kind: 'goOn' })
  await goesOn(ada)
  expect(said(ada).filter(text => text.includes('moved'))).toEqual([])
})

test('[R14.5] a paused table stands still: no clock rings and nobody decides, also after a restart', async () => {
  const { room, seats, players } = await gather(house.url, { clock: '2d', rounds: '50' })
  const [ada] = players as [Player, Player]
  await pausedBy(players)
  expect(await ada.ask('answer', { key: ada.key, value: 'n1' })).toEqual({ code: 'paused' })
  await house.kill()
  // A clock that would have rung long ago.
  await house.again({ ...vars, CLOCK_MS: '1' })
  const adaAgain = await Player.join(house.url, room, seats[0]?.token)
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  expect(adaAgain.welcome).toMatchObject({ paused: expect.anything(), waiting: ['p1'] })
  expect(adaAgain.welcome?.clocks).toBeUndefined()
  await pause(500)
  await adaAgain.settled()
  expect([adaAgain.welcome?.waiting, said(adaAgain).includes('room.log.clock')]).toEqual([['p1'], false])
  await moves(adaAgain, { kind: 'goOn' })
  await says(beaAgain, true)
  await isTold(adaAgain, 'room.log.clock')
  await house.again(vars)
})

test('[R14.5] no bot and no vote goes on while it is paused', async () => {
  const slow = { ...vars, SLOW_MS: '0', ASK_MS: '1', BOT_DELAY_MS: '4000' }
  await house.again(slow)
  const { players, room, seats } = await gather(house.url, { people: 3, bots: 1, rounds: '50' })
  const [ada, bea, cid] = players as Three
  await pausedBy(players)
  expect(await bea.ask('standIn', { seat: 'p1', yes: true })).toEqual({ code: 'paused' })
  await moves(ada, { kind: 'goOn' })
  await says(bea, true)
  await goesOn(cid)
  for (const one of [ada, bea, cid]) await takeTurn(one)
  await cid.until(() => cid.welcome?.waiting.join() === 'p4', 'the turn of the bot')
  await pausedBy(players)
  const standing = () => [cid.welcome?.waiting.join(), cid.table.round]
  const stood = standing()
  await house.kill()
  await house.again({ ...vars, BOT_DELAY_MS: '20' })
  const adaAgain = await Player.join(house.url, room, seats[0]?.token)
  const beaAgain = await Player.join(house.url, room, seats[1]?.token)
  await pause(500)
  await adaAgain.settled()
  expect([adaAgain.welcome?.waiting.join(), adaAgain.table.round]).toEqual(stood)
  await moves(beaAgain, { kind: 'goOn' })
  await says(adaAgain, true)
  await adaAgain.until(() => adaAgain.welcome?.asks[0]?.text === 'tally.bid', 'the bot to go on')
  await house.again(vars)
})

test('[R14.5] no window closes while it is paused', async () => {
  await house.again({ ...vars, WINDOW_MS: '8000' })
  const { players } = await gather(house.url, { people: 3, game: 'parley', options: {} })
  const [ada, bea] = players as Three
  await ada.answer('softly')
  await bea.until(() => bea.welcome?.window, 'a window')
  await pausedBy(players)
  expect(bea.welcome?.window).toBeUndefined()
  await pause(8500)
  await bea.settled()
  expect(bea.welcome?.waiting).toEqual(['p2', 'p3'])
  await moves(ada, { kind: 'goOn' })
  await says(bea, true)
  await bea.until(() => bea.welcome?.window, 'the window again')
  await bea.until(() => bea.welcome?.window === undefined, 'the window to close')
  await house.again(vars)
})

test('[R14.6] two who say go on end the pause, and every clock runs on from where it stood', async () => {
  const allowed = 600_000
  await house.again({ ...vars, CLOCK_MS: String(allowed) })
  const begun = Date.now()
  const { players } = await gather(house.url, { people: 3, clock: '2d' })
  const [ada, bea, cid] = players as Three
  await pausedBy(players)
  const stands = 1500
  await pause(stands)
  await moves(cid, { kind: 'goOn' })
  // One against it keeps nobody.
  await says(ada, false)
  await allSettled(players)
  expect(bea.welcome?.paused).toBeDefined()
  await says(bea, true)
  await goesOn(ada)
  const played = Date.now() - begun - stands
  const left = ada.welcome?.clocks?.['p1'] ?? 0
  expect(left).toBeGreaterThanOrEqual(allowed - played)
  expect(left).toBeLessThanOrEqual(allowed)
  expect(await ada.answer('n1')).toHaveProperty('v')
  await house.again(vars)
})

test('[R14.7] the game ends as it stands once all have agreed; the log says so, and the record replays', async () => {
  const { room, seats, players } = await gather(house.url, { people: 2, rounds: '50' })
  const [ada, bea] = players as [Player, Player]
  await finish(players)
  await bea.until(() => bea.table.round === 2, 'the second round')
  await moves(bea, { kind: 'endNow' })
  const { until } = await motionOf(ada)
  expect(until - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
  await house.kill()
  await house.again(vars)
  const adaAgain = await Player.join(house.url, room, seats[0]?.token)
  await says(adaAgain, true)
  await adaAgain.until(() => adaAgain.welcome?.stage === 'over', 'the end')
  expect(adaAgain.welcome).toMatchObject({ over: { winners: ['p2'] }, motions: [], waiting: [] })
  expect(said(adaAgain)).toContain('room.log.endsNow')
  const { body } = await call<GameRecord>(house.url, 'GET', `/api/rooms/${room}/record`)
  expect(body.decisions?.at(-1)).toMatchObject({ by: 'p2', key: '!endNow' })
  expect(replay(tally, body)).toMatchObject({ winners: ['p2'] })
  expect(replay(tally, body).fault).toBeUndefined()
})

test('[R14.7] where the rules cannot end it, it goes on', async () => {
  const { players } = await gather(house.url, { people: 2, trap: 'some' })
  const [ada, bea] = players as [Player, Player]
  await moves(ada, { kind: 'endNow' })
  expect(await says(bea, true)).toEqual({ code: 'fault' })
  expect(await ada.answer('n1')).toHaveProperty('v')
  expect(await bea.ask('command', { name: 'endNow', value: 'now' })).toEqual({ code: 'notNow' })
})
