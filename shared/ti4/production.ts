import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import type { Piece } from '../galaxy/forces.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { type Producing, productionWith, type Yard, type Yards } from '../galaxy/production.ts'
import type { Captive } from '../galaxy/shapes/produce.ts'
import { captivesOf, kindOfCaptive, ownerOfCaptive } from './captives.ts'
import type { PlanetId } from './content/planets.ts'
import { isIn } from './content/sets.ts'
import { type UnitKind, unitKinds } from './content/units.ts'
import { edition } from './edition.ts'
import { numberOf, permits } from './effects.ts'
import { piecesAt, piecesOf } from './forces.ts'
import { kinds, sheetOf } from './prints.ts'
import { hasActivated, ownerOf, planetsAt, worthOfPlanet } from './realm.ts'
import { because } from './refusals.ts'
import { takesUnits } from './sites.ts'
import type { Table, Unit } from './table.ts'

/** What units with Production may build, and where it comes to lie. [67, 68] */

export type { Producing } from '../galaxy/production.ts'

/** Units one of them produces: what is printed, or the resources of its planet and so many more. [68.1] */
export function valueAt(table: Table, seat: Seat, { kind, planet }: Piece<Table>): number {
  const { production } = sheetOf(table, seat, kind) ?? {}
  if (!production) return 0
  const printed =
    'value' in production
      ? production.value
      : production.resourcesPlus + (planet ? worthOfPlanet(table, planet, 'resources') : 0)
  return Math.max(0, numberOf(table, seat, 'production', printed, planet ? { planet } : {}))
}

/** Values of what lies in one spot are added up; of some kinds not all of it may build. [68.1] */
function yardOf(
  table: Table,
  seat: Seat,
  hex: HexId,
  pieces: readonly Piece<Table>[],
  planet?: PlanetId,
): Yard<Table>[] {
  const worth = pieces.map(piece => [piece, valueAt(table, seat, piece)] as const)
  const sum = (counted: (by: UnitKind) => boolean) =>
    worth.reduce((all, [{ kind }, value]) => all + (counted(kind) ? value : 0), 0)
  const own = numberOf(table, seat, 'placeProduction', 0, { hex, ...(planet && { planet }) })
  // A planet may produce of itself, whatever stands there.
  const unit = worth.find(([, value]) => value > 0)?.[0].id ?? pieces[0]?.id ?? (own > 0 ? '' : undefined)
  const most = sum(() => true) + own
  if (most === 0 || unit === undefined) return []
  const limited = kinds.flatMap(kind => {
    const count = sum(by => permits(table, seat, 'yields', { by, kind }, true)) + own
    return count < most ? [[kind, count] as const] : []
  })
  const mostOf = limited.length > 0 && { mostOf: Object.fromEntries(limited) }
  return [{ unit, ...(planet && { planet }), most, ...mostOf }]
}

/** As many as it could cost, of what is two for one. */
function yardOn(table: Table, seat: Seat, on: NonNullable<Producing['on']>): Yard<Table>[] {
  const planet = on.planet as PlanetId
  if (ownerOf(table, planet) !== seat || !takesUnits(table, seat, planet)) return []
  return [{ unit: '', planet, most: on.mostCost * 2 }]
}

/** Planet by planet, then what lies in space, docks before all else. */
export function yardsAt(table: Table, seat: Seat, hex: HexId, how?: Partial<Producing>): Yard<Table>[] {
  if (how?.by) return [how.by as Yard<Table>]
  if (how?.on) return yardOn(table, seat, how.on)
  if (!permits(table, seat, 'producesIn', { hex }, true)) return []
  const own = piecesAt(table, hex).filter(
    ({ of, kind }) => of === seat && (!how?.oneDock || kind === 'space_dock'),
  )
  const inSpace = own.filter(({ planet }) => planet === undefined)
  const docksFirst = [...inSpace].sort((a, b) => Number(isDock(b)) - Number(isDock(a)))
  const all = [
    ...planetsAt(table, hex).flatMap(planet =>
      yardOf(
        table,
        seat,
        hex,
        own.filter(piece => piece.planet === planet),
        planet,
      ),
    ),
    ...yardOf(table, seat, hex, docksFirst),
  ]
  const more = numberOf(table, seat, 'systemProduction', 0, { hex })
  if (more === 0 || how?.byAbility) return all
  return all.map((yard, i) => (i === 0 || how?.oneDock ? { ...yard, most: yard.most + more } : yard))
}

const isDock = ({ kind }: Unit): boolean => kind === 'space_dock'

/** Units he may take off the board where none are left: from systems without a token of his. [23.4, 67.5] */
export const liftable = (table: Table, seat: Seat, kind: UnitKind): Piece<Table>[] =>
  piecesOf(table, seat).filter(piece => piece.kind === kind && !hasActivated(table, seat, piece.at))

const isPriced = (table: Table, kind: UnitKind): boolean =>
  isIn(table, unitKinds[kind]) && unitKinds[kind].type !== 'structure'

const whyNot = (table: Table, seat: Seat, kind: UnitKind): Refusal | undefined =>
  sheetOf(table, seat, kind)?.cost === undefined
    ? because('needsTechnology', { unit: kind, technology: 'war_sun' })
    : undefined

/** Own ones first: they may be built again, and those of others are missed by others. */
function captives(table: Table, seat: Seat): Record<string, Captive> {
  if (!permits(table, seat, 'paysWithCaptives', {})) return {}
  const all = captivesOf(table, seat).map(([key, count]): [string, Captive] => {
    const of = ownerOfCaptive(key)
    const kind = kindOfCaptive(key)
    return [key, { kind, count, ...(of !== undefined && { of }), ...(of === seat && { own: true as const }) }]
  })
  return Object.fromEntries([...all.filter(([, { own }]) => own), ...all.filter(([, { own }]) => !own)])
}

const yards: Yards<Table> = {
  at: yardsAt,
  together: true,
  atSeveral: () => true,
  besides: () => [],
  anyPlanet: () => false,
  takes: takesUnits,
  freeResources: (table, seat, hex) => numberOf(table, seat, 'freeResources', 0, { hex }),
  sites: () => [],
  cheapSites: () => [],
  kinds: table => kinds.filter(kind => isPriced(table, kind)),
  lifted: (table, seat, kind) => (unitKinds[kind].unlimited ? 0 : liftable(table, seat, kind).length),
  captives,
  whyNot,
}

export const { pricesFor, produceOptions, canProduce, systemsToProduceIn, cheapestFor } = productionWith(
  edition,
  yards,
)
