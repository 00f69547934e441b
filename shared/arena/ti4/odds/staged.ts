import { chanceOf, seedFrom } from '../../../engine/chance.ts'
import type { Seat } from '../../../engine/rules.ts'
import { middle } from '../../../galaxy/hexes.ts'
import { furtherSets } from '../../../ti4/boxes.ts'
import type { FactionId } from '../../../ti4/content/factionIds.ts'
import { factions } from '../../../ti4/content/factions.ts'
import { idsIn } from '../../../ti4/content/sets.ts'
import type { StrategyCardId } from '../../../ti4/content/strategyCards.ts'
import { type TechnologyId, technologies } from '../../../ti4/content/technologies.ts'
import type { UnitKind } from '../../../ti4/content/units.ts'
import { fleet, isShip } from '../../../ti4/forces.ts'
import { noteKey } from '../../../ti4/noteKeys.ts'
import { kinds, print, sheetOf } from '../../../ti4/prints.ts'
import { gameSetup } from '../../../ti4/rules/opening.ts'
import { place } from '../../../ti4/rules/pieces.ts'
import type { Hand, PlayerSheet, Table, Ti4, UnitId } from '../../../ti4/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { arrives, playedBy } from './cards.ts'
import { comesFromNowhere, leadersOf } from './leaders.ts'
import { givers, notesOf } from './notes.ts'
import { beside, hex, nearby, planet, type Staged, seats, troopKinds } from './scene.ts'

/** A table on which nothing is but one battle about to begin. */

/** Factions that can do nothing in a battle. */
const plain: readonly FactionId[] = ['hacan', 'yssaril', 'xxcha', 'winnu']

/** All boxes are on the table: what nobody has makes no difference. */
const boxes = Object.fromEntries(furtherSets.map(id => [id, 'yes']))

export function staged(battle: OddsBattle): Staged {
  const { others = [], printing = 'latest' } = battle
  const forces = [battle.attacker, battle.defender, ...others]
  // Whose notes are played sits at the table too.
  const missing = givers(battle).filter(id => forces.every(({ faction }) => faction !== id))
  const watching = Math.max(1, others.length + missing.length)
  const order = Array.from({ length: 2 + watching }, (_, i) => `p${i + 1}`)
  const { state: made } = gameSetup({ ...boxes, printing }, order, chanceOf(seedFrom('odds')))
  const state = structuredClone(made) as unknown as Ti4
  const { table } = state
  Object.assign(table, { order, speaker: 'p1', active: 'p1', phase: 'action', round: 2 })
  for (const [i, faction] of peoples(table, order, forces, missing).entries())
    settle(state, order[i] as Seat, faction, forces[i])
  for (const seat of Object.values<Seat>(seats)) dealNotes(state, seat, forces)
  if (battle.home) (table.players[seats.defender] as PlayerSheet).home = hex
  for (const [i, card] of (Object.keys(table.strategyCards) as StrategyCardId[]).entries())
    table.strategyCards[card] = { goods: 0, holder: order[i % order.length] as Seat }
  table.galaxy.tiles = {
    [middle]: { system: 's18' },
    [hex]: { system: 's37' },
    [nearby]: { system: 's46' },
    a5: { system: 's47' },
  }
  // Nothing there can be paid with.
  table.planets = {
    [planet]: { owner: 'p2', taken: 1, exhausted: true },
    [beside]: { owner: 'p1', taken: 1, exhausted: true },
  }
  table.laws = Object.fromEntries((battle.laws ?? []).map(id => [id, {}]))
  // Who only watches is not out of the game.
  for (const of of order.slice(2)) place(table, { kind: 'infantry', of, at: middle })
  if (battle.place === 'space') space(table, forces)
  else invaded(table, battle)
  const coming = battle.place === 'space' && arrives(battle) ? onItsWay(table) : undefined
  return { state, ...(coming && { coming }) }
}

/** The least of those that fly alone, a step away. */
function onItsWay(table: Table): UnitId | undefined {
  const ships = fleet(table, seats.attacker, hex).filter(({ kind }) => kind !== 'fighter')
  const price = ({ of, kind }: (typeof ships)[number]) => print(table, of, kind).cost
  const [least] = ships.sort((a, b) => price(a) - price(b))
  if (least) Object.assign(table.units[least.id] as object, { at: nearby })
  return least?.id
}

/** Those named, and for whoever named none one of the plain ones. */
function peoples(
  table: Table,
  order: readonly Seat[],
  forces: readonly OddsForce[],
  missing: readonly FactionId[],
): FactionId[] {
  const given = (i: number) => missing[i - forces.length]
  const named = order.map((_, i) => forces[i]?.faction ?? given(i))
  const free = [...plain, ...idsIn(table, factions)].filter(
    id => factions[id].homeSystem !== undefined && !named.includes(id),
  )
  return named.map(id => (id ?? free.shift()) as FactionId)
}

const plenty = 60

function settle({ table, hands }: Ti4, seat: Seat, faction: FactionId, force: OddsForce | undefined) {
  const player = table.players[seat] as PlayerSheet
  player.faction = faction
  player.technologies = Object.fromEntries(learnt(faction, force).map(id => [id, {}]))
  player.leaders = Object.fromEntries(force ? leadersOf(force).map(id => [id, {}]) : [])
  // No fleet is ever too large here; no goods, and no tokens for what one may decide to do.
  player.tradeGoods = 0
  player.counters = { tactic: 1, fleet: plenty, strategy: 0, reinforcements: 10 }
  // A war sun nobody can have without it.
  if (force?.units['war_sun'] && !sheetOf(table, seat, 'war_sun')) player.technologies.war_sun = {}
  // Who only watches plays nothing.
  const cards = force && Object.values<Seat>(seats).includes(seat) ? playedBy(force) : []
  const copies = cards.map(([kind, nth]) => `${kind}.${nth}`)
  const hand = hands[seat] as Hand
  hand.actionCards = Object.fromEntries(copies.map(copy => [copy, true]))
  hand.notes = {}
  player.actionCards = cards.length
  player.notes = 0
}

function dealNotes({ table, hands }: Ti4, seat: Seat, forces: readonly OddsForce[]) {
  const force = forces[seat === seats.attacker ? 0 : 1] as OddsForce
  const keys = notesOf(table, force).map(([id, owner]) => noteKey(id, owner))
  ;(hands[seat] as Hand).notes = Object.fromEntries(keys.map(key => [key, true]))
  Object.assign(table.players[seat] as PlayerSheet, {
    notes: keys.length,
    ...(keys.length > 0 && { gotNotes: true }),
  })
}

/** What a faction has an upgrade of its own for is that. */
const learnt = (faction: FactionId, force: OddsForce | undefined): TechnologyId[] =>
  ((force?.technologies ?? []) as TechnologyId[]).map(
    id => factions[faction].technologies.find(own => technologies[own].replaces === id) ?? id,
  )

const count = (force: OddsForce | undefined, kind: UnitKind) => force?.units[kind] ?? 0

const muster = (table: Table, of: Seat, force: OddsForce | undefined, which: readonly UnitKind[]) => {
  for (const kind of which) for (let i = 0; i < count(force, kind); i++) place(table, { kind, of, at: hex })
}

/** Fleets face each other, the defender's PDS stand on one planet, all others on the other one. Docks enough support all
 *  Fighters, so that none is lost but to hits. */
function space(table: Table, forces: readonly OddsForce[]) {
  for (const [i, force] of forces.entries()) {
    const of = `p${i + 1}`
    const on = { at: hex, planet: i === 1 ? planet : beside }
    if (i < 2) muster(table, of, force, [...kinds.filter(isShip), ...troopKinds])
    for (let n = 0; n < count(force, 'pds'); n++) place(table, { kind: 'pds', of, ...on })
    const { fighterCapacity, inSpace, capacity } = sheetOf(table, of, 'space_dock') ?? {}
    const supports = fighterCapacity ?? capacity ?? 1
    const fires = playedBy(force).some(([kind]) => kind === 'experimental_battlestation')
    const coming = force && leadersOf(force).includes('brother_milor') ? 2 : 0
    const supported = count(force, 'fighter') + coming
    const docks = i < 2 ? Math.max(fires ? 1 : 0, Math.ceil(supported / supports)) : 0
    for (let n = 0; n < docks; n++) place(table, { kind: 'space_dock', of, ...(inSpace ? { at: hex } : on) })
  }
}

/** Ships hang above the planet, and the ground forces come down from space, or stand there already. */
function invaded(table: Table, battle: OddsBattle) {
  const { attacker, defender } = battle
  muster(table, 'p1', attacker, kinds.filter(isShip))
  if (comesFromNowhere(battle)) {
    for (let n = 0; n < count(attacker, 'infantry'); n++)
      place(table, { kind: 'infantry', of: 'p1', at: hex, planet })
    table.doing = { of: 'p1', hex, landed: [planet] }
  } else muster(table, 'p1', attacker, troopKinds)
  for (const kind of [...troopKinds, 'pds', 'space_dock'] as const)
    for (let n = 0; n < count(defender, kind); n++) place(table, { kind, of: 'p2', at: hex, planet })
}
