import type { PlanetId } from '../../content/planets.ts'
import { planets } from '../../content/planets.ts'
import type { PoliticalCardId } from '../../content/politicalCards.ts'
import type { Effect } from '../../effects.ts'
import { onPlanet } from '../../forces.ts'
import { worthOfPlanet } from '../../realm.ts'
import type { Table } from '../../table.ts'

/** Laws on planets, on what lands there and on what is built there. */

const isNeutral = (table: Table, planet: PlanetId): boolean => table.planets[planet] === undefined

export const planetLaws = {
  colonization_licensing: {
    numbers: {
      landingPrice: ({ table, planet }) =>
        isNeutral(table, planet) ? worthOfPlanet(table, planet, 'resources') : 0,
    },
  },
  conventions_of_war: {
    permits: {
      bombards: ({ table, planet }) => (onPlanet(table, planet, 'space_dock').length > 0 ? false : undefined),
    },
  },
  humane_labor: { numbers: { production: { set: () => 2 } } },
  imperial_peace: {
    permits: { invades: ({ planet }) => (planet === 'mecatol_rex' ? false : undefined) },
  },
  labor_force_politics: {
    numbers: {
      resources: { set: ({ planet }) => planets[planet].influence },
      influence: { set: ({ planet }) => planets[planet].resources },
    },
  },
} satisfies { readonly [id in PoliticalCardId]?: Effect }
