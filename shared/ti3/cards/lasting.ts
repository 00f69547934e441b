import type { Effect } from '../effects.ts'
import { onPlanet, piecesAt } from '../forces.ts'
import { ownerOf, worthOfPlanet } from '../realm.ts'
import type { Table } from '../table.ts'

/** What lasts and cannot be said by what it adds, allows and forbids. */

const standsIn = (table: Table, seat: string | undefined, hex: string) =>
  piecesAt(table, hex).some(({ of }) => of === seat)

export const lastingEffects: Readonly<Record<string, Effect>> = {
  /** Nothing is made faster twice in a round. */
  flank_speed: { numbers: { move: ({ hurried }) => (hurried ? 0 : 1) } },
  /** As much as its planet's influence is when it builds. */
  productivity_spike: {
    numbers: {
      production: ({ table, planet, lasting }) =>
        onPlanet(table, planet, 'space_dock').some(({ id }) => id === lasting?.where?.['dock'])
          ? worthOfPlanet(table, planet, 'influence')
          : undefined,
    },
  },
  /** Nobody settles anywhere new. */
  planetary_conscription: {
    wide: true,
    permits: {
      invades: ({ table, planet }) => (ownerOf(table, planet) === undefined ? false : undefined),
    },
  },
  /** Neither enters where the other stands, docks and PDS included. */
  diplomacy: {
    wide: true,
    permits: {
      activates({ table, of, hex, lasting }) {
        if (!lasting || (of !== lasting.by && of !== lasting.on)) return undefined
        const other = of === lasting.by ? lasting.on : lasting.by
        return standsIn(table, other, hex) ? false : undefined
      },
    },
  },
}
