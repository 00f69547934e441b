import type { Seat } from '../../engine/rules.ts'
import type { Piece } from '../../galaxy/forces.ts'
import type { OfShip, OfSide } from '../../galaxy/forecast.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Fighting } from '../../galaxy/odds/ranks.ts'
import { sustains } from '../battles.ts'
import type { LeaderId } from '../content/leaders.ts'
import { type UnitKind, unitKinds } from '../content/units.ts'
import { holds, numberOf, permits } from '../effects.ts'
import { fleet, onPlanet, piecesAt } from '../forces.ts'
import { print, sheetOf } from '../prints.ts'
import { ownerOf } from '../realm.ts'
import { fighterSupport, fightersAt } from '../supply.ts'
import type { Table } from '../table.ts'
import { barrageOf, bombs, cannonDice, cannonOf, groundHits } from './guns.ts'
import { isHushed, moreDice, needsOf, never, type Place, unled } from './needs.ts'
import { agentsReady } from './ready.ts'

/** Units and sides as they fight, by what is printed on them and what is held. */

const ambushers = 2
const outgunning = 3

export function fighting(table: Table, seat: Seat, kind: UnitKind, place: Place): Omit<Fighting, 'worth'> {
  const dice = sheetOf(table, seat, kind)?.combat?.dice ?? 0
  const plain = {
    dice: typeof dice === 'number' ? dice : 1,
    ...needsOf(table, seat, kind, place),
    ...(isHushed(table, seat, kind, place) && { hushed: true as const }),
    ...(isMourned(table, seat, kind, place) && { mourned: true as const }),
  }
  return place.planet === undefined
    ? {
        ...plain,
        ...(dice === 'opponentNonFighterShips' && { matches: true as const }),
        ...flying(table, seat, kind, place),
      }
    : { ...plain, ...groundHits(table, seat), ...(kind === 'mech' && ofMech(table, seat)) }
}

const ofMech = (table: Table, seat: Seat): Partial<Fighting> => ({
  ...(['moll_terminus', 'shield_paling'].some(id => holds(table, seat, id)) && { leads: true }),
  ...(holds(table, seat, 'valkyrie_exoskeleton') && { stings: true }),
})

function flying(table: Table, seat: Seat, kind: UnitKind, place: Place): Partial<Fighting> {
  const isLight = kind === 'cruiser' || kind === 'destroyer'
  const { combat = never } = print(table, seat, kind)
  return {
    ...barrageOf(table, seat, kind, place),
    ...(isLight &&
      holds(table, seat, 'ambush') && { early: { ambush: { dice: 1, hitsOn: combat, most: ambushers } } }),
    ...(permits(table, seat, 'sparesFighters', { kind, hex: place.hex }) && { large: true }),
    ...(kind === 'flagship' && {
      leads: true,
      ...(holds(table, seat, 'j_n_s_hylarim') && { more: { from: 9, hits: 2 } }),
      ...(holds(table, seat, 'arc_secundus') && { renews: true }),
      ...(holds(table, seat, 'van_hauge') && { dooms: true }),
    }),
  }
}

/** Of one alone. */
export function ofPiece(table: Table, piece: Piece<Table>, place: Place): OfShip {
  const { id, of, kind } = piece
  const { dice, ledDice } = moreDice(table, of, id, place)
  return {
    ...cannonOf(table, of, id, place),
    ...(dice > 0 && { dice }),
    ...(ledDice > 0 && { ledDice }),
    ...likeness(),
  }

  /** Like somebody's flagship, in the combat at hand. */
  function likeness(): OfShip {
    const whose = table.battle?.likened?.[id]
    const {
      combat: like,
      antiFighterBarrage,
      sustainDamage,
    } = (whose !== undefined && sheetOf(table, whose, 'flagship')) || {}
    if (!like || typeof like.dice !== 'number') return {}
    const { combat = never, dice: printed } = print(table, of, kind)
    const { hitsOn, firstHitsOn, ...needs } = needsOf(table, of, kind, place)
    const better = combat - like.hit
    const may = (then: Table) => permits(then, of, 'sustains', { kind }, true)
    const isTough = sustainDamage && !piece.damaged && may(unled(table, place, side => side !== of))
    const own = barrageOf(table, of, kind, place, antiFighterBarrage)
    return {
      ...needs,
      ...own,
      hitsOn: hitsOn - better,
      ...(firstHitsOn && { firstHitsOn: firstHitsOn.map(need => need - better) }),
      dice: like.dice - printed + dice,
      ...(isTough && { sustains: true, ...(!may(table) && { hushed: true as const }) }),
    }
  }
}

const mostMourned: readonly UnitKind[] = ['destroyer', 'cruiser']

/** Brother Milor answers the first loss: as first printed, of light ships alone. */
const mayMourn = (table: Table, seat: Seat, { planet }: Place): boolean =>
  agentsReady(table, seat, agents(planet)).includes('brother_milor') &&
  (table.printing !== 'first' || planet === undefined)

const isMourned = (table: Table, seat: Seat, kind: UnitKind, place: Place): boolean =>
  mayMourn(table, seat, place) && (table.printing !== 'first' || mostMourned.includes(kind))

/** Agents who have a part in a fight. */
const agents = (planet: unknown): readonly LeaderId[] =>
  planet === undefined
    ? ['tellurian', 'viscount_unlenn', 'brother_milor']
    : ['tellurian', 'evelyn_delouis', 'brother_milor']

function fresh(table: Table, seat: Seat, kind: UnitKind, place: Place): Fighting {
  const { cost, built } = print(table, seat, kind)
  const isFighter = kind === 'fighter'
  return {
    ...fighting(table, seat, kind, place),
    worth: cost / built,
    ...(isFighter && { fighter: true as const }),
  }
}

const brought = 2

/** What has no place among the ships does not stay. */
function roomFor(table: Table, seat: Seat, { hex, planet }: Place): number {
  if (planet !== undefined || permits(table, seat, 'freeFighters', {})) return brought
  const free = fighterSupport(table, seat, hex) - fightersAt(table, seat, hex)
  return Math.min(brought, Math.max(0, free))
}

function ofSide(table: Table, seat: Seat, place: Place): OfSide {
  const cancels = numberOf(table, seat, 'sustained', 1, {})
  const ready = agentsReady(table, seat, agents(place.planet))
  const rallies = ready.some(id => id === 'viscount_unlenn' || id === 'evelyn_delouis')
  const dice = cannonDice(table, seat, place)
  const kind = place.planet === undefined ? 'fighter' : 'infantry'
  return {
    ...(cancels > 1 && { cancels }),
    ...(holds(table, seat, 'duranium_armor') && { mends: true }),
    ...(rallies && { rallies }),
    ...(ready.includes('tellurian') && { wards: 1 }),
    ...(mayMourn(table, seat, place) && {
      reserve: Array.from({ length: roomFor(table, seat, place) }, () => fresh(table, seat, kind, place)),
    }),
    ...(dice > 0 && { cannonDice: dice }),
  }
}

/** Mechs of the Nomad in space that could take a hit of its fleet. */
const screens = (table: Table, seat: Seat, { hex }: Place): number =>
  holds(table, seat, 'quantum_manipulator')
    ? piecesAt(table, hex).filter(
        ({ of, kind, planet, damaged }) =>
          of === seat && kind === 'mech' && planet === undefined && !damaged && sustains(table, seat, kind),
      ).length
    : 0

export function ofFleet(table: Table, seat: Seat, place: Place): OfSide {
  const { hex, against = '' } = place
  const barraging = numberOf(table, seat, 'additionalDice', 0, { step: 'barrage', isFavoured: true })
  const screening = screens(table, seat, place)
  return {
    ...ofSide(table, seat, place),
    ...(holds(table, seat, 'assault_cannon') && { outguns: outgunning }),
    ...(permits(table, seat, 'barragesShips', {}) && { barragesAll: true }),
    ...(barraging > 0 && { barrageDice: barraging }),
    ...(holds(table, seat, 'raid_formation') &&
      permits(table, against, 'barraged', { hex }, true) && { raids: true }),
    ...(screening > 0 && { screens: screening }),
  }
}

export function ofTroops(table: Table, seat: Seat, place: Place): OfSide {
  const { hex, planet, against = '' } = place
  if (planet === undefined) return {}
  const isStruck =
    table.printing !== 'first' &&
    holds(table, against, 'magen_defense_grid') &&
    onPlanet(table, planet).some(({ of, kind }) => of === against && unitKinds[kind].type === 'structure')
  const harries = holds(table, seat, 'harrow') ? bombs(table, seat, hex, planet, against) : []
  const isJoined = holds(table, seat, 'claire_gibson') && ownerOf(table, planet) === seat
  return {
    ...ofSide(table, seat, place),
    ...(isStruck && { struck: 1 }),
    ...(harries.length > 0 && { harries }),
    ...(holds(table, seat, 'valkyrie_particle_weave') && { strikesBack: true }),
    ...(isJoined && { joining: [fresh(table, seat, 'infantry', place)] }),
  }
}

/** Mechs that fly, as the fight begins, where there are ships of theirs. */
export const flippedMechs = (table: Table, seat: Seat, hex: HexId): Piece<Table>[] =>
  holds(table, seat, 'eidolon') && fleet(table, seat, hex).length > 0
    ? piecesAt(table, hex).filter(
        ({ of, kind, planet }) => of === seat && kind === 'mech' && planet === undefined,
      )
    : []
