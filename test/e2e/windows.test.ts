import { expect, test, vi } from 'vitest'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Commit } from '../../shared/protocol.ts'
import { bringAxe, violations } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { midwar, turnScene } from './scenes.ts'
import { type Stage, stages } from './stage.ts'
import { words } from './words.ts'

/** Moments to respond: being asked, being passed for, and the orders one leaves. */

const openStage = stages()
const pictures = process.env['PICTURES']

const ask = (cards: Readonly<Record<string, string>>): AskFrame => ({
  key: '9.spaceBattle/p1/cards1',
  rule: 'ti3/22.announce',
  text: 'ti3.ask.playBeforeBattle',
  options: {
    shape: 'oneOf',
    of: {
      ...Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { on: { card } }])),
      pass: {},
    },
  } as OneOf,
  otherwise: 'pass',
  window: 'beforeSpaceBattle',
})
const holding = ask({ 'emergency_repairs.1': 'emergency_repairs', minelayers: 'minelayers' })
const holdingNothing = ask({})

const opened = (left: number): Omit<Commit, 'v'> => ({
  window: { kind: 'beforeSpaceBattle', left, spans: ['battle', 'turn', 'round'] },
  kinds: ['beforeSpaceBattle', 'afterActionCard', 'afterSomethingNew'],
  waiting: ['p1', 'p2'],
})

const looks = [
  { locale: 'en', device: phone, name: 'phone' },
  { locale: 'it', device: phone, name: 'phone' },
  { locale: 'en', device: desktop, name: 'desktop' },
  { locale: 'it', device: desktop, name: 'desktop' },
] as const

async function picture({ page }: Stage, name: string) {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
}

const says = async (stage: Stage, v: number, news: Omit<Commit, 'v'>) => {
  stage.says({ commit: { v, ...news } })
  await stage.rest()
}

test.each(looks)(
  'a moment to respond is answered or passed, for a while by one tap, $locale $name',
  async look => {
    const { locale, device, name } = look
    const word = words(locale)
    const stage = await openStage({ ...device, locale }, turnScene(midwar()), bringAxe)
    const button = (text: string) => stage.page.getByRole('button', { name: text, exact: true })
    const shot = (what: string) => picture(stage, `${what}-${locale}-${name}`)

    await says(stage, 10, { ...opened(60_000), asks: [holding] })
    await button(word('window.pass')).waitFor()
    expect(await stage.page.getByText(word('window.alsoAsked')).isVisible()).toBe(true)
    await shot('asked')
    expect(await violations(stage.page, { without: '.galaxy-stage' })).toEqual([])
    expect(await stage.page.locator('.bar-mine').textContent()).toBe(word('bar.dock'))
    // Passing stands where no stands everywhere: left of what is confirmed, and the only one of its name.
    const beside = async () => {
      const pass = await button(word('window.pass')).boundingBox()
      const yes = await stage.page.locator('.response .confirm .primary').boundingBox()
      expect(pass?.y).toBe(yes?.y)
      expect((pass?.x ?? 999) + (pass?.width ?? 0)).toBeLessThanOrEqual(yes?.x ?? 0)
    }
    await beside()
    await stage.page.locator('.response .options label').first().click()
    await stage.rest()
    await shot('chosen')
    await beside()
    await stage.press(button(word('window.askLess')))
    await button(word('orders.pass.always')).waitFor()
    await shot('askLess')
    await stage.press(button(word('window.askLess')))
    await stage.press(button(word('orders.for.battle')))
    await vi.waitFor(() =>
      expect(stage.sent.at(-1)).toMatchObject({
        orders: { kind: 'beforeSpaceBattle', order: 'pass', during: 'battle' },
      }),
    )
    await says(stage, 11, { orders: { beforeSpaceBattle: { order: 'pass', during: 'battle' } } })
    await stage.page.getByText(word('window.passes.order')).waitFor()
    expect(await button(word('window.pass')).count()).toBe(0)
    await shot('byOrder')

    await says(stage, 12, { orders: {}, asks: [holdingNothing] })
    await stage.page.getByText(word('window.passes.nothing')).waitFor()
    await shot('nothing')
    expect(await violations(stage.page, { without: '.galaxy-stage' })).toEqual([])
    await stage.press(button(word('window.speakUp')))
    await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ speakUp: {} }))
    await says(stage, 13, { spoken: true })
    await shot('spoken')
    await stage.press(button(word('window.pass')))
    await vi.waitFor(() =>
      expect(stage.sent.at(-1)).toMatchObject({ answer: { key: holding.key, value: 'pass' } }),
    )
    await says(stage, 14, { asks: [] })
    await shot('waiting')
    expect(stage.complaints).toEqual([])
  },
)

test.each(['en', 'it'] as const)(
  'what lasts now stands in one row on the narrowest phone, %s',
  async locale => {
    const word = words(locale)
    const narrow = { ...phone, viewport: { width: 360, height: 740 }, locale }
    const stage = await openStage(narrow, turnScene(midwar()))
    await says(stage, 10, { ...opened(60_000), asks: [holding] })
    const row = stage.page.getByRole('group', { name: word('orders.passFor') })
    await row.waitFor()
    const places = await row.locator('> *').evaluateAll(all =>
      all.map(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, middle: Math.round((top + bottom) / 2) }
      }),
    )
    expect(places).toHaveLength(4)
    expect(new Set(places.map(({ middle }) => middle)).size).toBe(1)
    for (const [i, { left }] of places.entries())
      expect(left).toBeGreaterThanOrEqual(places[i - 1]?.right ?? 16)
    expect(places.at(-1)?.right).toBeLessThanOrEqual(360 - 16)
    const buttons = row.getByRole('button')
    for (const text of await buttons.all())
      expect(await text.evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true)
    if (pictures) await stage.page.screenshot({ path: `${pictures}/narrow-${locale}.png` })
    // What does not last now is not offered.
    await says(stage, 11, { window: { kind: 'beforeSpaceBattle', left: 60_000, spans: ['round'] } })
    expect(await buttons.allTextContents()).toEqual([word('orders.for.round')])
  },
)

test.each(looks)('the panel tells for every kind of moment when one is asked, $locale $name', async look => {
  const { locale, device, name } = look
  const word = words(locale)
  const stage = await openStage({ ...device, locale }, turnScene(midwar()), bringAxe)
  await says(stage, 10, { ...opened(60_000), orders: { afterActionCard: { order: 'pass', during: 'turn' } } })
  await stage.press(stage.page.getByRole('button', { name: word('tab.table') }))
  await stage.page.getByRole('heading', { name: word('orders.title') }).waitFor()
  await stage.rest()
  await picture(stage, `panel-${locale}-${name}`)
  const of = (kind: string) => stage.page.getByRole('group', { name: kind })
  const passes = of(word('moment.ti3.afterActionCard')).getByRole('radio', {
    name: word('orders.short.pass'),
  })
  expect(await passes.isChecked()).toBe(true)
  expect(await of('After something new').count()).toBe(1)
  await stage.press(of('After something new').getByRole('radio', { name: word('orders.short.always') }))
  await vi.waitFor(() =>
    expect(stage.sent.at(-1)).toMatchObject({ orders: { kind: 'afterSomethingNew', order: 'always' } }),
  )
  await stage.press(stage.page.getByRole('button', { name: word('orders.all.always') }))
  await vi.waitFor(() => expect(stage.sent.at(-1)).toMatchObject({ orders: { order: 'always' } }))
  expect(await violations(stage.page, { without: '.galaxy-stage' })).toEqual([])
  expect(stage.complaints).toEqual([])
})
