import type { Effect } from '../../effects.ts'
import { onPlanet } from '../../forces.ts'
import { isColony } from '../../realm.ts'

/** Ground Forces, and planets without them. */
export const settlingLaws = {
  planetary_security: {
    permits: {
      holdsBare: ({ table, planet }) =>
        isColony(planet) && onPlanet(table, planet, 'ground_force').length === 0 ? false : undefined,
    },
  },
  regulated_conscription: {
    numbers: {
      built: { set: ({ kind, now }) => (kind === 'ground_force' ? 1 : now) },
      orbitalDrop: { set: () => 1 },
    },
  },
} satisfies Readonly<Record<string, Effect>>
