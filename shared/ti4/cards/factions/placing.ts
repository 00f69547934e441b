import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Hint } from '../../../engine/hint.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { About, RuleId, Seat, TextId } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { piecesOf } from '../../forces.ts'
import { hexOf } from '../../realm.ts'
import { bring } from '../../rules/pieces.ts'
import type { Table, Ti4 } from '../../table.ts'

/** What several factions place, and how they are asked where. */

export const flagshipOf = (table: Table, seat: Seat): Piece<Table> | undefined =>
  piecesOf(table, seat).find(({ kind }) => kind === 'flagship')

/** On a planet, or in space. */
export type Spot = { readonly planet: PlanetId } | { readonly hex: HexId }

/** Out of reinforcements. */
export function* putUnits(table: Table, seat: Seat, kind: UnitKind, count: number, spot: Spot): Flow {
  const at = 'planet' in spot ? hexOf(table, spot.planet) : spot.hex
  if (at === undefined) return
  if (bring(table, { kind, of: seat, at, ...spotOn(spot) }, count) === 0) return
  const where = 'planet' in spot ? { planet: spot.planet } : { hex: at }
  const text = 'planet' in spot ? 'ti4.log.placesOn' : 'ti4.log.placesIn'
  yield* tell('everyone', { text, about: { seat, unit: kind, count, ...where } })
}

const spotOn = (spot: Spot) => ('planet' in spot ? { planet: spot.planet } : {})

export interface Asks {
  readonly name: string
  /** The component it is asked for. */
  readonly card: string
  readonly text: TextId
  readonly rule?: RuleId
  readonly hint?: Hint
  readonly about?: About
}

/** One of these, where there is one. */
export const pickOf = <Id extends string>(
  seat: Seat,
  { rule = 'ti4/1.2', ...asks }: Asks,
  among: (table: Table) => Readonly<Record<string, Choice>>,
): Flow<Id | 'none'> =>
  choose<Id | 'none', Ti4>(seat, ({ table }) => {
    const of = among(table)
    if (Object.keys(of).length === 0) return { skip: 'none' }
    const { card, ...ask } = asks
    return { ...ask, rule, about: { card, ...ask.about }, options: { shape: 'oneOf', of } satisfies OneOf }
  })

export const onPlanets = (planets: readonly PlanetId[]): Record<string, Choice> =>
  Object.fromEntries(planets.map(planet => [planet, { on: { planet } }]))

export const inHexes = (hexes: readonly HexId[]): Record<string, Choice> =>
  Object.fromEntries(hexes.map(hex => [hex, { on: { hex } }]))

export const none = (text: TextId): Record<'none', Choice> => ({ none: { text } })
