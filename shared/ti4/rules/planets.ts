import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { ownerOf } from '../realm.ts'
import type { Table } from '../table.ts'
import { notePlanetLost } from './deeds.ts'
import { moment } from './moments.ts'
import { takePlanet } from './pieces.ts'

/** Planets that change hands. [25] */

/** A planet is his from now on, whoever had it, with what that means to both. */
export function* gainPlanet(table: Table, seat: Seat, planet: PlanetId): Flow {
  const before = ownerOf(table, planet)
  if (before === seat) return
  notePlanetLost(table, planet, before)
  takePlanet(table, seat, planet)
  yield* tell('everyone', { text: 'ti4.log.takes', about: { seat, planet } })
  const against = before === undefined ? {} : { against: before }
  yield* moment(table, 'whenPlanetGained', `gained/${planet}`, { of: seat, planet, ...against })
  if (before === undefined) return
  yield* moment(table, 'afterPlanetLost', `lost/${planet}`, { of: before, planet, against: seat })
}
