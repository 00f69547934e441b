import { expect, test } from 'vitest'
import { bringAxe, overflow, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { stages } from './stage.ts'
import { findMoments, tourOfPlay } from './tourOfPlay.ts'
import { words } from './words.ts'

const openStage = stages()

// Each screen in one theme on the phone and in the other on the desktop, and in the longer language; in English the questions on the map are looked at with the map, which has its own test.
test.each([
  { theme: 'light', device: phone },
  { theme: 'dark', device: desktop },
] as const)('every screen of the game in play can be read by all, $theme', async ({ theme, device }) => {
  const shown = findMoments()
  const look = { ...device, locale: 'it', colorScheme: theme }
  const stage = await openStage(look, shown['ti3.ask.pick'], bringAxe)
  const wrong: string[] = []
  let seen = 0
  for await (const place of tourOfPlay(stage, shown, words('it'))) {
    seen++
    await stage.rest()
    const faults = [
      ...(await violations(stage.page, { without: '.galaxy-stage' })),
      ...(await overflow(stage.page)),
    ]
    wrong.push(...faults.map(fault => `${place}: ${fault}`))
  }
  expect(seen).toBeGreaterThan(20)
  expect([...wrong, ...stage.complaints]).toEqual([])
})
