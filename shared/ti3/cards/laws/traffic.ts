import type { Effect } from '../../effects.ts'
import { enemyInSpace } from '../../forces.ts'
import { ownerOf, planetsAt } from '../../realm.ts'
import type { Table } from '../../table.ts'

/** Where fleets may go, and how they fight there. */

/** The round in which it was voted is not yet that of the truce. */
export const truceWaits = ({ lasting }: Table): boolean =>
  Object.values(lasting).some(({ effect }) => effect === 'short_term_truce')

const isOfAnother = (table: Table, planet: Parameters<typeof ownerOf>[1], seat: string): boolean =>
  (ownerOf(table, planet) ?? seat) !== seat

export const trafficLaws = {
  resource_management: { permits: { redistributes: () => false } },
  short_term_truce: {
    permits: {
      activates: ({ table, of, hex }) =>
        !truceWaits(table) && enemyInSpace(table, of, hex) !== undefined ? false : undefined,
      invades: ({ table, of, planet }) =>
        !truceWaits(table) && isOfAnother(table, planet, of) ? false : undefined,
    },
  },
  traffic_tariffs: {
    numbers: {
      toll: ({ table, of, hex }) =>
        of !== undefined && planetsAt(table, hex).some(planet => isOfAnother(table, planet, of)) ? 1 : 0,
    },
  },
  unconventional_weapons: {
    numbers: { combat: ({ kind }) => (kind === 'dreadnought' || kind === 'war_sun' ? -2 : 0) },
  },
  wormhole_reconstruction: { permits: { joinsWormholes: () => true } },
} satisfies Readonly<Record<string, Effect>>
