import type { Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { KindOf, PlanetOf, SystemOf, Table, Unit } from '../../shared/galaxy/table.ts'

/** What lies on a table in the middle of a game, as far as it is the same in every edition. */

export type ForcesOf<T extends Table> = Partial<Record<KindOf<T>, number>>

export interface Situation<T extends Table> {
  /** Where systems lie; what lay there goes where they came from. */
  tiles?: Record<HexId, SystemOf<T>>
  /** By hex (in space) or planet. Where this is given, nothing else is on the board. What lies on planets goes, in space,
   *  aboard the first ships there with room. */
  units?: Record<Seat, Record<HexId | PlanetOf<T>, ForcesOf<T>>>
  /** Beside home planets, which are held from the beginning. */
  planets?: Record<Seat, readonly PlanetOf<T>[]>
  exhausted?: readonly PlanetOf<T>[]
  activated?: Record<Seat, readonly HexId[]>
  round?: number
}

/** What an edition brings for it. */
export interface Staging<T extends Table> {
  /** Those that carry most first. */
  readonly kinds: readonly KindOf<T>[]
  isPlanet(spot: string): spot is PlanetOf<T>
  hexOf(table: T, planet: PlanetOf<T>): HexId | undefined
  capacity(kind: KindOf<T>): number
  isLanding(kind: KindOf<T>): boolean
  place(
    table: T,
    unit: Pick<Unit, 'of' | 'at'> & { kind: KindOf<T>; planet?: PlanetOf<T>; aboard?: string },
  ): string
}

export function situationWith<T extends Table>({
  kinds,
  isPlanet,
  hexOf,
  capacity,
  isLanding,
  place,
}: Staging<T>) {
  function muster(table: T, seat: Seat, spot: string, forces: ForcesOf<T>) {
    const planet = isPlanet(spot) ? spot : undefined
    const at = planet ? hexOf(table, planet) : spot
    if (at === undefined) throw new Error(`${spot} is not in this galaxy`)
    for (const kind of kinds)
      for (let i = 0; i < (forces[kind] ?? 0); i++) {
        if (planet) place(table, { kind, of: seat, at, planet })
        else if (!isLanding(kind)) place(table, { kind, of: seat, at })
        else place(table, { kind, of: seat, at, aboard: shipWithRoom(table, seat, at) })
      }
  }

  function shipWithRoom(table: T, seat: Seat, hex: HexId): string {
    const here = Object.entries(table.units).filter(([, { of, at }]) => of === seat && at === hex)
    const used = (id: string) => here.filter(([, { aboard }]) => aboard === id).length
    const ship = here.find(([id, { kind }]) => used(id) < capacity(kind))
    if (!ship) throw new Error(`No room for troops in ${hex}`)
    return ship[0]
  }

  /** Counters on the map are the edition's to take from where they lie. */
  return function situate(table: T, situation: Situation<T>) {
    table.round = situation.round ?? 2
    for (const [hex, system] of Object.entries(situation.tiles ?? {})) lay(table, hex, system)
    const planets: Table['planets'] = table.planets
    for (const [seat, held] of Object.entries(situation.planets ?? {}))
      for (const planet of held) planets[planet] = { owner: seat, taken: 1 }
    for (const planet of situation.exhausted ?? []) {
      const card = planets[planet]
      if (!card) throw new Error(`Nobody holds ${planet}`)
      card.exhausted = true
    }
    if (situation.units) table.units = {}
    for (const [seat, where] of Object.entries(situation.units ?? {}))
      for (const [spot, forces] of Object.entries(where)) muster(table, seat, spot, forces as ForcesOf<T>)
    for (const [seat, hexes] of Object.entries(situation.activated ?? {}))
      for (const hex of hexes) table.activated[hex] = { ...table.activated[hex], [seat]: true }
  }
}

/** What lay there goes where it came from. */
export function lay({ galaxy: { tiles } }: Table, hex: HexId, system: string) {
  const from = Object.keys(tiles).find(other => tiles[other]?.system === system)
  const there = tiles[hex]
  if (from !== undefined && there?.system) tiles[from] = { ...tiles[from], system: there.system }
  tiles[hex] = { ...there, system }
}

/** Of tiles that are only listed two systems change places, so that none lies twice. */
export function swapped<S extends string>(
  tiles: Readonly<Record<HexId, S>>,
  changes: Readonly<Record<HexId, S>>,
): Record<HexId, S> {
  const laid = { ...tiles }
  for (const [hex, system] of Object.entries(changes)) {
    const from = Object.keys(laid).find(other => laid[other] === system)
    const there = laid[hex]
    if (from && there) laid[from] = there
    laid[hex] = system
  }
  return laid
}
