import { type Flow, tell } from '../../engine/flow.ts'
import type { Hint } from '../../engine/hint.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import { fitsIn } from '../berths.ts'
import { type Planet, type PlanetId, planets } from '../content/planets.ts'
import { enemyInSpace } from '../forces.ts'
import { hexOf, orderOfPlay, readyPlanets } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { takesTroops } from '../unasked.ts'
import { exhaust } from './economy.ts'
import { place } from './pieces.ts'
import { receiveTradeGoods } from './receiving.ts'

/** Planets that may be exhausted again right after they were refreshed, for what they bring. [SE 7] */

const given = 2

/** Goods come as far as the supply reaches; Fighters need places and no enemy beside them. */
function comesTo(table: Table, seat: Seat, planet: PlanetId): number {
  const { gives } = planets[planet]
  const hex = hexOf(table, planet)
  if (hex === undefined || !gives) return 0
  if (gives === 'trade_goods') return Math.min(given, table.supply.tradeGoods)
  if (gives === 'ground_force') return takesTroops(table, seat, planet) ? given : 0
  if (enemyInSpace(table, seat, hex) !== undefined) return 0
  for (let fighter = given; fighter > 0; fighter--) if (fitsIn(table, seat, hex, { fighter })) return fighter
  return 0
}

type Gives = NonNullable<Planet['gives']>

/** What comes, and what a planet gives when it is spent, in planets. */
const comes: Readonly<Record<Gives, number>> = { trade_goods: 0.8, ground_force: 0.9, fighter: 0.6 }
const perResource = 0.4
const perInfluence = 0.28

function hintFor(planet: PlanetId, gives: Gives): Hint {
  const { resources, influence } = planets[planet]
  const by = comes[gives] - Math.max(resources * perResource, influence * perInfluence)
  return by > 0 ? { helps: 'you', by } : { harms: 'you', by: -by }
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
          ...(gives === 'trade_goods'
            ? { text: 'ti3.ask.restsForGoods', about: { planet, count } }
            : { text: 'ti3.ask.rests', about: { planet, unit: gives, count } }),
          hint: hintFor(planet, gives),
          yes: 'ti3.ask.restsYes',
          no: 'ti3.ask.restsNo',
        }
      })
      if (takes) yield* give(table, seat, planet, gives)
    }
}

function* give(table: Table, seat: Seat, planet: PlanetId, gives: Gives): Flow {
  const at = hexOf(table, planet)
  const count = comesTo(table, seat, planet)
  if (at === undefined || count === 0) return
  exhaust(table, planet)
  if (gives === 'trade_goods') {
    yield* tell('everyone', { text: 'ti3.log.restsForGoods', about: { seat, planet } })
    yield* receiveTradeGoods(table, seat, count, `rested/${planet}`)
    return
  }
  for (let i = 0; i < count; i++)
    place(table, { kind: gives, of: seat, at, ...(gives === 'ground_force' && { planet }) })
  yield* tell('everyone', { text: 'ti3.log.rests', about: { seat, unit: gives, count, planet } })
}
