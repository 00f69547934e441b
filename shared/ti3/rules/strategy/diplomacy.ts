import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { planets } from '../../content/planets.ts'
import { systems } from '../../content/systems.ts'
import { othersClockwise, planetsOf, sheet } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { begin } from '../lasting.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** [p. 36] */
export const diplomacy: StrategyCardRules<PlanetId[]> = {
  *primary(table, seat) {
    const on = yield* choose<Seat, Ti3>(seat, seen => ({
      name: `${seat}/envoy`,
      rule: 'ti3/36.envoy',
      text: 'ti3.ask.envoy',
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          othersClockwise(seen.table, seat).map(other => [other, { on: { seat: other } }]),
        ),
      },
    }))
    begin(table, { effect: 'diplomacy', by: seat, on, until: 'phase' })
    yield* tell('everyone', { text: 'ti3.log.envoy', about: { seat, other: on } })
    return undefined
  },

  secondary: {
    may: (table, seat) => refreshable(table, seat).length > 0,
    *aim(_table, seat, name) {
      return yield* choose<PlanetId[] | undefined, Ti3>(seat, seen => {
        const offered = refreshable(seen.table, seat)
        if (offered.length === 0) return { skip: undefined }
        return {
          name: `${name}/planets`,
          rule: 'ti3/36.stimulus',
          text: 'ti3.ask.stimulus',
          hint: { helps: 'planet' },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(offered.map(planet => [planet, { on: { planet } }])),
            least: 1,
            most: 2,
          },
        }
      })
    },
    fits: (table, seat, chosen) => chosen.every(planet => refreshable(table, seat).includes(planet)),
    *does(table, seat, chosen) {
      for (const planet of chosen) {
        delete table.planets[planet]?.exhausted
        yield* tell('everyone', { text: 'ti3.log.refreshes', about: { seat, planet } })
      }
    },
  },
}

/** His own home planets stay as they are. */
const refreshable = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(
    planet =>
      table.planets[planet]?.exhausted && systems[planets[planet].system].home !== sheet(table, seat).race,
  )
