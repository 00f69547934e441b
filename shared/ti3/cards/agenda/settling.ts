import { type Flow, tell } from '../../../engine/flow.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { onPlanet } from '../../forces.ts'
import { isColony, isStation, ownerOf } from '../../realm.ts'
import { begin } from '../../rules/lasting.ts'
import type { Table, Ti3 } from '../../table.ts'
import { takesTroops } from '../../unasked.ts'
import type { Playing, PoliticalCards } from '../act.ts'
import { recruit } from '../troops.ts'

/** Planets nobody holds, and who settles there. */

/** Whoever has just taken one may garrison it at once. */
function* garrison(
  table: Table,
  { about: { of, planet }, name }: Playing<'afterNeutralPlanetTaken' | 'neutralPlanetJoined'>,
): Flow {
  const placed = yield* offer<Ti3>(of, ({ table }) =>
    takesTroops(table, of, planet)
      ? {
          name: `${name}/garrison`,
          rule: 'ti3/22.inForce',
          text: 'ti3.ask.garrison',
          about: { planet },
          yes: 'ti3.ask.garrison.yes',
          no: 'ti3.ask.garrison.no',
        }
      : undefined,
  )
  if (placed) yield* recruit(table, of, planet, 1)
}

export const settlingAgendas = {
  planetary_conscription: {
    *outcome(table, [decided], by) {
      if (decided !== 'against') return
      begin(table, { effect: 'planetary_conscription', by, until: 'round' })
      yield* tell('everyone', { text: 'ti3.log.noSettling' })
    },
    lasts: {
      wide: true,
      permits: {
        invades: ({ table, planet }) => (ownerOf(table, planet) === undefined ? false : undefined),
      },
    },
    at: { afterNeutralPlanetTaken: { does: garrison }, neutralPlanetJoined: { does: garrison } },
  },
  planetary_security: {
    permits: {
      holdsBare: ({ table, planet }) =>
        isColony(planet) && !isStation(planet) && onPlanet(table, planet, 'ground_force').length === 0
          ? false
          : undefined,
    },
  },
  regulated_conscription: {
    numbers: {
      built: { set: ({ kind, now }) => (kind === 'ground_force' ? 1 : now) },
      orbitalDrop: { set: () => 1 },
    },
  },
} satisfies PoliticalCards
