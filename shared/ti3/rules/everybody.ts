import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { everybodyWith } from '../../galaxy/rules/everybody.ts'
import { edition } from '../edition.ts'
import { readyPlanets } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { exhaust } from './economy.ts'

/** What an agenda asks of everybody. */

export const { everybody, someOfOnes } = everybodyWith<Table, Ti3>(edition)

/** Each of them exhausts so many ready planets of his. */
export const exhaustPlanets = (
  table: Table,
  { by, name, count }: { by: Seat; name: string; count: (seat: Seat) => number },
): Flow =>
  everybody(
    table,
    { by, of: seat => count(seat) > 0 },
    seat =>
      someOfOnes(seat, {
        name: `${name}/exhaust`,
        rule: 'ti3/22.struck',
        text: 'ti3.ask.exhaustPlanets',
        hint: { harms: 'planet' },
        count: count(seat),
        among: table => readyPlanets(table, seat),
        on: planet => ({ on: { planet } }),
      }),
    function* (seat, planets) {
      for (const planet of planets) exhaust(table, planet as Parameters<typeof exhaust>[1])
      if (planets.length > 0)
        yield* tell('everyone', { text: 'ti3.log.exhausts', about: { seat, count: planets.length } })
    },
  )
