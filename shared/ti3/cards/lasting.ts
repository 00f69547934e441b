import type { Effect } from '../effects.ts'
import { onPlanet, piecesAt } from '../forces.ts'
import { worthOfPlanet } from '../realm.ts'
import { missingBelow, specialtiesFor } from '../research.ts'
import type { Lasting, Table } from '../table.ts'

/** What a technology costs more where one is missing below it. */
export const shortcut = 6

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
  focused_research: {
    numbers: {
      technologyCost: ({ table, of, technology }) =>
        of !== undefined && missingBelow(table, of, technology).length > 0 ? shortcut : undefined,
    },
  },
  /** Two for each ready specialty, of which the price has one. */
  opening_the_black_box: {
    numbers: {
      technologyCost: ({ table, of, colour }) =>
        of !== undefined && colour === 'red' ? -specialtiesFor(table, of, colour).length : undefined,
    },
  },
  /** Exhausted or not. */
  usurper: {
    numbers: {
      planetVotes: {
        set: ({ table, planet, lasting }) =>
          planet === (lasting as Lasting | undefined)?.planet
            ? 2 * worthOfPlanet(table, planet, 'influence')
            : undefined,
      },
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
