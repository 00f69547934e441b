import { choose, type Flow } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet as unitsOn } from '../../forces.ts'
import { gainGoods } from '../../rules/goods.ts'
import { readyUp } from '../../rules/planets.ts'
import { removeUnits } from '../../rules/removing.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import type { Table, Ti4 } from '../../table.ts'
import { type Exploring, onPlanet } from '../act.ts'

/** With a mech there, or for one infantry that leaves; a mech may stay and infantry go all the same. */
function* isManned(
  table: Table,
  { by, planet, name, card }: Exploring & { planet: PlanetId },
): Flow<boolean> {
  const said = yield* choose<'mech' | 'infantry' | 'none', Ti4>(by, seen => {
    const has = (kind: 'mech' | 'infantry') => ownOf(seen.table, by, planet, kind).length > 0
    if (has('mech')) return { skip: 'mech' }
    if (!has('infantry')) return { skip: 'none' }
    return {
      name: `${name}/manned`,
      rule: 'ti4/35.7',
      text: 'ti4.ask.giveInfantry',
      about: { planet, card: card.split('.')[0] as string },
      options: {
        shape: 'oneOf',
        of: {
          infantry: { text: 'ti4.explore.giveInfantry', hint: { loses: 'troops' } },
          none: { text: 'ti4.explore.leave' },
        },
      } satisfies OneOf,
      otherwise: 'none',
    }
  })
  if (said === 'infantry') yield* removeUnits(table, by, ownOf(table, by, planet, 'infantry').slice(0, 1))
  return said !== 'none'
}

const ownOf = (table: Table, by: Seat, planet: PlanetId, kind: 'mech' | 'infantry') =>
  unitsOn(table, planet, kind).flatMap(({ id, of }) => (of === by ? [id] : []))

export const hazardous = {
  core_mine: {
    does: onPlanet(function* (table, exploring) {
      if (yield* isManned(table, exploring)) yield* gainGoods(table, exploring.by, 1)
    }),
  },
  expedition: {
    does: onPlanet(function* (table, exploring) {
      if (yield* isManned(table, exploring)) yield* readyUp(table, exploring.by, [exploring.planet])
    }),
  },
  volatile_fuel_source: {
    does: onPlanet(function* (table, exploring) {
      if (!(yield* isManned(table, exploring))) return
      const { by, name } = exploring
      yield* gainTokens(table, by, yield* placing(by, `${name}/tokens`, 'ti4/20.3', () => 1))
    }),
  },
} as const
