import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from './browser.ts'
import { gather, personalLink } from './friends.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { pickByKeys, pressByKey, tabTo, takeTurnByKeys, type } from './keys.ts'
import { bar, glowing, hears, newTable, openTable, whoseTurn } from './table.ts'

const here = evening()

test('from the front page to the first strategy card by keyboard alone', async () => {
  const ada = await arrive(here.browser, desktop, here.url)
  const { page } = ada
  await tabTo(ada, newTable(ada))
  await page.keyboard.press('Enter')
  await type(ada, page.getByLabel('Your name'), 'Ada')
  await tabTo(ada, page.getByRole('radio', { name: '4', exact: true }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await pressByKey(ada, 'Fill with bots')
  await pressByKey(ada, 'Start the game')
  await bar(ada).waitFor()
  while (await whoseTurn([ada])) await takeTurnByKeys(ada)
  await page.getByRole('heading', { name: 'Round 1 · Strategy Phase', level: 1 }).waitFor()
  await bar(ada).getByText('Pick a strategy card').waitFor()
  await pickByKeys(ada)
  await hears(ada, 'Ada picks')
  expect(ada.complaints).toEqual([])
})

/** Every stop of the Tab key on which nothing shows that the focus is there. */
async function unseenStops(page: Page): Promise<string[]> {
  await page.getByRole('button').first().waitFor()
  const unseen: string[] = []
  const visited = new Set<string>()
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { left, top, width, height } = (focused.closest('label') ?? focused).getBoundingClientRect()
      const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
      const clip = {
        x: Math.max(0, left - 8),
        y: Math.max(0, top - 8),
        width: width + 16,
        height: height + 16,
      }
      return { name: `${focused.tagName} ${name.slice(0, 40)} ${left},${top}`, clip }
    })
    if (stop.name.startsWith('BODY') || visited.has(stop.name)) break
    visited.add(stop.name)
    const focused = await page.screenshot({ clip: stop.clip, animations: 'disabled' })
    const stayed = await page.locator(':focus').elementHandle()
    await stayed?.evaluate(element => (element as HTMLElement).blur())
    const blurred = await page.screenshot({ clip: stop.clip, animations: 'disabled' })
    await stayed?.evaluate(element => (element as HTMLElement).focus())
    if (focused.equals(blurred)) unseen.push(stop.name)
  }
  expect(visited.size).toBeGreaterThan(2)
  return unseen
}

test('wherever the focus goes it can be seen', async () => {
  const still = { ...desktop } as const
  const ada = await arrive(here.browser, still, here.url)
  expect(await unseenStops(ada.page)).toEqual([])
  await ada.press(newTable(ada))
  expect(await unseenStops(ada.page)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await openTable(ada, 'Ada')
  expect(await unseenStops(ada.page)).toEqual([])
  const friends = await gather(here.url)
  const bea = await arrive(
    here.browser,
    still,
    personalLink(friends, friends.players[0]?.welcome?.waiting[0] ?? ''),
  )
  await glowing(bea).first().waitFor()
  expect(await unseenStops(bea.page)).toEqual([])
})
