import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { decideOnce, gather, personalLink, playUntil, tableOf } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { beforeASureInvasion, question, sensibleAnswer } from './moments.ts'
import { linesOf, roundByTouch, told } from './roundByTouch.ts'
import { stage, untilInStep } from './table.ts'

const here = evening()

test('three phones fight a space battle and an invasion, and end the round', async () => {
  const { seed, key } = beforeASureInvasion(3, 45)
  const friends = await gather(here.url, { seed })
  await playUntil(friends, () => question(friends)?.ask.key === key)
  const guests: Record<string, Guest> = {}
  for (const { seat } of friends.seats)
    guests[seat] = await arrive(here.browser, phone, personalLink(friends, seat))
  const [ada, bea, cem] = Object.values(guests) as [Guest, Guest, Guest]
  const from = linesOf(friends).length
  const { round } = tableOf(friends)
  const began = Date.now()
  const shapes = await roundByTouch(friends, guests, {
    wanted: sensibleAnswer,
    inWindow: () => decideOnce(friends),
  })
  console.log(`round ${round} by touch: ${JSON.stringify(shapes)}, ${Date.now() - began} ms`)
  for (const guest of [bea, cem]) {
    await untilInStep(ada, guest)
    expect(await stage(guest).textContent()).toBe(await stage(ada).textContent())
  }
  const isOver = friends.players[0]?.welcome?.over !== undefined
  expect(isOver || tableOf(friends).round === round + 1).toBe(true)
  expect(told(friends, 'ti3.log.spaceBattle', from)).toBeGreaterThan(0)
  expect(told(friends, 'ti3.log.invades', from)).toBeGreaterThan(0)
  for (const guest of [ada, bea, cem]) expect(guest.complaints).toEqual([])
}, 400_000)
