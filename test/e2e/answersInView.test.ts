import { expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import { desktop, phone } from './browser.ts'
import { cardScene, midwar } from './scenes.ts'
import { type Shown, type Stage, stages } from './stage.ts'

/** Whatever is shown above a question, its answers are seen without scrolling. */

const openStage = stages()

/** A card is played in a battle, and all I can do is pass. */
function cardInBattle(): Shown {
  const scene = cardScene(midwar())
  const [ask] = scene.asks ?? []
  if (!ask) throw new Error('Nothing is asked')
  const pass: OneOf = { shape: 'oneOf', of: { pass: {} } }
  return {
    ...scene,
    table: { ...scene.table, battle: { hex: 'a0', attacker: 'p1', defender: 'p4', round: 1 } },
    asks: [{ ...ask, options: pass }],
    waiting: ['p1', 'p2', 'p3', 'p5'],
  }
}

/** Amidst a council I give one of my planets to be exhausted. */
function askedInCouncil(): Shown {
  const table = midwar()
  const of = Object.fromEntries(['lazar', 'sakulag', 'mehar_xull'].map(id => [id, { on: { planet: id } }]))
  return {
    table: {
      ...table,
      agenda: { card: 'imperial_peace', candidates: ['for', 'against'], votes: {}, asked: 'p2' },
    },
    asks: [
      {
        key: '1.test/aim',
        rule: 'ti3/23.votes',
        text: 'ti3.ask.aim.planet',
        about: { card: 'plague' },
        options: { shape: 'oneOf', of } as OneOf,
      },
    ],
  }
}

const isInView = ({ page }: Stage, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate(part => {
      const { x, y, width, height, bottom, right } = part.getBoundingClientRect()
      const seen = document.elementFromPoint(x + width / 2, y + height / 2)
      return bottom <= innerHeight + 1 && right <= innerWidth + 1 && part.contains(seen)
    })

const sizes = {
  phone,
  'small phone': { ...phone, viewport: { width: 360, height: 640 } },
  'phone on its side': { ...phone, viewport: { width: 844, height: 390 } },
  'small desktop': { ...desktop, viewport: { width: 1100, height: 700 } },
}

test.each(Object.entries(sizes))('on a %s', async (_, size) => {
  const stage = await openStage({ ...size, locale: 'it' }, cardInBattle())
  await stage.page.locator('.scene-sides').waitFor()
  await stage.page.locator('.scene.played').waitFor()
  await stage.rest()
  expect(await isInView(stage, '.response-foot button'), 'passing').toBe(true)
  // On its side a phone shows card and battle in one column, which is scrolled beside the question.
  if (size.viewport.height > 400) expect(await isInView(stage, '.scene-head h2'), 'the battle').toBe(true)
  await stage.show(askedInCouncil())
  await stage.page.locator('details.agenda').waitFor()
  await stage.rest()
  expect(await isInView(stage, '.ask-list .confirm'), 'confirming').toBe(true)
  expect(stage.complaints).toEqual([])
})

test('six players who have passed stand whole beside the board at 1100 × 700, and none is cut short', async () => {
  const table = structuredClone(midwar())
  for (const [i, seat] of table.order.entries()) {
    const sheet = table.players[seat]
    const card = Object.keys(table.strategyCards)[i] as keyof typeof table.strategyCards
    if (sheet) sheet.passed = true
    table.strategyCards[card] = { holder: seat, used: true, bonus: 0 } as never
  }
  for (const locale of ['en', 'it']) {
    const stage = await openStage({ ...sizes['small desktop'], locale }, { table })
    const list = stage.page.locator('.others .players')
    await list.locator('.player').last().waitFor()
    await stage.rest()
    const [seen, whole] = await list.evaluate(one => [one.clientHeight, one.scrollHeight])
    expect(seen, locale).toBe(whole)
    const names = stage.page.locator('.others .player-race')
    expect(
      await names.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length),
      locale,
    ).toBe(0)
    expect(await isInView(stage, '.others form :is(input, textarea)'), locale).toBe(true)
    await stage.page.context().close()
  }
})
