import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { decideOnce, type Friends, gather, heardAll, personalLink, playUntil, tableOf } from './friends.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { beforeASureInvasion, question, sensibleAnswer } from './moments.ts'
import { until } from './patience.ts'
import { stage, untilInStep } from './table.ts'
import { answerByTouch } from './touch.ts'

const here = evening()

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
    // Windows have a test of their own; most of these the room would answer.
    if (now.ask.window !== undefined) {
      await decideOnce(friends)
      continue
    }
    await answerByTouch(guest, now.ask, sensibleAnswer(now))
    await until(async () => {
      await heardAll(friends)
      return !friends.players.some(({ welcome }) => welcome?.asks.some(({ key }) => key === now.ask.key))
    }, `${now.ask.key} to be answered: ${now.ask.text}`)
    const { shape } = now.ask.options
    shapes[shape] = (shapes[shape] ?? 0) + 1
  }
  return shapes
}

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
  const shapes = await playRound(friends, guests)
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
