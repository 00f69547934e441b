import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat, View } from '../../engine/rules.ts'
import { distance } from '../../galaxy/distance.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { everyLaying, type Laid, type Lay, type Station, type Stationed } from '../../galaxy/shapes/lay.ts'
import { planets } from '../../ti3/content/planets.ts'
import { type SystemId, systems } from '../../ti3/content/systems.ts'
import { worthOf } from '../../ti3/galaxy.ts'
import type { Table, Ti3 } from '../../ti3/table.ts'

export function best<T>(from: readonly T[], score: (one: T) => number, chance: Chance): T {
  const shuffled = chance.shuffle('ties', from)
  return shuffled.reduce((a, b) => (score(b) > score(a) ? b : a))
}

export function roomiestHome(table: Table, options: OneOf, chance: Chance): HexId {
  const taken = Object.values(table.players).flatMap(({ home }) => (home ? [home] : []))
  const nearest = (hex: HexId) => Math.min(9, ...taken.map(other => distance(hex, other)))
  return best(Object.keys(options.of), nearest, chance)
}

/** How much a system helps whoever lives near it; what blocks the way is worth less than nothing. */
function appeal(system: SystemId): number {
  const { special, wormhole } = systems[system]
  const { resources, influence } = worthOf(system)
  const hazard = { asteroidField: -2, nebula: -1.5, supernova: -3 }
  return resources * 1.2 + influence - 1.2 + (special ? hazard[special] : 0) + (wormhole ? 0.3 : 0)
}

/** 1 beside the home, fading with each step; a system far from everyone is nobody's. */
const pull = (hex: HexId, home: HexId) => 1 / 2 ** (distance(hex, home) - 1)

/** Good planets at home's door, and trouble at the neighbours'. */
export function bestLaying({ table, seat }: View<Ti3>, options: Lay, chance: Chance): Laid {
  const homes = Object.entries(table.players).flatMap(([of, { home }]) => (home ? [{ of, home }] : []))
  const rivals = Math.max(1, homes.length - 1)
  const gain = ({ system, hex }: Laid) => {
    let total = 0
    for (const { of, home } of homes) total += pull(hex, home) * (of === (seat as Seat) ? 1 : -1 / rivals)
    return appeal(system as SystemId) * total
  }
  return best(everyLaying(options), gain, chance)
}

/** Dock, troops and guns where most is produced; what does not fit there goes to the next. */
export function strongestPlanetFirst({ units, planets: home, most }: Station): Stationed {
  const order = home
    .slice()
    .sort(
      (a, b) => planets[b as keyof typeof planets].resources - planets[a as keyof typeof planets].resources,
    )
  const result: Stationed = {}
  for (const [kind, count] of Object.entries(units)) {
    let left = count
    for (const planet of order) {
      const here = Math.min(left, most[kind] ?? left)
      if (here === 0) continue
      result[planet] = { ...result[planet], [kind]: here }
      left -= here
    }
  }
  return result
}
