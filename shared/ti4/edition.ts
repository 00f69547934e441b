import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition, Hazard } from '../galaxy/edition.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Worth } from '../galaxy/realm.ts'
import { attached } from './attachments.ts'
import { capturedPieces } from './captives.ts'
import { type PlanetId, planets } from './content/planets.ts'
import { type StrategyCardId, strategyCards } from './content/strategyCards.ts'
import { type Anomaly, systems } from './content/systems.ts'
import { tokens } from './content/tokens.ts'
import { type UnitKind, unitKinds } from './content/units.ts'
import { judging, numberOf, permits } from './effects.ts'
import { anomaliesMinded } from './galaxy.ts'
import { homeSystemOf } from './homes.ts'
import { isHurried } from './hurried.ts'
import { bridges, links, linksBy, sails } from './links.ts'
import { kinds, print, sheetOf } from './prints.ts'
import { rulesOfRefusals } from './refusals.ts'
import type { Table } from './table.ts'
import { tokenOf } from './tokens.ts'

/** The fourth edition, as galaxy must know it. */

/** Anomalies, as ships mind them on their way. [11, 41, 59, 86] */
const hazards: Readonly<Record<Anomaly, Hazard>> = {
  asteroidField: { needs: 'throughAsteroids' },
  supernova: { needs: 'throughSupernovas' },
  nebula: { needs: 'throughNebulas', becalms: true },
  gravityRift: { lifts: true },
}

/** And where they come to rest. [11.1, 86.1] */
function mayRest(table: Table, seat: Seat, kind: UnitKind, hex: HexId): boolean {
  const anomalies = anomaliesMinded(table, hex)
  if (anomalies.includes('asteroidField') && !permits(table, seat, 'throughAsteroids', { kind })) return false
  return !anomalies.includes('supernova') || permits(table, seat, 'intoSupernovas', { kind, hex })
}

const calm: readonly Hazard[] = []

const isWorth = (name: string): name is Worth => name === 'resources' || name === 'influence'
const planetIn = (about: object) => (about as { planet: PlanetId }).planet

/** What lies on a planet counts as if it were printed there. [12] */
const withAttached: typeof numberOf = (table, of, name, printed, about) =>
  numberOf(table, of, name, isWorth(name) ? printed + attached(table, planetIn(about), name) : printed, about)

/** Planets that lie by a token, and those that were destroyed. */
function planetsMoved(table: Table) {
  const { tokens: laid = {}, destroyed: gone = {} } = behind(table)
  const keys = Object.keys(laid).filter(key => tokens[tokenOf(key)].planet !== undefined)
  if (keys.length === 0 && Object.keys(gone).length === 0) return undefined
  return {
    laid: Object.fromEntries(keys.map(key => [tokens[tokenOf(key)].planet, laid[key] as HexId])),
    gone,
  }
}

export const edition: Edition<Table> = {
  name: 'ti4',
  kinds,
  typeOf: kind => unitKinds[kind].type,
  alsoTroop: (table, seat, kind) =>
    unitKinds[kind].type === 'structure' && sheetOf(table, seat, kind)?.alsoGround === true,
  landing: ['infantry', 'mech'],
  dock: 'space_dock',
  pds: 'pds',
  carrier: 'carrier',
  print,
  system: id => systems[id],
  planet: id => planets[id],
  planetsMoved,
  homeSystem(table, seat) {
    const player = table.players[seat]
    return player && homeSystemOf(player)
  },
  away: capturedPieces,
  links,
  linksBy,
  bridges,
  sails,
  hazardsAt(table, hex) {
    const anomalies = anomaliesMinded(table, hex)
    return anomalies.length === 0 ? calm : anomalies.map(anomaly => hazards[anomaly])
  },
  closedTo: () => undefined,
  mayRest,
  sailing: { fightersBar: true, loadsOnTheMove: true, loadsAmongEnemies: true, overflows: true },
  rules: rulesOfRefusals,
  numberOf: withAttached,
  permits,
  judging,
  isHurried,
  strategyCards: Object.keys(strategyCards) as StrategyCardId[],
  initiative: card => strategyCards[card].initiative,
  goods: ({ tradeGoods, commodities, lent }) => tradeGoods + (lent ? commodities : 0),
}
