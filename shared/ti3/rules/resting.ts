import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import { fitsIn } from '../berths.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import { enemyInSpace } from '../forces.ts'
import { hexOf, orderOfPlay, readyPlanets } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { takesTroops } from '../unasked.ts'
import { exhaust } from './economy.ts'
import { place } from './pieces.ts'

/** Planets that may be exhausted again right after they were refreshed, for what they bring. [SE 7] */

const given = 2

/** Fighters need places and no enemy beside them. */
function comesTo(table: Table, seat: Seat, planet: PlanetId): number {
  const { gives } = planets[planet]
  const hex = hexOf(table, planet)
  if (hex === undefined || !gives) return 0
  if (gives === 'ground_force') return takesTroops(table, seat, planet) ? given : 0
  if (enemyInSpace(table, seat, hex) !== undefined) return 0
  for (let fighter = given; fighter > 0; fighter--) if (fitsIn(table, seat, hex, { fighter })) return fighter
  return 0
}

export function* giveForRest(table: Table): Flow {
  for (const seat of orderOfPlay(table))
    for (const planet of readyPlanets(table, seat)) {
      const { gives } = planets[planet]
      if (!gives) continue
      const takes = yield* offer<Ti3>(seat, ({ table }) => {
        const count = comesTo(table, seat, planet)
        if (count === 0 || table.planets[planet]?.exhausted) return undefined
        return {
          name: `rests/${planet}`,
          rule: 'ti3/se.resting',
          text: 'ti3.ask.rests',
          about: { planet, unit: gives, count },
          yes: 'ti3.ask.restsYes',
          no: 'ti3.ask.restsNo',
        }
      })
      if (takes) yield* give(table, seat, planet, gives)
    }
}

function* give(table: Table, seat: Seat, planet: PlanetId, unit: 'ground_force' | 'fighter'): Flow {
  const at = hexOf(table, planet)
  const count = comesTo(table, seat, planet)
  if (at === undefined || count === 0) return
  exhaust(table, planet)
  for (let i = 0; i < count; i++)
    place(table, { kind: unit, of: seat, at, ...(unit === 'ground_force' && { planet }) })
  yield* tell('everyone', { text: 'ti3.log.rests', about: { seat, unit, count, planet } })
}
