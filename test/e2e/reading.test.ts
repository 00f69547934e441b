import { expect, test } from 'vitest'
import { factions } from '../../shared/inscription/content/factions.ts'
import { technologies } from '../../shared/inscription/content/technologies.ts'
import { technologiesOf } from '../../shared/inscription/printed.ts'
import type { Hand } from '../../shared/inscription/table.ts'
import type { Player } from '../worker/player.ts'
import { phone } from './browser.ts'
import { arrive } from './guest.ts'
import { evening } from './house.ts'
import { inscribe, playUntil, tableOf } from './inscribed.ts'

const here = evening()

test('what a technology does is read on all four sheets, and what the factions of others can do', async () => {
  const { players, link } = await inscribe(here.url, 'q8', 2)
  const [ada] = players as [Player]
  await playUntil(players, ({ options }) => options.shape === 'mark')
  const { marks } = ada.hand as unknown as Hand
  const { page, press, complaints } = await arrive(here.browser, { ...phone, locale: 'en' }, link)
  const open = page.locator('dialog[open]')
  for (const sheet of ['navigation', 'expansion', 'industry', 'warfare'] as const) {
    const [id] = technologiesOf(marks, sheet)
    await press(page.locator('nav').getByRole('button', { name: new RegExp(`${sheet}$`, 'i') }))
    const name = page
      .locator(`[data-sheet="${sheet}"]`)
      .locator(`[data-place="read-${id}"], [data-place="${id}"]`)
    await name.first().scrollIntoViewIfNeeded()
    await name.first().click({ button: 'right' })
    await open.getByText(technologies[id].text).waitFor()
    await page.goBack()
    await open.waitFor({ state: 'detached' })
  }
  const theirs = tableOf(ada)?.players['p2']?.marks.faction
  await press(page.locator('.tabs').getByRole('button', { name: 'Realm' }))
  const other = page.locator('.ins-factions details').first()
  await press(other.locator('summary'))
  await other.getByText(factions[theirs as 'arborec'].ability.text).waitFor()
  expect(complaints).toEqual([])
})
