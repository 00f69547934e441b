import { expect, test, vi } from 'vitest'
import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { councilOn, scene, spending } from '../inscription/scene.ts'
import { desktop, moving, phone } from './browser.ts'
import { shownIn } from './inscriptionScenes.ts'
import { smallerThan } from './lettering.ts'
import { type Stage, stages } from './stage.ts'

const openStage = stages()
const noHints = async (context: { addInitScript(run: () => void): Promise<unknown> }) => {
  await context.addInitScript(() => localStorage.setItem('throneward.inscription.guide', 'all'))
}
const narrow = { ...phone, viewport: { width: 360, height: 640 }, locale: 'it' }

/** Trade goods are left when all else is spent. */
const marking = (sheet: (typeof sheetIds)[number]) =>
  spending({ M: 1, R: 1 }, sheet, { event: 'first_ventures', tradeGoods: { p1: 2 } })

const choosing = () => scene({ segment: 'cardResources' }, { event: 'first_ventures' })

/** A part of the screen that is there as a whole. */
const boxesOf = (stage: Stage, what: string) =>
  stage.page.locator(what).evaluateAll(all =>
    all.map(each => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return { left, top, right, bottom, width: right - left, height: bottom - top }
    }),
  )

test.each(['en', 'it'])('on a desktop no word and no number of a sheet is below 11 px: %s', async locale => {
  const stage = await openStage({ ...desktop, locale }, shownIn(marking('navigation')), noHints)
  for (const sheet of sheetIds) {
    await stage.show(shownIn(marking(sheet)))
    await stage.page.locator(`[data-sheet="${sheet}"].turned`).waitFor()
    await stage.rest()
    expect(await smallerThan(stage.page, 11), sheet).toEqual([])
  }
  await stage.press(
    stage.page.getByRole('button', { name: locale === 'it' ? 'Tutti e quattro' : 'All four' }),
  )
  await stage.page.locator('.ins-board.overview').waitFor()
  await stage.rest()
  expect(await smallerThan(stage.page, 11), 'all four').toEqual([])
  await stage.press(stage.page.locator('[data-sheet="industry"] .ins-cover'))
  await stage.page.locator('[data-sheet="industry"].turned:not(.small)').waitFor()
  expect(stage.complaints).toEqual([])
})

test('on the smallest phone the active sheet is chosen with one tap among four that can be told apart', async () => {
  const game = choosing()
  const stage = await openStage(narrow, shownIn(game), noHints)
  const covers = await boxesOf(stage, '.ins-cover.can')
  expect(covers).toHaveLength(4)
  for (const { left, top, right, bottom, width, height } of covers) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
    expect(bottom).toBeLessThanOrEqual(640)
    expect(Math.min(width, height)).toBeGreaterThan(130)
  }
  // No sheet is named twice, and no name is cut.
  for (const name of ['Navigazione', 'Espansione', 'Industria', 'Guerra'])
    expect(await stage.page.getByText(name, { exact: true }).filter({ visible: true }).count(), name).toBe(1)
  const cut = await stage.page
    .locator('.ins-cover-name > b')
    .evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth).length)
  expect(cut).toBe(0)
  // First a closer look, which chooses nothing.
  await stage.press(stage.page.locator('[data-sheet="industry"] .ins-lens'))
  await stage.page.locator('[data-sheet="industry"].turned:not(.small)').waitFor()
  await stage.page.locator('.confirm .primary:enabled').waitFor()
  await stage.press(stage.page.locator('.ins-all'))
  await stage.press(stage.page.locator('[data-sheet="expansion"] .ins-cover'))
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ answer: { value: 'expansion' } }))
  expect(game.refused('expansion')).toBeUndefined()
  expect(stage.complaints).toEqual([])
})

test('what takes a trade good glows otherwise than what is free', async () => {
  const game = spending({ I: 1 }, 'navigation', { event: 'first_ventures', tradeGoods: { p1: 1 } })
  const stage = await openStage({ ...phone, locale: 'en' }, shownIn(game), noHints)
  const lit = stage.page.locator('.turned .reach.offered')
  await lit.first().waitFor()
  const dear = await stage.page
    .locator('.turned .reach.offered.costs')
    .evaluateAll(all => all.map(each => each.getAttribute('data-place')))
  expect(dear.length).toBeGreaterThan(0)
  const paid = new Set(dear.flatMap(place => game.payments('claim', place ?? '')))
  expect([...paid].filter(payment => payment !== 'tg')).toEqual([])
  expect(await stage.page.getByRole('button', { name: 'costs a trade good' }).count()).toBe(dear.length)
})

test('a ballot suggests nothing, and all there is to choose from is in view', async () => {
  const stage = await openStage(
    narrow,
    shownIn(councilOn('homestead_relief', { votes: { p1: 5, p2: 3 } })),
    noHints,
  )
  expect(await stage.page.locator('.ins-ballot :checked').count()).toBe(0)
  const yes = stage.page.locator('.confirm .primary')
  expect(await yes.isDisabled()).toBe(true)
  const [foot] = await boxesOf(stage, '.confirm')
  const choices = await boxesOf(stage, '.ins-ballot label')
  expect(choices.length).toBeGreaterThanOrEqual(3 + 5)
  for (const { top, bottom } of choices) {
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(foot?.top ?? 0)
  }
  // Beside its words, which are read about.
  await stage.page
    .locator('.ins-sides label')
    .nth(1)
    .click({ position: { x: 16, y: 12 } })
  expect(await yes.isDisabled()).toBe(true)
  await stage.press(stage.page.locator('.ins-votes-cast label').nth(2))
  await stage.press(yes)
  await vi.waitFor(() =>
    expect(stage.sent.at(-1)).toMatchObject({ answer: { value: { for: 'fail', votes: 3 } } }),
  )
  expect(stage.complaints).toEqual([])
})

test('a war is a moment over the board, before one is asked on', async () => {
  const stage = await openStage({ ...narrow, ...moving }, shownIn(choosing()), noHints)
  const lines = [
    { text: 'inscription.log.event', about: { round: 5, event: 'border_conflict' } },
    ...(['p1', 'p2', 'p3'] as const).flatMap((seat, i) => [
      {
        text: 'inscription.log.war.won',
        about: { seat, side: 'left', strength: 4, against: 1, other: `p${i || 3}` },
      },
      {
        text: 'inscription.log.war.lost',
        about: { seat, side: 'right', strength: 1, against: 4, other: `p${((i + 1) % 3) + 1}` },
      },
    ]),
  ]
  await stage.show({ ...shownIn(choosing()), log: lines.map(line => ({ ...line, at: Date.now() })) })
  const moment = stage.page.locator('.ins-moment')
  await moment.locator('.ins-duel.won').waitFor()
  expect(await moment.locator('.ins-duel').count()).toBe(2)
  expect(await stage.page.locator('.ins-sheet-how').count()).toBe(0)
  await stage.press(stage.page.getByRole('button', { name: 'Avanti' }))
  await stage.page.locator('.ins-sheet-how').waitFor()
  await moment.waitFor({ state: 'detached' })
  expect(stage.complaints).toEqual([])
})

test('the end tells who and by what, draws how it came, and can be kept as a picture', async () => {
  const { table, ...shown } = shownIn(choosing())
  const score = (total: number) => ({
    sheets: { navigation: total - 9, expansion: 2, industry: 3, warfare: 0 },
    objectives: { navigation: 4, expansion: 0, industry: 0, warfare: 0 },
    tradeGoods: 0,
    total,
    votes: 1,
  })
  const scores = { p1: score(31), p2: score(28), p3: score(20) }
  const log = Array.from({ length: 14 }, (_, i) => ({
    at: i,
    text: 'inscription.log.event',
    about: { round: i + 1, event: 'first_ventures', p1: i * 2, p2: i + 8, p3: i },
  }))
  const over = { ...shown, table: { ...table, phase: 'over' as const, scores }, asks: [], over: ['p1'], log }
  const stage = await openStage({ ...desktop, locale: 'en' }, over, noHints)
  await stage.page.getByRole('heading', { name: 'Ada rules the galaxy' }).waitFor()
  await stage.page.getByText('With 31 points, 3 ahead of Bruno').waitFor()
  await stage.page.getByRole('img', { name: /Ada: 2, 4.*31/ }).waitFor()
  const download = stage.page.waitForEvent('download')
  await stage.press(stage.page.getByRole('button', { name: 'Share as a picture' }))
  expect((await download).suggestedFilename()).toMatch(/^throneward-.*\.png$/)
  if (process.env['KEEP_PICTURE']) await (await download).saveAs(process.env['KEEP_PICTURE'])
  expect(stage.complaints).toEqual([])
})
