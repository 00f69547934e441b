import { expect, test, vi } from 'vitest'
import { type Moved, move } from '../../shared/galaxy/shapes/move.ts'
import { bringAxe, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { pause } from './rest.ts'
import { hitsScene, landScene, midwar, moveScene, turnScene } from './scenes.ts'
import { type Shown, type Stage, stages } from './stage.ts'
import { middleOf, putFinger } from './table.ts'

/** The map in play, with every question that is answered on it. */

const openStage = stages()

const war = midwar()
const attack = midwar({ activated: { p1: ['a0'] } })

interface Scene {
  show?: Shown
  /** At which system, with the scene before still standing. */
  look?: string
  /** The map differs from the one before in what can be read. */
  map?: true
}

const scenes: Readonly<Record<string, Scene>> = {
  'my turn': { show: turnScene(war), map: true },
  'a dossier': { look: 'b0' },
  'the dossier of an enemy': { look: 'b2' },
  'a move': { show: moveScene(attack, ['a0']), map: true },
  'a transfer': { show: moveScene(war, ['c0', 'b0']) },
  'a landing': { show: landScene(war) },
  casualties: { show: hitsScene(war) },
}

const hex = ({ page }: Stage, id: string) => page.locator(`[data-hex="${id}"] .hit`)
const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const answers = ({ sent }: Stage) =>
  sent.flatMap(message => (message as { answer?: { value: unknown } }).answer?.value ?? [])

test.each([
  { locale: 'it', colorScheme: 'light', device: phone },
  { locale: 'en', colorScheme: 'dark', device: desktop },
] as const)('the map in play can be read by all, $locale, $colorScheme', async looks => {
  const { locale, colorScheme, device } = looks
  const stage = await openStage({ ...device, locale, colorScheme }, turnScene(war), bringAxe)
  for (const [name, { show, look, map }] of Object.entries(scenes)) {
    if (show) await stage.show(show)
    if (look) {
      await hex(stage, look).dispatchEvent('click')
      await stage.page.locator('.neighbours').waitFor()
      await stage.rest()
    }
    expect(await stage.page.locator('.turn-dock, .move-dock, .land-dock, .casualties').count(), name).toBe(1)
    const without = map ? {} : { without: '.galaxy-stage' }
    expect(await violations(stage.page, without), name).toEqual([])
    // What was looked at is closed again.
    await stage.page.keyboard.press('Escape')
  }
  expect(stage.complaints).toEqual([])
})

const english = { locale: 'en' }

test('a system is activated by tapping it and saying so in its dossier', async () => {
  const stage = await openStage({ ...phone, ...english }, turnScene(war))
  await hex(stage, 'b0').tap()
  await button(stage, 'Activate').waitFor()
  await pause(stage.page)
  expect(answers(stage)).toEqual([])
  await button(stage, 'Activate').tap()
  await vi.waitFor(() => expect(answers(stage)).toEqual([{ tactical: 'b0' }]))
})

test('a tap means what lay under the finger when it came down, wherever the map moves meanwhile', async () => {
  const stage = await openStage({ ...phone, ...english }, turnScene(war))
  const point = await middleOf(hex(stage, 'b0'))
  const finger = await putFinger(stage.page, point)
  const { width, height } = phone.viewport
  await stage.page.setViewportSize({ width, height: height - 160 })
  await stage.rest()
  const under = await stage.page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-hex]')?.getAttribute('data-hex'),
    point,
  )
  expect(under).not.toBe('b0')
  await finger.lift()
  await button(stage, 'Activate').waitFor()
  await pause(stage.page)
  await button(stage, 'Activate').tap()
  await vi.waitFor(() => expect(answers(stage)).toEqual([{ tactical: 'b0' }]))
})

test('a dossier says why its system cannot be activated', async () => {
  const stage = await openStage({ ...phone, ...english }, turnScene(war))
  await hex(stage, 'a5').tap()
  await stage.page.locator('.turn-here .refusal').waitFor()
  expect(await button(stage, 'Activate').count()).toBe(0)
})

test('passing is confirmed, and a barred way says why', async () => {
  const stage = await openStage({ ...phone, ...english }, turnScene(war))
  await button(stage, 'Pass').tap({ force: true })
  await stage.page.getByRole('alert').waitFor()
  expect(answers(stage)).toEqual([])
})

test('a fleet is taken and sent by keyboard alone, with its cargo', async () => {
  const shown = moveScene(attack, ['a0'])
  const stage = await openStage({ ...desktop, ...english }, shown)
  await button(stage, 'All').first().focus()
  await stage.page.keyboard.press('Enter')
  await button(stage, 'Move').focus()
  await stage.page.keyboard.press('Enter')
  await vi.waitFor(() => expect(answers(stage)).toHaveLength(1))
  const [moved] = answers(stage) as [Moved]
  expect(move.check(shown.asks?.[0]?.options as never, moved)).toBeUndefined()
  expect(Object.values(moved).some(({ cargo }) => (cargo?.length ?? 0) > 3)).toBe(true)
})

test('a tap on a fleet takes all of it, a second one leaves it', async () => {
  const stage = await openStage({ ...desktop, ...english }, moveScene(attack, ['a0']))
  const chosen = stage.page.locator('.ship-chip[aria-pressed="true"]')
  await hex(stage, 'b1').click()
  await vi.waitFor(async () => expect(await chosen.count()).toBeGreaterThan(1))
  await pause(stage.page)
  await stage.rest()
  await hex(stage, 'b1').click()
  await vi.waitFor(async () => expect(await chosen.count()).toBe(0))
})
