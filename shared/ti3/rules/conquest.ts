import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { onPlanet } from '../forces.ts'
import { clockwiseFrom, hexOf, ownerOf } from '../realm.ts'
import type { Table } from '../table.ts'
import { loseUnits } from './casualties.ts'
import { moment } from './moments.ts'
import { settle } from './movement.ts'
import { takePlanet } from './pieces.ts'
import { rememberDockTaken } from './victory.ts'

/** Ground Forces hold a planet from now on: what structures stood there are destroyed, its card comes exhausted. [p. 18] */
export function* conquer(table: Table, seat: Seat, planet: PlanetId): Flow {
  const from = ownerOf(table, planet)
  rememberDockTaken(table, seat, planet)
  const theirs = onPlanet(table, planet).filter(piece => piece.of !== seat)
  for (const other of table.order) {
    const ids = theirs.filter(piece => piece.of === other).map(piece => piece.id)
    yield* loseUnits(table, other, `conquest/${planet}/${other}`, ids)
  }
  takePlanet(table, seat, planet)
  if (from === undefined) {
    yield* tell('everyone', { text: 'ti3.log.settles', about: { seat, planet } })
    yield* moment(table, 'afterNeutralPlanetTaken', planet, { of: seat, planet })
    return
  }
  yield* tell('everyone', { text: 'ti3.log.conquers', about: { seat, planet } })
  yield* moment(table, 'afterPlanetLost', planet, { of: from, planet })
}

/** Nobody holds it any more: all that stands on it is destroyed. [p. 25] */
export function* turnNeutral(table: Table, planet: PlanetId): Flow {
  const name = `neutral/${planet}`
  const at = hexOf(table, planet)
  const gone = onPlanet(table, planet)
  delete table.planets[planet]
  yield* tell('everyone', { text: 'ti3.log.turnsNeutral', about: { planet } })
  for (const seat of clockwiseFrom(table, table.active ?? table.speaker)) {
    const ids = gone.filter(({ of }) => of === seat).map(({ id }) => id)
    if (ids.length === 0) continue
    yield* loseUnits(table, seat, `${name}/${seat}`, ids)
    // A dock may have supported Fighters.
    if (at !== undefined) yield* settle(table, seat, at, `${name}/${seat}/supply`)
  }
}
