import { expect, test, vi } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Casualties } from '../../shared/galaxy/shapes/casualties.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { bringAxe, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { ask, hitsScene, midwar, moveScene, turnScene } from './scenes.ts'
import { type Shown, type Stage, stages } from './stage.ts'
import { words } from './words.ts'

/** What else there is beside a question: who is asked too, and cards that may be played meanwhile. */

const openStage = stages()
const pictures = process.env['PICTURES']
const looks = [
  { locale: 'en', device: phone, name: 'phone' },
  { locale: 'it', device: phone, name: 'phone' },
  { locale: 'en', device: desktop, name: 'desktop' },
  { locale: 'it', device: desktop, name: 'desktop' },
] as const
type Look = (typeof looks)[number]

async function picture({ page }: Stage, what: string, { locale, name }: Look) {
  if (pictures) await page.screenshot({ path: `${pictures}/${what}-${locale}-${name}.png` })
}
const clean = async ({ page, complaints }: Stage) => {
  expect(await violations(page, { without: '.galaxy-stage' })).toEqual([])
  expect(complaints).toEqual([])
}

const held = { 'plague.1': true, 'flank_speed.1': true, 'sabotage.1': true } as const
const atAnyTime: OneOf = {
  shape: 'oneOf',
  of: {
    'flank_speed.1': { on: { card: 'flank_speed.1' } },
    'multiculturalism.1': { on: { card: 'multiculturalism.1' } },
  },
}
const may: NonNullable<Shown['may']> = { playAnyTime: atAnyTime }

test.each(looks)('a card that may be played while one moves lies in sight, $locale $name', async look => {
  const { locale, device } = look
  const word = words(locale)
  const shown = { ...moveScene(midwar(), ['b0']), may, hand: { actionCards: held } }
  const stage = await openStage({ ...device, locale }, shown, bringAxe)
  const chips = stage.page.locator('.cards-now .card-chip')
  await vi.waitFor(async () => expect(await chips.count()).toBe(2))
  await picture(stage, 'moving', look)
  await clean(stage)
  await stage.press(chips.first())
  const play = stage.page.getByRole('button', { name: word('galaxy.card.play'), exact: true })
  await play.waitFor()
  await stage.rest()
  await picture(stage, 'playing', look)
  await stage.press(play)
  await vi.waitFor(() =>
    expect(stage.sent.at(-1)).toMatchObject({ command: { name: 'playAnyTime', value: 'flank_speed.1' } }),
  )
})

test.each(looks)('a card whose time it is glows in the hand, $locale $name', async look => {
  const { locale, device } = look
  const word = words(locale)
  const shown = { ...moveScene(midwar(), ['b0']), may, hand: { actionCards: held } }
  const stage = await openStage({ ...device, locale }, shown, bringAxe)
  const mine = stage.page.getByRole('button', { name: word('tab.mine'), exact: true })
  if (await mine.isVisible()) await stage.press(mine)
  await stage.press(stage.page.getByRole('tab', { name: word('galaxy.page.hand') }))
  await stage.page.locator('.card.playable').waitFor()
  await stage.rest()
  await picture(stage, 'hand', look)
  expect(await stage.page.locator('.card').count()).toBe(3)
  expect(await stage.page.locator('.card.playable').count()).toBe(1)
  await clean(stage)
  await stage.press(stage.page.locator('.card.playable button.primary'))
  await stage.page.locator('.ask-list input').first().waitFor()
})

test.each(looks)('cards and abilities of a turn are told apart, $locale $name', async look => {
  const scene = turnScene(midwar())
  const [turn] = scene.asks ?? []
  const special: Turn['special'] = {
    'plague.1': { on: { card: 'plague.1' } },
    'local_unrest.1': { on: { card: 'local_unrest.1' } },
    sol_orbital_drop: { on: { card: 'sol_orbital_drop' } },
  }
  const options = { ...(turn?.options as Turn), special } as Turn
  const asks = [ask('ti3.ask.turn', options)]
  const stage = await openStage({ ...look.device, locale: look.locale }, { ...scene, asks }, bringAxe)
  await vi.waitFor(async () => expect(await stage.page.locator('.card-way .card-sign').count()).toBe(2))
  expect(await stage.page.locator('.ability-way .seal-mark').count()).toBe(1)
  expect(await stage.page.locator('.bar-mine').textContent()).toBe(words(look.locale)('bar.yourTurn'))
  await picture(stage, 'turn', look)
  await clean(stage)
})

test.each(looks)(
  'a question in the turn of another wants an answer and says who else is asked, $locale $name',
  async look => {
    const word = words(look.locale)
    const table = { ...midwar(), active: 'p3' }
    const secondary: OneOf = {
      shape: 'oneOf',
      of: { secondary: { text: 'ti3.ask.useSecondary' }, none: { text: 'ti3.ask.useNone' } },
    }
    const shown: Shown = {
      table,
      asks: [ask('ti3.ask.secondary', secondary, { card: 'base_technology', count: 1 })],
      waiting: ['p1', 'p2', 'p5'],
    }
    const stage = await openStage({ ...look.device, locale: look.locale }, shown, bringAxe)
    await stage.page.getByText(word('window.alsoAsked')).waitFor()
    const names = stage.page.locator('.asking .names')
    for (const name of ['Bruno', 'Elena']) expect(await names.textContent()).toContain(name)
    expect(await names.textContent()).not.toContain('Ada')
    expect(await stage.page.locator('.bar-mine').textContent()).toBe(word('bar.dock'))
    await picture(stage, 'secondary', look)
    await clean(stage)
  },
)

test.each(looks)('who has to take the first hits is told and marked, $locale $name', async look => {
  const scene = hitsScene(midwar())
  const [hits] = scene.asks ?? []
  const given = hits?.options as Casualties
  const units = Object.fromEntries(
    Object.entries(given.units).map(([id, unit]) => [
      id,
      unit.kind === 'dreadnought' ? { ...unit, first: true as const } : unit,
    ]),
  )
  const asks = [ask('ti3.ask.casualties', { ...given, units } as Casualties, { count: 4 })]
  const stage = await openStage({ ...look.device, locale: look.locale }, { ...scene, asks }, bringAxe)
  await stage.page.locator('.hits-first').waitFor()
  expect(await stage.page.locator('.hits-first').isVisible()).toBe(true)
  const [first] = await stage.page.locator('.casualties .ship-chip').all()
  expect(await first?.getAttribute('class')).toContain('first')
  expect(await stage.page.locator('.ship-chip.first').count()).toBe(1)
  await picture(stage, 'hits', look)
  await clean(stage)
})
