import { test } from 'vitest'
import { desktop, phone } from './browser.ts'
import { arrive, type Guest } from './guest.ts'
import { evening } from './house.ts'
import { inscribe } from './inscribed.ts'
import { untilAtRest } from './rest.ts'
import { button } from './table.ts'

const here = evening()
const hint = ({ page }: Guest) => page.locator('.guide-hint')

async function isTaughtNothing(guest: Guest) {
  await guest.page.locator('.ins-board').waitFor()
  await untilAtRest(guest.page)
  // By then whatever tells and teaches is there: it is fetched with the panel beside the board.
  await guest.page.locator('.ins-mine').waitFor()
  await hint(guest).waitFor({ state: 'detached' })
}

test('a seat that was taught on one device is not taught on another, and may ask for it again', async () => {
  const { link } = await inscribe(here.url, 'taught once', 1)
  const first = await arrive(here.browser, phone, link)
  await hint(first).waitFor()
  await first.press(button(first, 'No more hints'))
  await hint(first).waitFor({ state: 'detached' })
  const other = await arrive(here.browser, desktop, link)
  await isTaughtNothing(other)
  await other.press(button(other, 'Show the hints of the first game again'))
  await hint(other).waitFor()
  await hint(first).waitFor()
})
