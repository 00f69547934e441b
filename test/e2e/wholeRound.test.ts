import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { decideOnce, gather, heardAll, personalLink, playUntil, tableOf } from './friends.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { isFull, question, roundOfCards, sensibleAnswer, withLeaders } from './moments.ts'
import { until } from './patience.ts'
import { answerByTouch } from './touch.ts'

// Looked for before the house opens, which would hang up on whoever is silent for so long.
const { seed, round, seat } = roundOfCards()
const here = evening()

test('a phone plays a whole round with five cards, a council and the capture of a leader', async () => {
  const friends = await gather(here.url, { players: 6, seed, options: withLeaders })
  await playUntil(friends, table => table.round === round)
  const linesNow = () => friends.players[0]?.welcome?.log ?? []
  const from = linesNow().length
  const guest = await arrive(here.browser, phone, personalLink(friends, seat))
  let touched = 0
  while (tableOf(friends).round === round) {
    const now = question(friends)
    if (!now) break
    if (now.seat !== seat || now.ask.window !== undefined) {
      await decideOnce(friends)
      continue
    }
    await answerByTouch(guest, now.ask, sensibleAnswer(now))
    await until(async () => {
      await heardAll(friends)
      return !friends.players.some(({ welcome }) => welcome?.asks.some(({ key }) => key === now.ask.key))
    }, `${now.ask.key} to be answered: ${now.ask.text}`)
    touched++
  }
  const told = linesNow().slice(from)
  expect(isFull(told)).toBe(true)
  expect(touched).toBeGreaterThan(8)
  expect(tableOf(friends).round).toBe(round + 1)

  // The phone was there all the while, and tells of it.
  await guest.press(guest.page.getByRole('button', { name: /^Log/ }))
  const capture = guest.page.getByText(/captive|captures|captured/).last()
  await capture.waitFor()
  expect(guest.complaints).toEqual([])
}, 400_000)
