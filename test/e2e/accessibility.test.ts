import { expect, test } from 'vitest'
import { bringAxe, overflow, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { setTables, type Tables, tour } from './tour.ts'
import { words } from './words.ts'

/** The game in play has its own tests. Each screen is looked at in one theme on the phone and in the other on the desktop. */

let tables: Tables
const here = evening(async ({ url }) => {
  tables = await setTables(url)
})

/** Elsewhere nothing is to be read on the map that was not there before. */
const mapped = new Set(['confirming a home', 'watching', 'laying, a system chosen', 'stationing', 'the end'])

test.each([
  { language: 'it', theme: 'light', device: phone },
  { language: 'en', theme: 'dark', device: desktop },
] as const)('every screen around the game can be read by all: $language, $theme', async looks => {
  const { language, theme, device } = looks
  const still = { ...device, locale: language, colorScheme: theme } as const
  const guest = await arrive(here.browser, still, `${here.url}/icon.svg`)
  const { page } = guest
  await bringAxe(page.context())
  const wrong: string[] = []
  let seen = 0
  for await (const place of tour(guest, tables, words(language))) {
    seen++
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const look = mapped.has(place) ? {} : { without: '.galaxy-stage' }
    const faults = [...(await violations(page, look)), ...(await overflow(page))]
    wrong.push(...faults.map(fault => `${place}: ${fault}`))
  }
  expect(seen).toBeGreaterThan(18)
  expect(wrong).toEqual([])
})
