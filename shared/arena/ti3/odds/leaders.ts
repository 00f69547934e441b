import type { Seat } from '../../../engine/rules.ts'
import {
  type LeaderId,
  type LeaderKind,
  leaderCard,
  leaderKinds,
  leadersOf,
} from '../../../ti3/content/leaders.ts'
import type { PlanetId } from '../../../ti3/content/planets.ts'
import { type RaceId, races } from '../../../ti3/content/races.ts'
import { unitOf } from '../../../ti3/content/units.ts'
import { fleet, onPlanet, piecesOf } from '../../../ti3/forces.ts'
import type { Leader, Table } from '../../../ti3/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { hex, seats, sides } from './scene.ts'

/** Leaders where they have a part in a battle: Admirals aboard, Scientists beside PDS, whoever comes down and whoever
 *  defends. */

const isKind = (name: string): name is LeaderKind => (leaderKinds as readonly string[]).includes(name)

/** Why they cannot be there, in a sentence. */
export function leadersFault(battle: OddsBattle): string | undefined {
  for (const side of sides) {
    const { leaders = [], faction } = battle[side]
    const stranger = leaders.find(name => !isKind(name))
    if (stranger !== undefined) return `there is no leader "${stranger}"; there are ${leaderKinds.join(', ')}`
    for (const kind of leaders) {
      const named = leaders.filter(other => other === kind).length
      const own = faction ? leadersOf(faction as RaceId).filter(id => leaderCard(id).kind === kind).length : 3
      if (named > own) return `"${faction}" has ${own} of "${kind}"`
    }
    if (side === 'defender' && battle.place === 'ground' && leaders.includes('diplomat'))
      return '"diplomat" can be no part of odds: he sends back who lands, and then nobody fights'
  }
  return undefined
}

export function lead(table: Table, battle: OddsBattle, planets: Readonly<Record<Seat, PlanetId>>) {
  if (sides.every(side => (battle[side].leaders ?? []).length === 0)) return
  table.variants = { ...table.variants, leaders: 'yes' }
  const leaders: Record<LeaderId, Leader> = {}
  for (const side of sides)
    for (const kind of battle[side].leaders ?? []) {
      const of = seats[side]
      const place = placeOf(table, battle, of, kind as LeaderKind, planets[of] as PlanetId)
      const id = candidates(battle[side], kind).find(one => !leaders[one])
      if (place && id) leaders[id] = { of, ...place }
    }
  table.leaders = leaders
}

/** Whoever names no people has any. */
const candidates = ({ faction }: OddsForce, kind: string): LeaderId[] =>
  (faction ? [faction] : Object.keys(races))
    .flatMap(race => leadersOf(race as RaceId))
    .filter(id => leaderCard(id).kind === kind)

/** Nowhere for those who have no part in it. */
function placeOf(
  table: Table,
  { place }: OddsBattle,
  of: Seat,
  kind: LeaderKind,
  planet: PlanetId,
): { aboard: string } | { planet: PlanetId } | undefined {
  if (place === 'space') {
    if (kind === 'admiral') return { aboard: dearest(table, of) }
    return kind === 'scientist' && onPlanet(table, planet, 'pds').length > 0 ? { planet } : undefined
  }
  if (of === seats.defender) return kind === 'general' || kind === 'scientist' ? { planet } : undefined
  const carrier = fleet(table, of, hex).find(({ kind }) => kind === 'carrier')
  return carrier && (kind === 'general' || kind === 'agent') ? { aboard: carrier.id } : undefined
}

/** The ship that is given up last. */
function dearest(table: Table, of: Seat): string {
  const ships = piecesOf(table, of).filter(({ planet, kind }) => planet === undefined && kind !== 'pds')
  const worth = ({ kind }: (typeof ships)[number]) => unitOf(kind).cost / unitOf(kind).built
  return ships.sort((a, b) => worth(b) - worth(a))[0]?.id ?? ''
}
