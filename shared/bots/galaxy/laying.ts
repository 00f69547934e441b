import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import { distance } from '../../galaxy/distance.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import { everyLaying, type Laid, type Lay, type Station, type Stationed } from '../../galaxy/shapes/lay.ts'
import type { PlanetOf, SystemOf } from '../../galaxy/table.ts'
import { best } from './choosing.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'

/** 1 beside the home, fading with each step; a system far from everyone is nobody's. */
const pull = (hex: HexId, home: HexId) => 1 / 2 ** (distance(hex, home) - 1)

export function roomiestHome(table: BotTable, options: OneOf, chance: Chance): HexId {
  const taken = Object.values(table.players).flatMap(({ home }) => (home ? [home] : []))
  const nearest = (hex: HexId) => Math.min(9, ...taken.map(other => distance(hex, other)))
  return best(Object.keys(options.of), nearest, chance)
}

export const layingWith = once(<T extends BotTable>({ edition, appeal: helps }: BotEdition<T>) => {
  /** How much a system helps whoever lives near it; what blocks the way is worth less than nothing. */
  function appeal(id: SystemOf<T>): number {
    const printed = edition.system(id).planets.map(edition.planet)
    const sum = (worth: 'resources' | 'influence') => printed.reduce((all, planet) => all + planet[worth], 0)
    return sum('resources') * 1.2 + sum('influence') - 1.2 + helps(id)
  }

  /** Good planets at home's door, and trouble at the neighbours'. */
  function bestLaying({ table, seat }: Seen<T>, options: Lay, chance: Chance): Laid {
    const homes = Object.entries(table.players).flatMap(([of, { home }]) => (home ? [{ of, home }] : []))
    const rivals = Math.max(1, homes.length - 1)
    const gain = ({ system, hex }: Laid) => {
      let total = 0
      for (const { of, home } of homes) total += pull(hex, home) * (of === seat ? 1 : -1 / rivals)
      return appeal(system as SystemOf<T>) * total
    }
    return best(everyLaying(options), gain, chance)
  }

  /** Dock, troops and guns where most is produced; what does not fit there goes to the next. */
  function strongestPlanetFirst({ units, planets: home, most }: Station): Stationed {
    const produces = (planet: string) => edition.planet(planet as PlanetOf<T>).resources
    const order = home.slice().sort((a, b) => produces(b) - produces(a))
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

  return { bestLaying, strongestPlanetFirst }
})
