import type { Land, Landed, LandingPlace } from '../../galaxy/shapes/land.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { fleet } from '../../ti3/forces.ts'
import type { UnitId } from '../../ti3/table.ts'
import { landLeaders } from './leading.ts'
import { isDeadly, localsOf, tollOf } from './suns.ts'
import type { Seen } from './temper.ts'
import { wishesOf } from './wishes.ts'
import { bombardment, worthOf } from './worth.ts'

/** One Ground Force on each free planet, the rest where there is a fight. */
export function landTroops(seen: Seen, options: Land): Landed {
  const wishes = wishesOf(seen)
  const worth = (planet: string) => worthOf(planet as PlanetId) + wishes.worth(planet as PlanetId)
  const kindOf = (id: UnitId) => options.units[id]?.kind
  const troops = Object.keys(options.units).filter(id => kindOf(id) === 'ground_force')
  const landed: Landed = {}
  const open = Object.entries(options.planets)
    .filter(([planet, { kind }]) => kind !== 'own' && !isDeadly(wishes.known(planet as PlanetId)))
    .map(([planet, place]): [string, LandingPlace] => {
      const locals = localsOf(wishes.known(planet as PlanetId))
      return [planet, { ...place, defenders: Math.max(place.defenders, locals) }]
    })
    .sort(([a, one], [b, other]) => one.defenders - other.defenders || worth(b) - worth(a))
  const { table, seat = '' } = seen
  const softened = bombardment(fleet(table, seat, table.doing?.hexes[0] ?? ''))
  for (const [planet, { kind, defenders }] of open) {
    const shot = kind === 'hostile' ? softened : 0
    const toll = tollOf(wishes.known(planet as PlanetId))
    const need = toll + (defenders === 0 ? 1 : Math.max(2, Math.ceil((defenders - shot) * 1.4 + 1)))
    if (need > troops.length) continue
    for (const id of troops.splice(0, need)) landed[id] = { planet }
  }
  // Where there is a fight, and on the throne, the more the better; elsewhere they fly on.
  const stays = open.findLast(([planet, { defenders }]) => defenders > 0 && isTaken(landed, planet))?.[0]
  const throne = options.planets['mecatol_rex']
  const isHeld = throne && (throne.kind === 'own' || isTaken(landed, 'mecatol_rex'))
  const reinforced = stays ?? (isHeld ? 'mecatol_rex' : undefined)
  if (reinforced !== undefined) for (const id of troops) landed[id] = { planet: reinforced }
  const safe = Object.entries(options.planets).find(([, { kind, pds }]) => kind === 'own' && pds > 0)
  const gun = Object.keys(options.units).find(id => kindOf(id) === 'pds')
  if (safe && gun) landed[gun] = { planet: safe[0] }
  return options.leaders ? landLeaders(options, landed) : landed
}

const isTaken = (landed: Landed, planet: string): boolean =>
  Object.values(landed).some(to => 'planet' in to && to.planet === planet)
