import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { legendaryPlanets } from '../content/legendaryPlanets.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import { isIn } from '../content/sets.ts'
import { permits } from '../effects.ts'
import { hexOf, ownerOf } from '../realm.ts'
import type { Table } from '../table.ts'
import { notePlanetLost } from './deeds.ts'
import { explorePlanet } from './exploration.ts'
import { moment } from './moments.ts'
import { takePlanet } from './pieces.ts'

/** Planets that change hands. [25] */

/** A planet is his from now on, whoever had it, with what that means to both. */
export function* gainPlanet(table: Table, seat: Seat, planet: PlanetId): Flow {
  const before = ownerOf(table, planet)
  if (before === seat) return
  notePlanetLost(table, planet, before)
  const hex = hexOf(table, planet)
  const against = { ...(before !== undefined && { against: before }), ...(hex !== undefined && { hex }) }
  // What others have built there still stands.
  yield* moment(table, 'whenPlanetGained', `gained/${planet}`, { of: seat, planet, ...against })
  takePlanet(table, seat, planet)
  yield* tell('everyone', { text: 'ti4.log.takes', about: { seat, planet } })
  takeLegendary(table, planet)
  const isExplored = before === undefined || permits(table, seat, 'exploresTaken', { planet })
  if (isExplored) yield* explorePlanet(table, seat, planet)
  yield* moment(table, 'afterPlanetGained', `taken/${planet}`, { of: seat, planet, ...against })
  if (before === undefined) return
  yield* moment(table, 'afterPlanetLost', `lost/${planet}`, { of: before, planet, against: seat })
}

/** Its card comes with it, ready if nobody had it; else as it was. [53.2] */
function takeLegendary(table: Table, planet: PlanetId) {
  const id = planets[planet].legendary
  if (id === undefined || !isIn(table, legendaryPlanets[id]) || table.legendary?.[id]) return
  table.legendary = { ...table.legendary, [id]: {} }
}

export function* readyUp(table: Table, seat: Seat, planets: readonly PlanetId[]): Flow {
  for (const planet of planets) {
    delete table.planets[planet]?.exhausted
    yield* tell('everyone', { text: 'ti4.log.readies', about: { seat, planet } })
  }
}
