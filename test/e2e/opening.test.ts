import { expect, test } from 'vitest'
import { desktop, phone } from './browser.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { bar, button, openTable, sitDown, startWithBots, takeTurn, whoseTurn } from './table.ts'

const here = evening()

test('from the front page to two people in a running game', async () => {
  const began = Date.now()
  const laps: string[] = []
  const lap = (step: string) => laps.push(`${step} ${((Date.now() - began) / 1000).toFixed(1)} s`)

  const ada = await arrive(here.browser, desktop, here.url)
  lap('the front page')
  const link = await openTable(ada, 'Ada')
  lap('a table')
  const bea = await arrive(here.browser, phone, link)
  lap('the link opened on a phone')
  await sitDown(bea, 'Bea')
  lap('seated')
  await ada.page.getByText('Bea', { exact: true }).waitFor()
  await startWithBots(ada)
  await bar(bea).waitFor()
  lap('playing')
  console.log(`from the front page to a running game: ${laps.join(', ')}`)

  for (const { page } of [ada, bea]) {
    await page.getByRole('heading', { name: 'Home places' }).waitFor()
    await page.getByText(/^(Your 8 systems|Tap a glowing place to live there\.)$/).waitFor()
  }
  expect(ada.complaints).toEqual([])
  expect(bea.complaints).toEqual([])
  // Twenty seconds for people who type and look; the machine's own part is a small piece of that.
  expect(Date.now() - began).toBeLessThan(60_000)
})

test('at home, over plain http, a seat is taken, shared and kept', async () => {
  const home = here.url.replace('127.0.0.1', 'laptop.lan')
  const ada = await arrive(here.browser, desktop, home)
  expect(await ada.page.evaluate(() => isSecureContext)).toBe(false)
  const link = await openTable(ada, 'Ada')
  expect(link).toMatch(/^http:\/\/laptop.lan:\d+\/r\/[a-z2-9]{12}$/)
  await ada.press(button(ada, 'Copy link'))
  await button(ada, 'Copied').waitFor()
  const bea = await arrive(here.browser, phone, link)
  await sitDown(bea, 'Bea')
  expect(bea.page.url()).toBe(link)
  await bea.page.reload()
  await bea.page.getByText('you', { exact: true }).waitFor()
  await bea.page.goto(home)
  await bea.press(bea.page.locator('.tables a'))
  await bea.page.getByText('you', { exact: true }).waitFor()
  await startWithBots(ada)
  await takeTurn((await whoseTurn([ada, bea])) ?? ada)
  expect([...ada.complaints, ...bea.complaints]).toEqual([])
})
