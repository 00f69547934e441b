import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, phone } from './browser.ts'
import { type Friends, heardAll, personalLink, tableOf } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { type House, openHouse } from './house.ts'
import { isBeforeAnInvasion, playTo, question, sensibleAnswer, tableWhere } from './moments.ts'
import { stage, until, untilInStep } from './table.ts'
import { answerByTouch } from './touch.ts'

vi.setConfig({ testTimeout: 400_000 })

let house: House
let browser: Browser
beforeAll(async () => {
  house = await openHouse()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  house?.close()
})

const linesOf = ({ players }: Friends) => players[0]?.welcome?.log ?? []
const told = (friends: Friends, text: string, from: number) =>
  linesOf(friends)
    .slice(from)
    .filter(line => line.text === text).length

/** Whoever is asked answers on the own phone, until the next round begins. */
async function playRound(friends: Friends, guests: Readonly<Record<string, Guest>>) {
  const { round } = tableOf(friends)
  const shapes: Record<string, number> = {}
  while (tableOf(friends).round === round) {
    const now = question(friends)
    const guest = guests[now?.seat ?? '']
    if (!now || !guest) break
    await answerByTouch(guest, now.ask, sensibleAnswer(friends))
    await until(async () => {
      await heardAll(friends)
      return !friends.players.some(({ welcome }) => welcome?.asks.some(({ key }) => key === now.ask.key))
    }, `${now.ask.key} to be answered: ${now.ask.text}`)
    const { shape } = now.ask.options
    shapes[shape] = (shapes[shape] ?? 0) + 1
  }
  return shapes
}

// Dice decide whether a fleet reaches the ground; three rounds without it are rare, twice in a row hardly to be seen.
test('three phones fight a space battle and an invasion, and end the round', { retry: 1 }, async () => {
  const friends = await tableWhere(house.url, table => tableOf(table).round < 6 && isBeforeAnInvasion(table))
  const guests: Record<string, Guest> = {}
  for (const { seat } of friends.seats)
    guests[seat] = await arrive(browser, phone, personalLink(friends, seat))
  const [ada, bea, cem] = Object.values(guests) as [Guest, Guest, Guest]
  const from = linesOf(friends).length
  let rounds = 0
  do {
    const { round } = tableOf(friends)
    const began = Date.now()
    const shapes = await playRound(friends, guests)
    console.log(`round ${round} by touch: ${JSON.stringify(shapes)}, ${Date.now() - began} ms`)
    for (const guest of [bea, cem]) {
      await untilInStep(ada, guest)
      expect(await stage(guest).textContent()).toBe(await stage(ada).textContent())
    }
    const isOver = friends.players[0]?.welcome?.over !== undefined
    expect(isOver || tableOf(friends).round === round + 1).toBe(true)
    rounds++
    // The dice may have kept the fleet away from the ground.
    if (isOver) break
  } while (
    told(friends, 'ti3.log.invades', from) === 0 &&
    rounds < 3 &&
    (await playTo(friends, isBeforeAnInvasion))
  )
  expect(told(friends, 'ti3.log.spaceBattle', from)).toBeGreaterThan(0)
  expect(told(friends, 'ti3.log.invades', from)).toBeGreaterThan(0)
  for (const guest of [ada, bea, cem]) expect(guest.complaints).toEqual([])
})
