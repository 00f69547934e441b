import { expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Hand } from '../../shared/inscription/table.ts'
import type { Player } from '../worker/player.ts'
import { phone } from './browser.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { inscribe, playUntil } from './inscribed.ts'
import { until } from './patience.ts'

const here = evening()

function blockedOf({ welcome }: Player): string[] {
  const { marks } = (welcome as { hand: unknown }).hand as Hand
  return Object.keys(marks.expansion.blocked)
}

function choicesOf({ welcome }: Player): string[] {
  const [ask] = welcome?.asks ?? []
  return ask ? Object.keys((ask.options as OneOf).of) : []
}

test('a row or column is given up by tapping it on the sheet; others’ sheets are one tap away', async () => {
  const { players, link } = await inscribe(here.url, 'r10', 2)
  const [ada] = players as [Player]
  await playUntil(players, ask => ask.text === 'inscription.ask.line')
  const lines = choicesOf(ada)
  const { page, press, complaints } = await arrive(here.browser, { ...phone, locale: 'en' }, link)
  await press(page.getByRole('button', { name: /^Sheets of Bea/ }))
  await page.getByText('You are looking at').waitFor()
  expect(await page.locator('.reach.offered').count()).toBe(0)
  await press(page.getByRole('button', { name: /^Your sheets/ }))

  // Each of them glows on the sheet, and the list holds the same.
  await page.locator('.turned .reach.offered').first().waitFor()
  const lit = await page
    .locator('.turned .reach.offered')
    .evaluateAll(places => places.map(place => place.getAttribute('data-place')))
  expect(lit.sort()).toEqual(lines.sort())
  const [line = ''] = lines
  await press(page.locator(`.turned [data-place="${line}"]`))
  await page.locator(`.turned [data-place="${line}"][aria-pressed="true"]`).waitFor()
  await press(page.getByText(`As a list (${lines.length})`))
  expect(await page.locator('.ins-choices :checked').count()).toBe(1)
  const before = blockedOf(ada)
  await press(page.getByRole('button', { name: 'Confirm' }))
  await until(async () => {
    await ada.settled()
    return blockedOf(ada).length > before.length
  }, 'the line to be given up')
  expect(blockedOf(ada)).toEqual([...before, line])
  expect(complaints).toEqual([])
})
