import { expect, test, vi } from 'vitest'
import type { Line } from '../../shared/protocol.ts'
import { piecesOf } from '../../shared/ti3/forces.ts'
import { desktop, phone } from './browser.ts'
import { midwar, moveScene, turnScene, voteScene } from './scenes.ts'
import { stages } from './stage.ts'
import { middleOf } from './table.ts'

/** Answers and tellings that are longer than the place they have. */

const openStage = stages()
const english = { locale: 'en' }

test('units are scuttled by count, and a tap on the map opens their system', async () => {
  const table = { ...midwar(), phase: 'status' as const }
  const own = piecesOf(table, 'p1')
  const of = Object.fromEntries(own.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]))
  const may = { scuttle: { shape: 'someOf', of, least: 1, most: own.length } }
  const { page, press, sent } = await openStage({ ...phone, ...english }, { table, may })
  await press(page.getByRole('button', { name: 'Scuttle units' }))
  await press(page.locator('[data-hex="c0"] .hit'))
  const more = page.getByRole('button', { name: 'More of Fighter' })
  await press(more)
  await press(more)
  await press(page.getByRole('button', { name: 'Confirm' }))
  const given = () => sent.flatMap(message => (message as { command?: { value: string[] } }).command?.value)
  await vi.waitFor(() => expect(given().filter(id => id !== undefined)).toHaveLength(2))
  const gone = given().map(id => table.units[id ?? ''])
  for (const unit of gone.filter(unit => unit !== undefined))
    expect(unit).toMatchObject({ kind: 'fighter', at: 'c0', of: 'p1' })
})

test('however far a sheet is scrolled, Fleet Supply stays in view', async () => {
  const attack = midwar({ activated: { p1: ['a0'] } })
  const { page, press } = await openStage({ ...phone, ...english }, moveScene(attack, ['a0']))
  await press(page.getByRole('button', { name: 'All', exact: true }).first())
  for (const top of [0, 1000]) {
    await page.locator('.dock').evaluate((dock, at) => dock.scrollTo(0, at), top)
    const point = await middleOf(page.locator('.standings p'))
    const seen = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.standings')?.className,
      point,
    )
    expect(seen).toBe('standings')
  }
})

test('a question drawn down can be read to its end', async () => {
  const { page, press, show } = await openStage({ ...phone, locale: 'it' }, voteScene(midwar()))
  const question = page.locator('.asking-title button')
  for (const scene of [voteScene, turnScene]) {
    await show(scene(midwar()))
    await press(question)
    expect(await question.getAttribute('aria-expanded')).toBe('false')
    const cut = await question
      .locator('span')
      .evaluate(span => span.scrollHeight > span.clientHeight + 1 || span.scrollWidth > span.clientWidth + 1)
    expect(cut).toBe(false)
  }
})

test('on a small desktop all one may do lies in view', async () => {
  const may = Object.fromEntries(
    ['gift', 'offer', 'playAnyTime', 'scuttle'].map(key => [key, { shape: 'oneOf', of: { yes: {} } }]),
  )
  const small = { ...desktop, viewport: { width: 1100, height: 800 }, locale: 'it' }
  const { page } = await openStage(small, { ...turnScene(midwar()), may })
  const commands = await page.locator('.commands button').all()
  expect(commands).toHaveLength(4)
  for (const command of commands) {
    const point = await middleOf(command)
    const seen = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.dataset['may'],
      point,
    )
    expect(seen).toBe(await command.getAttribute('data-may'))
  }
})

test('the log follows what is told, however much was told before', async () => {
  const told = (n: number): Line => ({ at: n, n, text: 'ti3.log.passes', about: { seat: 'p2' } })
  const log = Array.from({ length: 150 }, (_, n) => told(n + 1))
  const { page, says, rest } = await openStage({ ...desktop, ...english }, { ...turnScene(midwar()), log })
  const several = [1, 2, 3, 4, 5, 6]
  for (let n = 0; n < 40; n++) {
    says({ commit: { v: 10 + n, log: several.map(k => told(1000 + n * several.length + k)) } })
    // Frame by frame, as bots decide.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await rest()
  const below = await page
    .locator('.log ol')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  expect(below).toBeLessThan(2)
})
