import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Match } from '../../shared/engine/match.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Hand, Ti4 } from '../../shared/ti4/table.ts'
import { started } from '../galaxy/midgame.ts'
import { council } from '../ti4/council.ts'
import { around, from } from '../ti4/midgame.ts'
import { desktop, phone } from './browser.ts'
import { sampled } from './sample.ts'
import { type ShownTi4, stages } from './stage.ts'

/** Every kind of question that comes up in games of TI4, on a phone and on a desktop, in both languages. To look at them:
 *  LOOK=/some/folder npm test -- e2e/ti4 */

const folder = process.env['LOOK']
const openStage = stages()

type Found = Map<string, ShownTi4>

/** The first moment of each kind of question, as chance answers. */
function look(found: Found, match: Match<Ti4>, seed: string, turns: number, log: LogLine[] = []) {
  for (let turn = 0; turn < turns && !match.winners; turn++) {
    const open = match.open.find(({ text }) => !text.startsWith('test.'))
    if (!open) break
    const { to: seat, ...ask } = open
    const view = match.view(seat)
    const kind = `${ask.text} ${ask.options.shape}`
    if (!found.has(kind)) {
      const told = log.filter(({ to }) => to === undefined || to === seat).slice(-40)
      const moment = { game: 'ti4' as const, seat, table: view.table, hand: view.hand as Hand, asks: [ask] }
      found.set(kind, structuredClone({ ...moment, log: told.map(line => ({ at: 0, ...line })) }))
    }
    const value = botAnswer('ti4', 'random', view as never, ask, chanceOf(seedFrom(`${seed} ${turn}`)))
    const answered = match.submit(seat, ask.key, value)
    if (!answered.ok) throw new Error(`${ask.key} was refused: ${answered.refused.code}`)
    log.push(...answered.ok.log)
  }
}

const fleets = {
  p1: { a0: { dreadnought: 2, carrier: 1, fighter: 2, infantry: 4 } },
  p2: { a0: { cruiser: 2, destroyer: 2, fighter: 2 }, a1: { cruiser: 1 } },
}
const invaders = {
  p1: { a0: { dreadnought: 2, infantry: 4 } },
  p2: { lodor: { infantry: 2, pds: 1 } },
}

/** What chance seldom comes to: votes, combat and invasion. */
const scenes = (seed: string): readonly { match: Match<Ti4> }[] => [
  council({ cards: ['mutiny', 'minister_of_war'], planets: { p2: ['lodor', 'mellon'], p1: ['wellon'] } }),
  council({ cards: ['committee_formation', 'core_mining'], planets: { p2: ['lodor'], p3: ['mellon'] } }),
  from(
    { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
    { tiles: around({}), units: fleets, round: seed.length },
  ),
  from(
    { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
    { tiles: around({ a0: 's26' }), units: invaders },
  ),
]

function momentsOf(games: number): Found {
  const found: Found = new Map()
  for (const seed of ['one', 'other']) for (const { match } of scenes(seed)) look(found, match, seed, 60)
  for (let n = 1; n <= games; n++) {
    const { match, ok } = started(ti4Rules, 3, `looked at ${n}`, { galaxy: 'random', factions: 'lot' })
    look(found, match, `${n}`, 900, [...ok.log])
  }
  return found
}

let moments: Found
beforeAll(() => {
  moments = momentsOf(6)
})

describe.each(['en', 'it'])('What TI4 asks, in %s,', language => {
  test.each(sampled(language, { phone, desktop }))(
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
