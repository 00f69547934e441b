import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wish } from '../../shared/orders.ts'
import { type House, openHouse } from './house.ts'
import { allSettled, call, gather, Player } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ WINDOW_MS: '300', BOT_DELAY_MS: '20' })
})
afterAll(() => house.close())

/** The first of three has spoken, softly, and nobody had a reply. */
async function afterOneSpeech(options: Record<string, string> = {}) {
  const table = await gather(house.url, { people: 3, game: 'parley', options })
  await speak(table.players, 0)
  await passed(table.players)
  return table
}

async function speak(players: readonly Player[], at: number, how = 'softly') {
  const speaker = players[at] as Player
  await speaker.until(() => speaker.welcome?.asks[0]?.text === 'parley.speak', 'a turn')
  await speaker.answer(how)
  for (const player of players) await player.until(() => player.welcome?.window, 'a window')
}

/** All for whom the room answers have been answered for. */
async function passed(players: readonly Player[]) {
  await new Promise(resolve => setTimeout(resolve, 700))
  await allSettled(players)
}

const order = (player: Player, order: Wish, more: { kind?: string; during?: string } = {}) =>
  player.ask('orders', { order, ...more })
const isAsked = (player: Player) => player.welcome?.asks[0]?.text === 'parley.reply'

test('[R16.1] a seat is asked always, when it holds something that fits, or passed for, as it ordered', async () => {
  const { players } = await afterOneSpeech({ witty: 'p3', careful: 'no' }).then(async table => {
    const cid = table.players[2] as Player
    if (isAsked(cid)) await cid.answer('pass')
    return table
  })
  const [ada, , cid] = players as [Player, Player, Player]
  await order(ada, 'always', { kind: 'afterSpeech' })
  await order(cid, 'pass', { kind: 'afterSpeech' })
  expect(ada.welcome?.orders).toEqual({ afterSpeech: { order: 'always' } })
  await speak(players, 1)
  await passed(players)
  expect([isAsked(ada), isAsked(cid)]).toEqual([true, false])
  await order(ada, 'fits')
  await ada.until(() => !ada.welcome?.window, 'the window to close')
  expect(ada.welcome?.orders).toEqual({ '*': { order: 'fits' } })
})

test('[R16.1] an order for one kind of moment says nothing of another', async () => {
  const { players } = await afterOneSpeech()
  const [ada, , cid] = players as [Player, Player, Player]
  await order(ada, 'always', { kind: 'afterSpeech' })
  await speak(players, 1, 'loudly')
  await passed(players)
  expect([isAsked(ada), ada.welcome?.kinds]).toEqual([false, ['afterSpeech', 'afterShout']])
  await order(ada, 'always')
  await speak(players, 2, 'loudly')
  await passed(players)
  expect([isAsked(ada), ada.welcome?.orders, isAsked(cid)]).toEqual([
    true,
    { '*': { order: 'always' } },
    false,
  ])
})

test('[R16.2] an order for a debate goes with it, and what stood before stands again', async () => {
  const { players } = await afterOneSpeech()
  const [ada, , cid] = players as [Player, Player, Player]
  await order(ada, 'always', { kind: 'afterSpeech' })
  await order(ada, 'pass', { kind: 'afterSpeech', during: 'debate' })
  await order(cid, 'pass', { kind: 'afterSpeech', during: 'debate' })
  expect(ada.welcome?.orders).toEqual({ afterSpeech: { order: 'pass', during: 'debate' } })
  await speak(players, 1)
  await passed(players)
  expect(ada.welcome?.window).toBeUndefined()
  expect([ada.welcome?.orders, cid.welcome?.orders]).toEqual([{ afterSpeech: { order: 'always' } }, {}])
  await speak(players, 2)
  await passed(players)
  expect(isAsked(ada)).toBe(true)
})

test('[R16.3] orders are told to their seat alone, outlast a restart and end with who gave them', async () => {
  const { room, host, seats, players } = await afterOneSpeech()
  const [ada, bea, cid] = players as [Player, Player, Player]
  const others = [bea, cid, await Player.join(house.url, room)]
  await allSettled(others)
  const heard = others.map(({ frames }) => frames.length)
  await order(ada, 'pass', { kind: 'afterSpeech' })
  await allSettled(others)
  expect(others.map(({ frames }, at) => frames.slice(heard[at]))).toEqual([['pong'], ['pong'], ['pong']])
  await call(house.url, 'GET', `/api/rooms/${room}/peek-abort`).catch(() => undefined)
  const again = await Player.join(house.url, room, seats[0]?.token)
  expect(again.welcome?.orders).toEqual({ afterSpeech: { order: 'pass' } })
  const path = `/api/rooms/${room}/seats/p1/hand-over`
  const { body } = await call<{ token: string }>(house.url, 'POST', path, { token: host })
  expect((await Player.join(house.url, room, body.token)).welcome?.orders).toBeUndefined()
})

test('[R16.4] what is not offered is refused', async () => {
  const { players } = await afterOneSpeech({ careful: 'yes' })
  const [ada] = players as [Player]
  const refused = { code: 'notOffered' }
  expect(await order(ada, 'pass', { kind: 'afterDinner' })).toEqual(refused)
  expect(await order(ada, 'pass', { kind: 'afterSpeech', during: 'dinner' })).toEqual(refused)
  expect(await order(ada, 'fits')).toEqual(refused)
  ada.send({ orders: { id: 'message-other', order: 'perhaps' } })
  expect(await ada.untilClosed()).toBe(1008)
})
