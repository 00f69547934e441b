import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone } from './browser.ts'
import { type Friends, gather, personalLink } from './friends.ts'
import { evening } from './house.ts'
import { until } from './patience.ts'
import { visit } from './visit.ts'

let friends: Friends
const here = evening(async ({ url }) => {
  friends = await gather(url)
})

/** Files that cannot be had for now; how often one of them was asked for. */
async function missing(page: Page, files: RegExp, as: 'cut' | 'gone') {
  const state = { asked: 0, back: false }
  await page.route(files, route => {
    if (state.back) return route.continue()
    state.asked++
    return as === 'cut' ? route.abort() : route.fulfill({ status: 404 })
  })
  return state
}

const map = (page: Page) => page.locator('.galaxy-map')
const log = (page: Page) => page.locator('.log li').first()

test.each([
  { what: 'the words', device: phone, files: /\/en-\w+\.js/, seen: map },
  { what: 'the room', device: phone, files: /\/room-\w+\.js/, seen: map },
  { what: 'the board', device: phone, files: /\/ti3-\w+\.js/, seen: map },
  { what: 'what it is dressed in', device: phone, files: /\/ti3-\w+\.css/, seen: map },
  { what: 'a panel', device: desktop, files: /\/table-\w+\.js/, seen: log },
])(
  'a line that was cut before $what came leaves no hole once it is back',
  async ({ device, files, seen }) => {
    const { page } = await visit(here.browser, device)
    const cut = await missing(page, files, 'cut')
    await page.goto(personalLink(friends, 'p1'))
    await until(() => cut.asked > 0, 'a file')
    expect(await seen(page).count()).toBe(0)
    cut.back = true
    await seen(page).waitFor()
  },
)

test('a page of an older build finds its table, though the file of the table is gone', async () => {
  const { page } = await visit(here.browser, phone)
  await page.goto(personalLink(friends, 'p1'))
  await map(page).waitFor()
  await page.goto(here.url)
  const gone = await missing(page, /\/(room|ti3)-\w+\.(js|css)/, 'gone')
  // Whatever is asked for after that belongs to a new page, and is there.
  page.once('domcontentloaded', () => {
    gone.back = true
  })
  await page.locator('.tables a').tap()
  await map(page).waitFor()
  expect(gone.asked).toBeGreaterThan(0)
})
