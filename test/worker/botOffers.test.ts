import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { midgame as midgameOfTi3 } from '../ti3/midgame.ts'
import { around, inMidgame, type Middle } from '../ti4/midgame.ts'
import { type House, openHouse } from './house.ts'
import { call, gather, type Player } from './player.ts'

let house: House
let slow: House
beforeAll(async () => {
  house = await openHouse({ BOT_DELAY_MS: '20' })
  slow = await openHouse()
})
afterAll(async () => {
  await house.close()
  await slow.close()
})

const turn = { segment: 'turn', args: { seat: 'p1' } }

/** Ada is p1 and takes her turn, or looks on while it is another's; p2, her neighbour, is a bot like all others. */
async function atTable(url: string, middle: Middle = {}, at = turn) {
  const table = await gather(url, { people: 1, bots: 3, game: 'ti4', options: {}, start: false })
  const state = inMidgame({
    tiles: around({}),
    units: { p1: { a0: { carrier: 1 } }, p2: { a1: { cruiser: 1 } } },
    tradeGoods: { p1: 3, p2: 3 },
    factions: { p1: 'sardakk', p2: 'sol' },
    ...middle,
  })
  await begin(url, table.room, { state, at })
  return table.players[0] as Player
}

const begin = (url: string, room: string, body: object) =>
  call(url, 'POST', `/api/rooms/${room}/peek-start?seed=${seedFrom('offers')}`, { body })

const tableOf = ({ welcome }: Player) => welcome?.table as unknown as Table
const told = ({ welcome }: Player, text: string) =>
  welcome?.log.filter(line => line.text === text).length ?? 0
const goods = (count: number) => (count > 0 ? { goods: { tradeGoods: count } } : {})
const offer = async (ada: Player, gives: object, wants: object) => {
  const { code } = await ada.ask('command', { name: 'offer', value: { to: 'p2', gives, wants } })
  expect(code).toBeUndefined()
}

test('[R6.9] asked nothing itself, a bot accepts what serves it', async () => {
  const ada = await atTable(house.url)
  await ada.until(() => ada.welcome?.asks[0], 'her turn')
  await offer(ada, goods(1), {})
  await ada.until(() => told(ada, 'ti4.log.dealDone'), 'a yes')
  expect([sheet(tableOf(ada), 'p1').tradeGoods, sheet(tableOf(ada), 'p2').tradeGoods]).toEqual([2, 4])
})

test('[R6.9] and declines the rest, once for each time it is offered', async () => {
  const ada = await atTable(house.url)
  await ada.until(() => ada.welcome?.asks[0], 'her turn')
  for (const times of [1, 2]) {
    await offer(ada, {}, goods(1))
    await ada.until(() => told(ada, 'ti4.log.declines') === times, 'a no')
    const { v } = ada
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(ada.v).toBe(v)
  }
  expect(tableOf(ada).deals).toBeUndefined()
  expect(tableOf(ada).declined).toEqual({ 'p1>p2': { offers: ['/tradeGoods:1'], now: true } })
})

test('[R6.9] also a note it does not hold', async () => {
  const ada = await atTable(house.url, {
    also: ({ hands }) => {
      for (const seat of ['p2', 'p3', 'p4'])
        for (const note of Object.keys(hands[seat]?.notes ?? {}))
          if (note === 'ceasefire.p3') delete hands[seat]?.notes[note]
    },
  })
  await ada.until(() => ada.welcome?.asks[0], 'her turn')
  await offer(ada, goods(3), { note: 'ceasefire.p3' })
  await ada.until(() => told(ada, 'ti4.log.declines') === 1, 'a no')
})

test('[R6.9] at the pace at which it does everything', async () => {
  const ada = await atTable(slow.url)
  await ada.until(() => ada.welcome?.asks[0], 'her turn')
  const began = Date.now()
  await offer(ada, {}, goods(1))
  await ada.until(() => told(ada, 'ti4.log.declines'), 'a no')
  const passed = Date.now() - began
  expect(passed).toBeGreaterThan(700)
  expect(passed).toBeLessThan(5000)
})

test('[R6.10] a bot that has offered something to somebody who is there waits for the answer, and offers it no more', async () => {
  const ada = await atTable(
    slow.url,
    {
      also: ({ table }) => {
        for (const seat of ['p1', 'p2']) sheet(table, seat).commodities = 2
      },
    },
    { segment: 'turn', args: { seat: 'p2' } },
  )
  const key = await ada.until(() => {
    const { of = {} } = (ada.welcome?.may?.['acceptOffer'] ?? {}) as Partial<OneOf>
    return Object.keys(of)[0]
  }, 'an offer')
  expect(key).toBe('p2>p1')
  const { log } = ada.welcome as NonNullable<Player['welcome']>
  await new Promise(resolve => setTimeout(resolve, 3500))
  expect(ada.welcome?.log.length).toBe(log.length)
  const began = Date.now()
  await ada.ask('command', { name: 'withdrawOffer', value: key })
  const answered = ada.welcome?.log.length ?? 0
  await ada.until(() => (ada.welcome?.log.length ?? 0) > answered, 'what it does instead')
  expect(Date.now() - began).toBeLessThan(3000)
  expect(told(ada, 'ti4.log.offersDeal')).toBe(1)
})

test('[R6.9] so it does in the third edition', async () => {
  const { room, players } = await gather(house.url, {
    people: 1,
    bots: 2,
    game: 'ti3',
    options: {},
    start: false,
  })
  const ada = players[0] as Player
  const { state } = midgameOfTi3(turn, {
    races: { p1: 'sol', p2: 'norr', p3: 'letnev' },
    tradeGoods: { p1: 3, p2: 3 },
    change: ({ table }) => {
      table.active = 'p1'
    },
  }).match
  await begin(house.url, room, { state, at: turn })
  await ada.until(() => ada.welcome?.asks[0], 'her turn')
  await ada.ask('command', { name: 'offer', value: { to: 'p2', gives: 1, wants: 2 } })
  await ada.until(() => told(ada, 'ti3.log.noDeal') === 1, 'a no')
  await ada.ask('command', { name: 'offer', value: { to: 'p2', gives: 2, wants: 1 } })
  await ada.until(() => told(ada, 'ti3.log.dealDone') === 1, 'a yes')
})
