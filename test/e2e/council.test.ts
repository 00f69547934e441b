import type { Locator } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { phone } from './browser.ts'
import { pause } from './rest.ts'
import { midwar, voteScene } from './scenes.ts'
import { stages } from './stage.ts'

/** A vote on one of all planets, on a phone. */

const openStage = stages()

const onScreen = async (what: Locator) => {
  const { y, height } = (await what.boundingBox()) ?? { y: -1, height: 0 }
  return y >= 0 && y + height <= phone.viewport.height
}

test('a planet is elected by tapping it on the map, or among those of its owner', async () => {
  const war = midwar()
  const stage = await openStage({ ...phone, locale: 'en' }, voteScene(war))
  const { page, press } = stage
  const dock = page.getByRole('region', { name: 'Your answer', exact: true })
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  const planets = page.getByRole('radio')
  const named = (name: string) => planets.and(page.getByRole('radio', { name: new RegExp(`\\b${name}\\b`) }))
  expect(await onScreen(confirm)).toBe(true)
  expect(await confirm.isDisabled()).toBe(true)

  // Two planets lie there: one tap for each.
  const system = page.locator('[data-hex="b0"] .hit')
  await press(system)
  await vi.waitFor(async () => expect(await named('Lazar').isChecked()).toBe(true))
  await pause(page)
  await press(system)
  await vi.waitFor(async () => expect(await named('Sakulag').isChecked()).toBe(true))

  const all = await planets.count()
  expect(all).toBeGreaterThan(12)
  await press(dock.getByRole('button', { name: 'Bruno', exact: true }))
  const his = Object.values(war.planets).filter(({ owner }) => owner === 'p2').length
  // Beside them one may always abstain.
  await vi.waitFor(async () => expect(await planets.count()).toBe(his + 1))
  await press(named('Mecatol Rex'))
  expect(await onScreen(confirm)).toBe(true)
  await press(confirm)
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ answer: { value: 'mecatol_rex' } }))
  expect(stage.complaints).toEqual([])
})
