import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import type { ChosenOptions } from '../../shared/engine/rules.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Hand } from '../../shared/ti4/table.ts'
import { started } from '../galaxy/midgame.ts'
import { from } from '../ti4/midgame.ts'
import { desktop, phone } from './browser.ts'
import { sampled } from './sample.ts'
import { type ShownTi4, type Stage, stages } from './stage.ts'
import { words } from './words.ts'

/** Eight players of TI4 on a board with lanes, on phones and on a desktop, in both languages. To look at them:
 *  LOOK=/some/folder npm test -- e2e/eightRealms */

const folder = process.env['LOOK']
const openStage = stages()

/** Before the first question that reads so in a game of eight, or in the round that is said. */
const wanted: Readonly<Record<string, { text: string; round?: number; options: ChosenOptions }>> = {
  faction: { text: 'ti4.ask.faction', options: { factions: 'inTurn' } },
  laying: { text: 'ti4.ask.lay', options: { galaxy: 'together', board: 'usual' } },
  picking: { text: 'ti4.ask.pick', round: 2, options: {} },
  turn: { text: 'ti4.ask.turn', round: 2, options: {} },
  seven: { text: 'ti4.ask.pick', options: { players: '7', board: 'usual' } },
}

function moment({ text, round = 0, options }: (typeof wanted)[string]): ShownTi4 {
  const chosen = { pok: 'yes', galaxy: 'random', factions: 'lot', board: 'alternate', ...options }
  const { match, ok } = started(ti4Rules, Number(options['players'] ?? 8), 'eight realms', chosen)
  const log: LogLine[] = [...ok.log]
  for (let turn = 0; turn < 3000; turn++) {
    const [open] = match.open
    if (!open) break
    const { to: seat, ...ask } = open
    const view = match.view(seat)
    if (ask.text === text && match.state.table.round >= round) {
      const told = log.filter(({ to }) => to === undefined || to === seat).slice(-40)
      const shown = { game: 'ti4' as const, seat, table: view.table, hand: view.hand as Hand, asks: [ask] }
      return structuredClone({ ...shown, log: told.map(line => ({ at: 0, ...line })) })
    }
    const value = botAnswer('ti4', 'sensible', view as never, ask, chanceOf(seedFrom(`eight ${turn}`)))
    const answered = match.submit(seat, ask.key, value)
    if (!answered.ok) throw new Error(`${ask.key} was refused: ${answered.refused.code}`)
    log.push(...answered.ok.log)
  }
  throw new Error(`Nobody was asked ${text}`)
}

const moments: Record<string, ShownTi4> = {}
beforeAll(() => {
  for (const [name, one] of Object.entries(wanted)) moments[name] = moment(one)
}, 120_000)

/** The nexus is open, Mirage lies on the map, and a rift and a storm beside it. */
function brought(): ShownTi4 {
  const { match } = from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      players: 5,
      options: { pok: 'yes', board: 'hyperlanes' },
      factions: { p1: 'sol', p2: 'titans', p3: 'empyrean', p4: 'argent', p5: 'mahact' },
      tiles: { a0: 's65', a1: 's66', a2: 's67', b6: 's77' },
      units: { p1: { s82: { cruiser: 1 } } },
      planets: { p2: ['hopes_end', 'mirage'], p1: ['mallice'] },
      also({ table }) {
        for (const seat of table.order) delete sheet(table, seat).leaders
        table.nexusOpen = true
        table.tokens = { mirage: 'b6', ion_storm: 'a2' }
      },
    },
  )
  const [open] = match.open
  const { table, hand } = match.view('p1')
  const log = [
    { at: 0, text: 'ti4.log.takesFree', about: { seat: 'p2', planet: 'mirage', resources: 1, influence: 2 } },
  ]
  const { to: _, ...ask } = open ?? { to: 'p1' }
  return structuredClone({
    game: 'ti4' as const,
    seat: 'p1',
    table,
    hand: hand as Hand,
    asks: open ? [ask as AskFrame] : [],
    log,
  })
}

const small = { ...phone, viewport: { width: 360, height: 640 } }

async function keep({ page }: Stage, name: string) {
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), await page.screenshot({ animations: 'disabled' }))
}

const excess = ({ page }: Stage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each([
  [1440, 900],
  [1100, 700],
])('none of eight players is cut beside the board, at %i × %i', async (width, height) => {
  for (const locale of ['en', 'it']) {
    const stage = await openStage(
      { ...desktop, viewport: { width, height }, locale },
      moments['turn'] as ShownTi4,
    )
    const list = stage.page.locator('.others .players')
    const [seen, whole] = await list.evaluate(one => [one.clientHeight, one.scrollHeight])
    expect(seen, locale).toBe(whole)
    await stage.page.context().close()
  }
})

describe.each(['en', 'it'] as const)('A game of eight, in %s,', language => {
  const said = words(language)

  test.each(sampled(language, { phone, small, desktop }))(
    'can be read and answered on a %s',
    async (screen, device) => {
      const [first] = Object.values(moments)
      if (!first) throw new Error('Nothing is asked')
      const stage = await openStage({ ...device, locale: language }, first)
      const { page } = stage
      for (const [name, shown] of Object.entries(moments)) {
        await stage.show(shown)
        await page
          .locator('.tile.lane')
          .first()
          .waitFor({ state: name === 'laying' ? 'detached' : 'attached' })
        await stage.rest()
        await keep(stage, `${name}-${language}-${screen}`)
        expect(await excess(stage), name).toBeLessThanOrEqual(0)
        const seats = name === 'seven' ? 7 : 8
        if (screen !== 'desktop') {
          await stage.press(page.locator('.tabs').getByRole('button', { name: said('tab.players') }))
          const panel = page.locator('dialog[open]')
          await panel.locator('.player').last().waitFor()
          await stage.rest()
          await keep(stage, `${name}-players-${language}-${screen}`)
          expect(await panel.locator('.player').count()).toBe(seats)
          expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
          await page.goBack()
          await panel.waitFor({ state: 'detached' })
        } else expect(await page.locator('.others .player').count()).toBe(seats)
        // What nobody has written reads like its key.
        expect(await page.locator('body').innerText(), name).not.toMatch(/ti4\.\w|undefined|\{\w+\}/)
      }
      expect(stage.complaints).toEqual([])
      await page.context().close()
    },
    240_000,
  )

  test('shows what later boxes brought: lanes, an open nexus, Mirage and legends', async () => {
    const stage = await openStage({ ...desktop, locale: language }, brought())
    const { page } = stage
    await page.locator('.tile.lane').nth(5).waitFor()
    await keep(stage, `brought-${language}`)
    const about = (hex: string) => page.locator(`[data-hex="${hex}"] .hit`).getAttribute('aria-label')
    expect(await about('s82')).toMatch(/Mallice.*(alpha|alfa).*beta.*gamma/i)
    expect(await about('a1')).toMatch(/Hope's End/)
    expect(await about('a2')).toMatch(/Cormund/)
    // What the log names is shown where it lies, and read there.
    await stage.press(page.locator('.log li [data-about]').filter({ hasText: 'Mirage' }).first())
    await page.locator('.dossier strong').getByText('Mirage', { exact: true }).waitFor()
    await page
      .locator('.dossier')
      .getByText(/^Legg?end/)
      .waitFor()
    await keep(stage, `mirage-${language}`)
    expect(stage.complaints).toEqual([])
    await page.context().close()
  }, 120_000)
})
