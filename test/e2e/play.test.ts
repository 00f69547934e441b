import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Moved, move } from '../../shared/ti3/shapes/move.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { hitsScene, landScene, midwar, moveScene, turnScene } from './scenes.ts'
import { openStage, type Shown, type Stage } from './stage.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** The map in play, with every question that is answered on it. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

declare const axe: { run(options: RunOptions): Promise<AxeResults> }

const violations = async (page: Page) =>
  (await page.evaluate(async () => (await axe.run({ resultTypes: ['violations'] })).violations)).map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
  )

const war = midwar()
const attack = midwar({ activated: { p1: ['a0'] } })
const scenes: Readonly<Record<string, { show: Shown; look?: string }>> = {
  'my turn': { show: turnScene(war) },
  'a dossier': { show: turnScene(war), look: 'b0' },
  'the dossier of an enemy': { show: turnScene(war), look: 'b2' },
  'a move': { show: moveScene(attack, ['a0']) },
  'a transfer': { show: moveScene(war, ['c0', 'b0']) },
  'a landing': { show: landScene(war) },
  casualties: { show: hitsScene(war) },
}

const hex = ({ page }: Stage, id: string) => page.locator(`[data-hex="${id}"] .hit`)
const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const answers = ({ sent }: Stage) =>
  sent.flatMap(message => (message as { answer?: { value: unknown } }).answer?.value ?? [])

describe.each([
  { locale: 'en', colorScheme: 'dark', device: phone },
  { locale: 'it', colorScheme: 'light', device: phone },
  { locale: 'it', colorScheme: 'dark', device: desktop },
] as const)('The map in play, $locale, $colorScheme', ({ locale, colorScheme, device }) => {
  test.each(Object.entries(scenes))('shows %s so that all can read it', async (_, { show, look }) => {
    const stage = await openStage(browser, { ...device, locale, colorScheme, reducedMotion: 'reduce' }, show)
    await stage.page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
    if (look) {
      await hex(stage, look).dispatchEvent('click')
      await stage.page.locator('.neighbours').waitFor()
    }
    await stage.page.locator('.turn-dock, .move-dock, .land-dock, .casualties').first().waitFor()
    await stage.page.waitForTimeout(300)
    expect([...(await violations(stage.page)), ...stage.faults]).toEqual([])
    await stage.close()
  })
})

const english = { locale: 'en', reducedMotion: 'reduce' } as const

test('a system is activated by tapping it and saying so in its dossier', async () => {
  const stage = await openStage(browser, { ...phone, ...english }, turnScene(war))
  await hex(stage, 'b0').tap()
  await stage.page.waitForTimeout(400)
  expect(answers(stage)).toEqual([])
  await button(stage, 'Activate').tap()
  await vi.waitFor(() => expect(answers(stage)).toEqual([{ tactical: 'b0' }]))
  await stage.close()
})

test('a dossier says why its system cannot be activated', async () => {
  const stage = await openStage(browser, { ...phone, ...english }, turnScene(war))
  await hex(stage, 'a5').tap()
  await stage.page.locator('.turn-here .refusal').waitFor()
  expect(await button(stage, 'Activate').count()).toBe(0)
  await stage.close()
})

test('passing is confirmed, and a barred way says why', async () => {
  const stage = await openStage(browser, { ...phone, ...english }, turnScene(war))
  await button(stage, 'Pass').tap({ force: true })
  await stage.page.getByRole('alert').waitFor()
  expect(answers(stage)).toEqual([])
  await stage.close()
})

test('a fleet is taken and sent by keyboard alone, with its cargo', async () => {
  const shown = moveScene(attack, ['a0'])
  const stage = await openStage(browser, { ...desktop, ...english }, shown)
  await button(stage, 'All').first().focus()
  await stage.page.keyboard.press('Enter')
  await button(stage, 'Move').focus()
  await stage.page.keyboard.press('Enter')
  await vi.waitFor(() => expect(answers(stage)).toHaveLength(1))
  const [moved] = answers(stage) as [Moved]
  expect(move.check(shown.asks?.[0]?.options as never, moved)).toBeUndefined()
  expect(Object.values(moved).some(({ cargo }) => (cargo?.length ?? 0) > 3)).toBe(true)
  await stage.close()
})

test('a tap on a fleet takes all of it, a second one leaves it', async () => {
  const stage = await openStage(browser, { ...desktop, ...english }, moveScene(attack, ['a0']))
  const chosen = stage.page.locator('.ship-chip[aria-pressed="true"]')
  await stage.page.locator('.move-dock').waitFor()
  await hex(stage, 'b1').click()
  await vi.waitFor(async () => expect(await chosen.count()).toBeGreaterThan(1))
  await stage.page.waitForTimeout(400)
  await hex(stage, 'b1').click()
  await vi.waitFor(async () => expect(await chosen.count()).toBe(0))
  await stage.close()
})
