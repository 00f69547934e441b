import { choose, type Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { onPlanet } from '../forces.ts'
import { ownSites } from '../sites.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { standOn } from './pieces.ts'
import { gainPlanet } from './planets.ts'
import { removeUnits } from './removing.ts'

/** Planets that change hands in a transaction: what their owner has there goes to another planet of his, what finds no room on
 *  it to reinforcements. */

const ownOn = (table: Table, seat: Seat, planet: PlanetId): UnitId[] =>
  onPlanet(table, planet).flatMap(({ id, of }) => (of === seat ? [id] : []))

const askWhere = (seat: Seat, planet: PlanetId): Flow<PlanetId | undefined> =>
  choose<PlanetId | undefined, Ti4>(seat, ({ table }) => {
    const open = ownSites(table, seat).filter(other => other !== planet)
    if (open.length === 0 || ownOn(table, seat, planet).length === 0) return { skip: undefined }
    return {
      name: `moves/${planet}`,
      rule: 'ti4/94.3',
      text: 'ti4.ask.movesOut',
      about: { planet },
      hint: { sends: 'troops' },
      options: { shape: 'oneOf', of: Object.fromEntries(open.map(each => [each, { on: { planet: each } }])) },
    }
  })

export function* givePlanet(table: Table, from: Seat, to: Seat, planet: PlanetId | undefined): Flow {
  if (planet === undefined) return
  const where = yield* askWhere(from, planet)
  if (where !== undefined) standOn(table, ownOn(table, from, planet), where)
  yield* removeUnits(table, from, ownOn(table, from, planet))
  yield* gainPlanet(table, to, planet)
}
