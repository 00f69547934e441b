import { choose, type Flow, together } from '../../engine/flow.ts'
import type { RuleId, Seat, State } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import type { HexId } from '../hexes.ts'
import type { Station, Stationed } from '../shapes/lay.ts'
import type { KindOf, PlanetOf, Table, UnitOf } from '../table.ts'
import { piecesWith } from './pieces.ts'

/** What everybody begins with, in his home system. */

export interface Beginnings<T extends Table> {
  readonly rule: RuleId
  /** As many of each kind as his record says. */
  forces(table: T, seat: Seat): Readonly<Partial<Record<KindOf<T>, number>>>
  home(table: T, seat: Seat): HexId
  station(table: T, seat: Seat): Station
  /** Persons who stand among the units. */
  isPerson?(id: string): boolean
  standsOn?(table: T, seat: Seat, person: string, planet: PlanetOf<T>): void
}

/** Where the home has several planets, what does not fly goes among them as its owner likes; persons too, one of each. */
export function stationOptions<Kind extends string>(
  planets: readonly string[],
  units: readonly (readonly [Kind, number])[],
  perPlanet: (kind: Kind) => number | undefined,
  persons: readonly string[] = [],
): Station {
  const most: Record<string, number> = {}
  for (const [kind] of units) {
    const limit = perPlanet(kind)
    if (limit !== undefined) most[kind] = limit
  }
  return {
    shape: 'station',
    units: { ...Object.fromEntries(units), ...Object.fromEntries(persons.map(id => [id, 1])) },
    planets,
    most,
  }
}

export function startingForcesWith<T extends Table>(
  edition: Edition<T>,
  { rule, forces, home, station, isPerson = () => false, standsOn }: Beginnings<T>,
) {
  type Kind = KindOf<T>
  const { name: game, print, typeOf } = edition
  const { place } = piecesWith(edition)

  function* stationLane(seat: Seat): Flow<Stationed> {
    return yield* choose<Stationed, State<T>>(seat, ({ table }) => ({
      name: 'station',
      rule,
      text: `${game}.ask.station`,
      options: station(table, seat),
    }))
  }

  /** All decide at the same time, unseen. */
  const askStations = (table: T): Flow<Record<Seat, Stationed>> =>
    together(Object.fromEntries(table.order.map(seat => [seat, stationLane(seat)])))

  function placeForces(table: T, seat: Seat, stationed: Stationed) {
    const at = home(table, seat)
    const put = (unit: { kind: Kind; planet?: PlanetOf<T> }, count: number) => {
      for (let i = 0; i < count; i++) place(table, { ...unit, of: seat, at } as unknown as UnitOf<T>)
    }
    for (const [kind, count] of Object.entries(forces(table, seat)) as [Kind, number][])
      if (typeOf(kind) === 'ship' || print(table, seat, kind).inSpace) put({ kind }, count)
    for (const [planet, units] of Object.entries(stationed) as [PlanetOf<T>, Record<Kind, number>][])
      for (const [kind, count] of Object.entries(units) as [Kind, number][])
        if (isPerson(kind)) standsOn?.(table, seat, kind, planet)
        else put({ kind, planet }, count)
  }

  return { askStations, placeForces }
}
