import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Hand } from '../../shared/ti4/table.ts'
import { started } from '../galaxy/midgame.ts'
import { desktop, phone } from './browser.ts'
import { type ShownTi4, stages } from './stage.ts'

/** Every kind of question that comes up in games of TI4, on a phone and on a desktop, in both languages. To look at them:
 *  LOOK=/some/folder npm test -- e2e/ti4 */

const folder = process.env['LOOK']
const openStage = stages()

/** The first moment of each kind of question, in games played by chance. */
function momentsOf(games: number): Map<string, ShownTi4> {
  const found = new Map<string, ShownTi4>()
  for (let n = 1; n <= games; n++) {
    const { match, ok } = started(ti4Rules, 3, `looked at ${n}`, {
      galaxy: 'random',
      factions: 'lot',
    })
    const log: LogLine[] = [...ok.log]
    for (let turn = 0; turn < 900 && !match.winners; turn++) {
      const [open] = match.open
      if (!open) break
      const { to: seat, ...ask } = open
      const view = match.view(seat)
      const kind = `${ask.text} ${ask.options.shape}`
      if (!found.has(kind)) {
        const told = log.filter(({ to }) => to === undefined || to === seat)
        const moment = { game: 'ti4' as const, seat, table: view.table, hand: view.hand as Hand, asks: [ask] }
        found.set(
          kind,
          structuredClone({ ...moment, log: told.slice(-40).map(line => ({ at: 0, ...line })) }),
        )
      }
      const value = botAnswer('ti4', 'random', view as never, ask, chanceOf(seedFrom(`${n} ${turn}`)))
      const answered = match.submit(seat, ask.key, value)
      if (!answered.ok) throw new Error(`${ask.key} was refused: ${answered.refused.code}`)
      log.push(...answered.ok.log)
    }
  }
  return found
}

let moments: Map<string, ShownTi4>
beforeAll(() => {
  moments = momentsOf(6)
})

describe.each(['en', 'it'])('What TI4 asks, in %s,', language => {
  test.each(Object.entries({ phone, desktop }))(
    'can be read and answered on a %s',
    async (screen, device) => {
      expect(moments.size).toBeGreaterThan(20)
      const all = [...moments]
      const [first] = all
      if (!first) throw new Error('Nothing is asked')
      const stage = await openStage({ ...device, locale: language }, first[1])
      for (const [kind, shown] of all) {
        await stage.show(shown)
        const dock = stage.page.locator('.dock')
        expect(await dock.getByRole('button').count(), kind).toBeGreaterThan(0)
        // What nobody has written reads like its key.
        expect(await dock.innerText(), kind).not.toMatch(/ti4\.|undefined|\{\w+\}/)
        const wider = await stage.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wider, kind).toBeLessThanOrEqual(0)
        if (!folder) continue
        await mkdir(folder, { recursive: true })
        const name = `${kind.replaceAll(/\W+/g, '-')}-${language}-${screen}.png`
        await writeFile(join(folder, name), await stage.page.screenshot({ animations: 'disabled' }))
      }
      expect(stage.complaints).toEqual([])
      await stage.page.context().close()
    },
  )
})
