import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser, phone } from './browser.ts'
import { arrive } from './guest.ts'
import { type House, openHouse } from './house.ts'
import { setTables, type Tables, tour } from './tour.ts'

let house: House
let browser: Browser
let tables: Tables
beforeAll(async () => {
  house = await openHouse()
  browser = await openBrowser()
  tables = await setTables(house.url)
})
afterAll(async () => {
  await browser?.close()
  house?.close()
})

declare const axe: { run(options: RunOptions): Promise<AxeResults> }

async function violations(page: Page): Promise<string[]> {
  // What is still fading in is paler than it will be.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const found = await page.evaluate(async () => (await axe.run({ resultTypes: ['violations'] })).violations)
  return found.map(
    ({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
  )
}

/** Nothing hangs out at the side, and a table is exactly as large as the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const isTable = document.querySelector('[role="status"][aria-label]') !== null
    return scrollWidth > innerWidth || (isTable && scrollHeight > innerHeight)
      ? [`the page is ${scrollWidth} by ${scrollHeight}`]
      : []
  })

// The game in play has most screens by far: each question is toured once, in the longer language; the map in play has its
// own test.
test.each([
  { language: 'en', theme: 'dark', screen: 'phone', playing: false },
  { language: 'it', theme: 'light', screen: 'phone', playing: 'one' },
  { language: 'it', theme: 'dark', screen: 'desktop', playing: 'other' },
  { language: 'en', theme: 'light', screen: 'desktop', playing: false },
] as const)(
  'every screen can be read by all: $language, $theme, on a $screen',
  async ({ language, theme, screen, playing }) => {
    const device = screen === 'phone' ? phone : desktop
    const guest = await arrive(
      browser,
      { ...device, locale: language, colorScheme: theme, reducedMotion: 'reduce' },
      house.url,
    )
    await guest.page.context().addInitScript({ path: 'node_modules/axe-core/axe.min.js' })
    const wrong: string[] = []
    let seen = 0
    for await (const place of tour(guest, tables, language, playing)) {
      seen++
      expect(await guest.page.locator('html').getAttribute('lang')).toBe(language)
      for (const fault of [...(await violations(guest.page)), ...(await overflow(guest.page))])
        wrong.push(`${place}: ${fault}`)
    }
    expect(seen).toBeGreaterThan(playing ? 34 : 18)
    expect(wrong).toEqual([])
  },
)
