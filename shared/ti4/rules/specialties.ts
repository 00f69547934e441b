import { type Flow, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import type { TechnologyId } from '../content/technologies.ts'
import { holds } from '../effects.ts'
import { specialtiesOf } from '../planets.ts'
import { isOut, readyPlanets } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { exhaust } from './economy.ts'
import { gainGoods } from './goods.ts'

/** Planets with a specialty that are exhausted for trade goods. */

const technology: TechnologyId = 'psychoarchaeology'

export const specialists = (table: Table, seat: Seat): PlanetId[] =>
  readyPlanets(table, seat).filter(planet => specialtiesOf(table, planet).length > 0)

export function amongSpecialists(table: Table, seat: Seat): SomeOf {
  const open = specialists(table, seat)
  return {
    shape: 'someOf',
    of: Object.fromEntries(open.map(planet => [planet, { on: { planet } }])),
    least: 1,
    most: open.length,
  }
}

/** Each good is a gain of its own. */
export function* exhaustForGoods(table: Table, seat: Seat, planets: readonly PlanetId[]): Flow {
  for (const planet of planets) exhaust(table, planet)
  yield* tell('everyone', { text: 'ti4.log.exhausts', about: { seat, count: planets.length } })
  for (const _ of planets) yield* gainGoods(table, seat, 1)
}

/** In the turns of others too, and in the middle of what they do. */
export const useSpecialties: Command<Ti4> = {
  during: ({ phase }) => phase === 'action',
  may({ table, seat = '' }): SomeOf | undefined {
    if (!table.players[seat] || isOut(table, seat) || !holds(table, seat, technology)) return undefined
    const options = amongSpecialists(table, seat)
    return options.most > 0 ? options : undefined
  },
  *does(table, seat, planets: PlanetId[]) {
    yield* exhaustForGoods(table, seat, planets)
  },
}
