import { forcesWith } from '../../galaxy/forces.ts'
import { once } from '../../galaxy/once.ts'
import type { Land, Landed, LandingPlace } from '../../galaxy/shapes/land.ts'
import type { KindOf, PlanetOf, UnitId } from '../../galaxy/table.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { worthWith } from './worth.ts'

export const landingWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { fleet, isTroop } = forcesWith(bots.edition)
  const { bombardment, worthOf } = worthWith(bots)

  /** One Ground Force on each free planet, the rest where there is a fight. */
  function landTroops(seen: Seen<T>, options: Land): Landed {
    const wishes = bots.wishesOf(seen)
    const worth = (planet: string) => worthOf(planet as PlanetOf<T>) + wishes.worth(planet as PlanetOf<T>)
    const waiting = (planet: string) => wishes.waiting(planet as PlanetOf<T>)
    const kindOf = (id: UnitId) => options.units[id]?.kind ?? ''
    const troops = Object.keys(options.units).filter(id => isTroop(kindOf(id) as KindOf<T>))
    const landed: Landed = {}
    const open = Object.entries(options.planets)
      .filter(([planet, { kind }]) => kind !== 'own' && !waiting(planet).deadly)
      .map(([planet, place]): [string, LandingPlace] => [
        planet,
        { ...place, defenders: Math.max(place.defenders, waiting(planet).locals) },
      ])
      .sort(([a, one], [b, other]) => one.defenders - other.defenders || worth(b) - worth(a))
    const { table, seat = '' } = seen
    const softened = bombardment(fleet(table, seat, bots.underWay(table) ?? ''))
    for (const [planet, { kind, defenders }] of open) {
      const shot = kind === 'hostile' ? softened : 0
      const safe = defenders === 0 ? 1 : Math.max(2, Math.ceil((defenders - shot) * 1.4 + 1))
      const need = waiting(planet).toll + safe
      if (need > troops.length) continue
      for (const id of troops.splice(0, need)) landed[id] = { planet }
    }
    // Where there is a fight, and on the throne, the more the better; elsewhere they fly on.
    const stays = open.findLast(([planet, { defenders }]) => defenders > 0 && isTaken(landed, planet))?.[0]
    const throne = options.planets[bots.throne]
    const isHeld = throne && (throne.kind === 'own' || isTaken(landed, bots.throne))
    const reinforced = stays ?? (isHeld ? bots.throne : undefined)
    if (reinforced !== undefined) for (const id of troops) landed[id] = { planet: reinforced }
    const safe = Object.entries(options.planets).find(([, { kind, pds }]) => kind === 'own' && pds > 0)
    const gun = Object.keys(options.units).find(id => kindOf(id) === bots.edition.pds)
    if (safe && gun) landed[gun] = { planet: safe[0] }
    return options.leaders && bots.passengers ? bots.passengers.land(options, landed) : landed
  }

  return { landTroops }
})

export const isTaken = (landed: Landed, planet: string): boolean =>
  Object.values(landed).some(to => 'planet' in to && to.planet === planet)
