import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import type { Welcome } from '../../shared/protocol.ts'
import { councilOn, type Scene, spending } from '../inscription/scene.ts'
import { bringAxe, overflow, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { deploying, rareQuestions, shownIn } from './inscriptionScenes.ts'
import { type Stage, stages } from './stage.ts'

const openStage = stages()

/** Before a table where nobody needs hints. */
const before = (game: Scene, device: BrowserContextOptions, log: Welcome['log'] = []) =>
  openStage(device, { ...shownIn(game), log }, async (context: BrowserContext) => {
    await bringAxe(context)
    await context.addInitScript(() => localStorage.setItem('throneward.inscription.guide', 'all'))
  })

/** What is confirmed is what the rules take. */
async function confirmed(stage: Stage, game: Scene, value: unknown) {
  await stage.press(stage.page.getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ answer: { value } }))
  expect(game.refused(value)).toBeUndefined()
  expect(stage.complaints).toEqual([])
}

const checked = ({ page }: Stage) =>
  page
    .locator('.ins-choices :checked')
    .evaluateAll(inputs => inputs.map(input => input.parentElement?.textContent ?? ''))

const onSheet = ({ page }: Stage, sheet: string, place: string) =>
  page.locator(`[data-sheet="${sheet}"] [data-place="${place}"]`)

/** As large as a fingertip. */
async function expectReach(stage: Stage, what: string) {
  const sizes = await stage.page.locator(what).evaluateAll(all =>
    all.map(each => {
      const { width, height } = each.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
}

test('focus dice are unlocked by tapping them at the head of their sheet; a third takes the place of the first', async () => {
  const game = rareQuestions.focusDice()
  const stage = await before(game, { ...phone, locale: 'en' })
  await stage.press(onSheet(stage, 'navigation', 'focus-M'))
  expect(await checked(stage)).toEqual(['material'])
  expect(await stage.page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
  await stage.press(onSheet(stage, 'navigation', 'focus-I'))
  await stage.press(onSheet(stage, 'navigation', 'focus-R'))
  expect((await checked(stage)).sort()).toEqual(['influence', 'research'])
  expect(await stage.page.locator('.turned .reach.chosen').count()).toBe(2)
  await confirmed(stage, game, ['I', 'R'])
})

test('a specialty is chosen where it is saved above the sheets, or where it was claimed', async () => {
  const game = rareQuestions.embargoed()
  const stage = await before(game, { ...phone, locale: 'en' })
  await expectReach(stage, '.ins-chip.answers')
  await stage.press(stage.page.getByRole('button', { name: 'propulsion specialty, can be chosen' }))
  expect(await checked(stage)).toEqual(['propulsion specialty'])
  expect(await stage.page.locator('[data-sheet="industry"] .place.chosen').count()).toBe(1)
  await stage.press(onSheet(stage, 'navigation', 's40'))
  expect(await checked(stage)).toEqual(['biotic specialty'])
  await confirmed(stage, game, 'biotic')
})

test('a black die is chosen where it was rolled', async () => {
  const game = rareQuestions.die()
  const stage = await before(game, { ...phone, locale: 'en' })
  const dice = stage.page.locator('.ins-die.can')
  expect(await dice.count()).toBe(3)
  await expectReach(stage, '.ins-die.can')
  await stage.press(dice.nth(2))
  expect(await dice.evaluateAll(all => all.map(die => die.ariaPressed))).toEqual(['false', 'false', 'true'])
  expect(await checked(stage)).toEqual(['research'])
  await confirmed(stage, game, 'R')
})

test('a war is told where a trade good may change it', async () => {
  const game = rareQuestions.payTradeGood()
  const stage = await before(game, { ...phone, locale: 'en' })
  const front = stage.page.locator('.asking .ins-front')
  await front.getByText('Bruno').waitFor()
  await stage.page.locator('[data-sheet="warfare"].turned').waitFor()
  await stage.press(stage.page.locator('.ins-chip.answers'))
  expect(await checked(stage)).toEqual(['Spend a trade good'])
  await confirmed(stage, game, 'yes')
})

test('on a narrow phone nothing above the sheets is cut off, however much may be used and told', async () => {
  const game = spending({ I: 2 }, 'industry', {
    event: 'first_ventures',
    technologies: { p1: ['sarween_tools', 'self_assembly_routines'] },
  })
  const lost = (side: string, strength: number) => ({
    at: 0,
    text: 'inscription.log.war.lost',
    about: { seat: 'p1', side, strength, against: 6 },
  })
  const log = [
    { at: 0, text: 'inscription.log.event', about: { round: 5, event: 'border_conflict' } },
    lost('left', 3),
    lost('right', 0),
  ]
  const narrow = { ...phone, viewport: { width: 360, height: 640 }, locale: 'it' }
  const stage = await before(game, narrow, log)
  const parts = stage.page.locator('.ins-tray :is(button, .ins-chip), .ins-report button, .ins-short')
  expect(await parts.count()).toBe(7)
  const cutOff = await parts.evaluateAll(all =>
    all
      .filter(part => {
        const { right, y, height } = part.getBoundingClientRect()
        return !part.contains(document.elementFromPoint(right - 2, y + height / 2))
      })
      .map(part => part.textContent),
  )
  expect(cutOff).toEqual([])
})

test.each([
  { locale: 'it', colorScheme: 'light', device: phone },
  { locale: 'en', colorScheme: 'dark', device: desktop },
] as const)('what is rarely asked can be read by all too: $locale, $colorScheme', async looks => {
  const { locale, colorScheme, device } = looks
  const wrong: string[] = []
  const stage = await before(rareQuestions.focusDice(), { ...device, locale, colorScheme })
  for (const [question, game] of Object.entries(rareQuestions)) {
    await stage.show(shownIn(game()))
    const others = { without: '.wide .ins-pane:not(.turned)' }
    const faults = [...(await violations(stage.page, others)), ...(await overflow(stage.page))]
    wrong.push(...faults.map(fault => `${question}: ${fault}`))
  }
  expect(stage.complaints).toEqual([])
  expect(wrong).toEqual([])
})

test('on a desktop a unit is drawn on a grid as large as half the board, however many others are begun', async () => {
  const stage = await before(deploying(), { ...desktop, locale: 'en' })
  const { width = 0 } = (await stage.page.locator('.war-grid.live').boundingBox()) ?? {}
  expect(width).toBeGreaterThan(380)
  expect(await stage.page.locator('[data-sheet="navigation"], [data-sheet="industry"]').count()).toBe(2)
  const place = stage.page.getByRole('button', { name: 'Place', exact: true })
  await stage.press(place)
  await vi.waitFor(() => expect(stage.sent.at(-1)).toHaveProperty('answer'))
  expect(stage.complaints).toEqual([])
})

test('a word on a ballot is read about with a tap, which chooses nothing; beside it a tap chooses', async () => {
  const stage = await before(councilOn('homestead_relief', { votes: { p1: 3 } }), desktop)
  const { page } = stage
  const word = page.locator('.ins-sides .word').first()
  await stage.press(word)
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  expect(await page.locator('.ins-sides :checked').count()).toBe(0)
  await stage.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await page
    .locator('.ins-sides label')
    .first()
    .click({ position: { x: 16, y: 12 } })
  expect(await page.locator('.ins-sides :checked').count()).toBe(1)
  expect(stage.complaints).toEqual([])
})
