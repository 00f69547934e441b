import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { RuleId, Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import { unitKinds } from '../../content/units.ts'
import { permits } from '../../effects.ts'
import { piecesOf, seatsInSpace } from '../../forces.ts'
import { sheetOf } from '../../prints.ts'
import { liftable } from '../../production.ts'
import { hasActivated, hexOf, planetsOf } from '../../realm.ts'
import { roomFor, takesUnits } from '../../sites.ts'
import type { Table, Ti4 } from '../../table.ts'
import { activate } from '../economy.ts'
import { moment } from '../moments.ts'
import { place } from '../pieces.ts'
import { liftPieces } from '../production.ts'
import { isReplaced } from '../replacing.ts'
import { layToken } from '../tokensOnMap.ts'
import type { StrategyCardRules } from './strategyCard.ts'

type Structure = 'pds' | 'space_dock'

interface Site {
  kind: Structure
  planet: PlanetId
}

/** One is left, or may be taken off the board from a system without a token of his, but for `except`. [24.4] */
function isThere(table: Table, seat: Seat, kind: Structure, except?: HexId): boolean {
  const own = piecesOf(table, seat).filter(piece => piece.kind === kind)
  return own.length < unitKinds[kind].pieces || liftable(table, seat, kind).some(({ at }) => at !== except)
}

/** What lies in space would be lost at once beside ships of others. */
const isFree = (table: Table, seat: Seat, planet: PlanetId): boolean =>
  seatsInSpace(table, hexOf(table, planet) as HexId).every(other => other === seat)

/** As many as a planet holds; what lies in space needs a planet of his in the system. [85] */
function hasRoom(table: Table, seat: Seat, { kind, planet }: Site): boolean {
  if (sheetOf(table, seat, kind)?.inSpace) return isFree(table, seat, planet)
  return roomFor(table, seat, kind, planet) > 0
}

function sitesOf(table: Table, seat: Seat, kinds: readonly Structure[], places = false): Site[] {
  // What lies in space does not come onto the planet.
  const isAfloat = (kind: Structure) => sheetOf(table, seat, kind)?.inSpace === true
  const planets = planetsOf(table, seat).filter(planet => hexOf(table, planet) !== undefined)
  return planets.flatMap(planet =>
    kinds.flatMap(kind => {
      const site = { kind, planet }
      if (!isAfloat(kind) && !takesUnits(table, seat, planet)) return []
      const closed = places ? hexOf(table, planet) : undefined
      return isThere(table, seat, kind, closed) && hasRoom(table, seat, site) ? [site] : []
    }),
  )
}

const idOf = ({ kind, planet }: Site): string => `${kind}.${planet}`

const offers = (sites: readonly Site[]): Record<string, Choice> =>
  Object.fromEntries(
    sites.map(site => [
      idOf(site),
      {
        on: { planet: site.planet },
        text: 'ti4.construction.place',
        about: { unit: site.kind, planet: site.planet },
      },
    ]),
  )

const siteCalled = (sites: readonly Site[], id: string): Site | undefined =>
  sites.find(site => idOf(site) === id)

function* askSite(
  seat: Seat,
  name: string,
  rule: RuleId,
  sites: (table: Table) => readonly Site[],
): Flow<string> {
  return yield* choose<string, Ti4>(seat, ({ table }) => {
    const open = sites(table)
    if (open.length === 0) return { skip: 'none' }
    return {
      name: `${name}/structure`,
      rule,
      text: 'ti4.ask.structure',
      hint: { gains: 'unit' },
      options: { shape: 'oneOf', of: { ...offers(open), none: { text: 'ti4.ask.useNone' } } },
      otherwise: 'none',
    }
  })
}

/** On its planet, or in the space around it. */
function* placeStructure(table: Table, seat: Seat, { kind, planet }: Site, name: string): Flow {
  if (yield* isReplaced(table, seat, kind, planet, name)) return
  yield* liftPieces(table, seat, kind, 1, { name, rule: 'ti4/24.4' })
  const at = hexOf(table, planet) as HexId
  const isAfloat = sheetOf(table, seat, kind)?.inSpace === true
  place(table, { kind, of: seat, at, ...(!isAfloat && { planet }) })
  yield* tell('everyone', { text: 'ti4.log.placesStructure', about: { seat, unit: kind, planet } })
  if (kind === 'space_dock') yield* moment(table, 'dockPlaced', `${name}/dock`, { of: seat, hex: at })
}

const both: readonly Structure[] = ['space_dock', 'pds']

export const canPlaceStructure = (table: Table, seat: Seat, kinds: readonly Structure[]): boolean =>
  sitesOf(table, seat, kinds).length > 0

/** One of these, where he likes. */
export function* placesStructure(
  table: Table,
  seat: Seat,
  kinds: readonly Structure[],
  name: string,
  rule: RuleId,
): Flow {
  const said = yield* askSite(seat, name, rule, now => sitesOf(now, seat, kinds))
  const site = siteCalled(sitesOf(table, seat, kinds), said)
  if (site) yield* placeStructure(table, seat, site, name)
}

/** An agenda lets all use it for nothing; the token it lays comes from reinforcements. */
const isUnpaid = ({ lasting }: Table): boolean =>
  Object.values(lasting).some(({ effect }) => effect === 'galactic_crisis_pact')

/** [24] */
export const construction: StrategyCardRules<Site> = {
  *primary(table, seat, name = seat) {
    for (const [nth, kinds] of [both, ['pds'] as const].entries())
      yield* placesStructure(table, seat, kinds, `${name}/${nth}`, 'ti4/24.2')
    return undefined
  },

  secondary: {
    may: (table, seat) => sitesOf(table, seat, both, true).length > 0,
    *aim(table, seat, name) {
      const said = yield* askSite(seat, name, 'ti4/24.3', now => sitesOf(now, seat, both, true))
      return siteCalled(sitesOf(table, seat, both, true), said)
    },
    fits: (table, seat, site) => siteCalled(sitesOf(table, seat, both, true), idOf(site)) !== undefined,
    /** The token that was spent, whosever it is, lies in its system, where there is none of theirs yet. [20.6] Who spends none
     *  lays none. */
    *does(table, seat, site, name) {
      const hex = hexOf(table, site.planet) as HexId
      const isFree = permits(table, seat, 'secondaryFree', { card: 'construction' })
      const { borrows, of: lender = seat } = table.strategic ?? {}
      if (borrows === seat) yield* layToken(table, lender, hex, `${name}/token`)
      else if (isUnpaid(table)) yield* layToken(table, seat, hex, `${name}/token`)
      else if (!isFree && !hasActivated(table, seat, hex)) activate(table, seat, hex, 'reinforcements')
      yield* placeStructure(table, seat, site, name)
    },
  },
}
