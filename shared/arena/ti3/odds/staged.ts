import { chanceOf, seedFrom } from '../../../engine/chance.ts'
import type { Seat } from '../../../engine/rules.ts'
import { middle } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../../ti3/content/planets.ts'
import { type RaceId, races } from '../../../ti3/content/races.ts'
import { idsIn } from '../../../ti3/content/sets.ts'
import { type SystemId, systems } from '../../../ti3/content/systems.ts'
import type { TechnologyId } from '../../../ti3/content/technologies.ts'
import { type UnitKind, unitKinds, unitOf } from '../../../ti3/content/units.ts'
import { fleet, isShip } from '../../../ti3/forces.ts'
import { gameSetup } from '../../../ti3/rules/opening.ts'
import { place } from '../../../ti3/rules/pieces.ts'
import { kindOfCard } from '../../../ti3/rules/playable.ts'
import type { Hand, PlayerSheet, Table, Ti3, UnitId } from '../../../ti3/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { arrives, playedBy } from './cards.ts'
import { lead } from './leaders.ts'
import { hex, nearby, type Staged, seats, sides } from './scene.ts'

/** A table on which nothing is but one battle about to begin. */

/** Peoples that can do nothing in a battle. */
const plain: readonly RaceId[] = ['hacan', 'yssaril', 'sol']

export function staged(battle: OddsBattle): Staged {
  const { others = [] } = battle
  const watching = Math.max(1, others.length)
  const seats = Array.from({ length: 2 + watching }, (_, i) => `p${i + 1}`)
  const { state: made } = gameSetup({}, seats, chanceOf(seedFrom('odds')))
  const state = structuredClone(made) as unknown as Ti3
  const { table } = state
  const forces = [battle.attacker, battle.defender, ...others]
  Object.assign(table, { order: seats, speaker: 'p1', active: 'p1', phase: 'action', round: 2 })
  for (const [i, race] of peoples(table, seats, forces).entries())
    settle(state, seats[i] as Seat, race, forces[i])
  const [lies, planet, beside] = ground(table, battle)
  const system = battle.storm ? 'special_ion_storm_1' : lies
  table.galaxy.tiles = {
    [middle]: { system: 'mecatol_rex' },
    [hex]: { system },
    [nearby]: { system: 'empty_1' },
    a5: { system: 'empty_2' },
  }
  if (battle.storm) table.galaxy.tiles['a5'] = { system: lies }
  table.planets = {
    [planet]: { owner: 'p2', taken: 1 },
    ...(beside && { [beside]: { owner: 'p1', taken: 1 } }),
  }
  table.laws = Object.fromEntries((battle.laws ?? []).map(id => [id, {}]))
  const isRun = sides.some(side => battle[side].run)
  table.variants = { ...table.variants, ...(isRun && { sabotageRuns: 'yes' }) }
  if (battle.place === 'space') space(table, forces, planet, beside ?? planet)
  else invaded(table, battle, planet)
  lead(table, battle, { p1: beside ?? planet, p2: planet })
  const coming = battle.place === 'space' && arrives(battle) ? onItsWay(table) : undefined
  return { state, planet, ...(coming && { coming }) }
}

/** The least of those that fly alone, a step away. */
function onItsWay(table: Table): UnitId | undefined {
  const ships = fleet(table, seats.attacker, hex).filter(({ kind }) => kind !== 'fighter')
  const [least] = ships.sort((a, b) => unitOf(a.kind).cost - unitOf(b.kind).cost)
  if (least) Object.assign(table.units[least.id] as object, { at: nearby })
  return least?.id
}

/** Those named, and for whoever named none one of the plain peoples. */
function peoples(table: Table, seats: readonly Seat[], forces: readonly OddsForce[]): RaceId[] {
  const named = seats.map((_, i) => forces[i]?.faction ?? undefined)
  const free = [...plain, ...idsIn(table, races)].filter(race => !named.includes(race))
  return named.map(race => (race ?? free.shift()) as RaceId)
}

const plenty = 60

function settle({ table, hands }: Ti3, seat: Seat, race: RaceId, force: OddsForce | undefined) {
  const player = table.players[seat] as PlayerSheet
  player.race = race
  player.technologies = Object.fromEntries((force?.technologies ?? []).map(id => [id as TechnologyId, true]))
  // No fleet is ever too large here; no goods, and no counters for what one may decide to do.
  player.counters = { strategy: 0, pool: 1, fleet: plenty, reinforcements: 15 }
  // Who only watches plays nothing.
  const cards = force && Object.values<Seat>(seats).includes(seat) ? playedBy(force) : []
  ;(hands[seat] as Hand).actionCards = Object.fromEntries(
    cards.map(([kind, nth]) => [`${kind}.${nth}`, true]),
  )
  player.actionCards = cards.length
}

/** The system, the defender's planet, and one of the attacker's beside it. */
function ground(table: Table, { home, place }: OddsBattle): [SystemId, PlanetId, PlanetId | undefined] {
  if (!home || place === 'space') return ['sys_abyz__fria', 'abyz', 'fria']
  const { homeSystem } = races[(table.players['p2'] as PlayerSheet).race]
  return [homeSystem, systems[homeSystem].planets[0] as PlanetId, undefined]
}

const count = (force: OddsForce | undefined, kind: UnitKind) => force?.units[kind] ?? 0

const muster = (table: Table, of: Seat, force: OddsForce | undefined, kinds: readonly UnitKind[]) => {
  for (const kind of kinds) for (let i = 0; i < count(force, kind); i++) place(table, { kind, of, at: hex })
}

/** Fleets face each other, the defender's PDS stand on one planet, all others on the other one. Docks enough support all
 *  Fighters, so that none is lost but to hits. */
function space(table: Table, forces: readonly OddsForce[], theirs: PlanetId, ours: PlanetId) {
  for (const [i, force] of forces.entries()) {
    const of = `p${i + 1}`
    const planet = i === 1 ? theirs : ours
    if (i < 2) muster(table, of, force, unitKinds.filter(isShip))
    for (let n = 0; n < count(force, 'pds'); n++) place(table, { kind: 'pds', of, at: hex, planet })
    const supports = unitOf('space_dock').fighterCapacity ?? 1
    const fires = (force.cards ?? []).some(card => kindOfCard(card) === 'experimental_battlestation')
    const docks = i < 2 ? Math.max(fires ? 1 : 0, Math.ceil(count(force, 'fighter') / supports)) : 0
    for (let n = 0; n < docks; n++) place(table, { kind: 'space_dock', of, at: hex, planet })
  }
}

/** Ships that bombard hang above the planet, and the Ground Forces come down from carriers. */
function invaded(table: Table, { attacker, defender }: OddsBattle, planet: PlanetId) {
  muster(
    table,
    'p1',
    attacker,
    unitKinds.filter(kind => unitOf(kind).bombardment),
  )
  const troops = count(attacker, 'ground_force')
  for (let n = 0; n < troops; n++) {
    const carrier =
      n % unitOf('carrier').capacity === 0 && place(table, { kind: 'carrier', of: 'p1', at: hex })
    const aboard = carrier || Object.values(table.units).findLast(({ aboard }) => aboard)?.aboard
    if (aboard) place(table, { kind: 'ground_force', of: 'p1', at: hex, aboard })
  }
  for (const kind of ['ground_force', 'pds'] as const)
    for (let n = 0; n < count(defender, kind); n++) place(table, { kind, of: 'p2', at: hex, planet })
}
