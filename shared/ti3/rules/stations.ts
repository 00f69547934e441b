import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import { isIn } from '../content/sets.ts'
import { seatsInSpace } from '../forces.ts'
import { hexOf, ownerOf } from '../realm.ts'
import type { Table } from '../table.ts'
import { moment } from './moments.ts'
import { takePlanet } from './pieces.ts'

/** Trade stations lie in space: whoever alone has ships there holds them, at once, until another alone has. Nobody lands,
 *  so nobody was invaded. [SE 7] */

const stations = Object.values(planets).flatMap(({ id, station }) => (station ? [id] : []))

export function* holdStations(table: Table): Flow {
  if (table.battle) return
  for (const planet of stations) {
    if (!isIn(table, planets[planet])) continue
    const hex = hexOf(table, planet)
    const seat = hex && aloneIn(table, hex)
    if (seat && seat !== ownerOf(table, planet)) yield* hold(table, seat, planet)
  }
}

function aloneIn(table: Table, hex: HexId): Seat | undefined {
  const [seat, other] = seatsInSpace(table, hex)
  return other === undefined ? seat : undefined
}

function* hold(table: Table, seat: Seat, planet: PlanetId): Flow {
  const from = ownerOf(table, planet)
  takePlanet(table, seat, planet)
  yield* tell('everyone', { text: 'ti3.log.holdsStation', about: { seat, planet } })
  const name = `station/${planet}/${seat}`
  if (from === undefined) yield* moment(table, 'neutralPlanetJoined', name, { of: seat, planet })
  else yield* moment(table, 'afterPlanetLost', name, { of: from, planet })
}
