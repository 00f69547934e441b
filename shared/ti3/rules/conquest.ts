import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { onPlanet } from '../forces.ts'
import { hexOf, ownerOf } from '../realm.ts'
import type { Table } from '../table.ts'
import { loseUnits } from './casualties.ts'
import { endHeld } from './lasting.ts'
import { moment } from './moments.ts'
import { settle } from './movement.ts'
import { destroy, takePlanet } from './pieces.ts'
import { rememberDockTaken } from './victory.ts'

/** Ground Forces hold a planet from now on: what structures stood there are destroyed, its card comes exhausted,
 *  unless something makes it ready. [p. 18] */
export function* conquer(table: Table, seat: Seat, planet: PlanetId, isReady = false): Flow {
  const from = ownerOf(table, planet)
  rememberDockTaken(table, seat, planet)
  const theirs = onPlanet(table, planet).filter(piece => piece.of !== seat)
  for (const other of table.order) {
    const ids = theirs.filter(piece => piece.of === other).map(piece => piece.id)
    yield* loseUnits(table, other, `conquest/${planet}/${other}`, ids)
  }
  takePlanet(table, seat, planet)
  const card = table.planets[planet]
  if (isReady && card) delete card.exhausted
  if (from === undefined) {
    yield* tell('everyone', { text: 'ti3.log.settles', about: { seat, planet } })
    yield* moment(table, 'afterNeutralPlanetTaken', planet, { of: seat, planet })
    return
  }
  yield* tell('everyone', { text: 'ti3.log.conquers', about: { seat, planet } })
  yield* moment(table, 'afterPlanetLost', planet, { of: from, planet })
}

/** It is nobody's any more: card and marker off, PDS and docks there destroyed. Nobody was attacked, so no agreement ends,
 *  and no card answers to it. Ground Forces have to be gone before. */
export function* turnNeutral(table: Table, planet: PlanetId): Flow {
  const from = ownerOf(table, planet)
  destroy(
    table,
    onPlanet(table, planet).map(({ id }) => id),
  )
  delete table.planets[planet]
  endHeld(table, planet)
  yield* tell('everyone', { text: 'ti3.log.turnsNeutral', about: { planet } })
  const hex = hexOf(table, planet)
  // Fighters a dock supported have to find room.
  if (from !== undefined && hex !== undefined) yield* settle(table, from, hex, `neutral/${planet}`)
}
