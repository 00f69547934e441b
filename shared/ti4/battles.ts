import type { Seat } from '../engine/rules.ts'
import * as galaxy from '../galaxy/battles.ts'
import type { Piece } from '../galaxy/forces.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Fight as FightOf } from '../galaxy/numbers.ts'
import { type Shot, shotsOf } from '../galaxy/shots.ts'
import type { PlanetId } from './content/planets.ts'
import type { Roll, UnitKind } from './content/units.ts'
import { edition } from './edition.ts'
import { numberOf, permits } from './effects.ts'
import { fleet, isGroundForce, onPlanet, piecesAt, piecesOf } from './forces.ts'
import { systemAt } from './galaxy.ts'
import { cannonOf } from './planets.ts'
import { print, sheetOf } from './prints.ts'
import { ownerOf, planetsAt } from './realm.ts'
import type { Battle, Table, UnitId } from './table.ts'
import { adjacent, oneStepFrom } from './ways.ts'

/** What client, bots and rules read about fights. */

export const { fights, barrageDice, troopsOn } = galaxy.battlesWith(edition)
export { opponentIn } from '../galaxy/battles.ts'

/** Combat rolls are changed by what changes combat; rolls of unit abilities are not. [10.1, 15.1, 77.3] */
export type Step = 'spaceCombat' | 'groundCombat' | 'barrage' | 'spaceCannon' | 'bombardment'
export type Fight = FightOf<PlanetId, Step>

export const fightIn = (battle: Battle, seat: Seat, step: Step): Fight => galaxy.fightIn(battle, seat, step)

const rolled = {
  barrage: 'antiFighterBarrage',
  spaceCannon: 'spaceCannon',
  bombardment: 'bombardment',
} as const

type AbilityStep = keyof typeof rolled

/** The roll of a unit ability, as it is printed or lent. */
export function rollOf(table: Table, seat: Seat, kind: UnitKind, step: AbilityStep): Roll | undefined {
  const printed = sheetOf(table, seat, kind)?.[rolled[step]]
  if (printed || step !== 'bombardment') return printed
  const hit = numberOf(table, seat, 'bombardment', 0, { kind })
  return hit > 0 ? { hit, dice: 1 } : undefined
}

const never = 99

/** At this or more a die hits. */
export function hitsOn(table: Table, seat: Seat, kind: UnitKind, fight: Fight): number {
  const { step } = fight
  if (step === 'barrage' || step === 'spaceCannon' || step === 'bombardment')
    return (rollOf(table, seat, kind, step)?.hit ?? never) - firedAt(table, fight)
  const { combat } = print(table, seat, kind)
  if (combat === undefined) return never
  return combat - numberOf(table, seat, 'combat', inNebula(table, fight) ? 1 : 0, { kind, ...fight })
}

/** What somebody's units make of Space Cannon dice thrown at them, and his planets of Bombardment. */
function firedAt(table: Table, { step, against, planet }: Fight): number {
  if (step === 'spaceCannon') return numberOf(table, against, 'firedAt', 0, {})
  if (step !== 'bombardment' || planet === undefined) return 0
  return numberOf(table, ownerOf(table, planet), 'bombarded', 0, { planet })
}

/** The defender of a space combat adds 1 there. [59.3] */
const inNebula = (table: Table, { step, side, hex }: Fight): boolean =>
  step === 'spaceCombat' &&
  side === 'defender' &&
  systemAt(table, hex)?.anomalies?.includes('nebula') === true

/** One die for each unit, or as many as are printed. [78.5] */
export function combatDice(table: Table, seat: Seat, kind: UnitKind, battle: Battle): number {
  const dice = sheetOf(table, seat, kind)?.combat?.dice
  if (dice !== 'opponentNonFighterShips') return dice ?? 0
  const opponent = galaxy.opponentIn(battle, seat)
  return shipsIn(table, battle, opponent).filter(ship => ship.kind !== 'fighter').length
}

/** The side of a flagship that a ship fights like in the combat at hand, whoever has that flagship. */
function likenessOf(table: Table, unit: UnitId) {
  const whose = table.battle?.likened?.[unit]
  return whose === undefined ? undefined : sheetOf(table, whose, 'flagship')
}

/** Of this very unit, in the round at hand. */
export function combatDiceOf(table: Table, seat: Seat, kind: UnitKind, unit: UnitId, battle: Battle): number {
  const { dice = combatDice(table, seat, kind, battle) } = likenessOf(table, unit)?.combat ?? {}
  return numberOf(table, seat, 'combatDice', Number(dice), { unit })
}

/** Of all of these in a combat round. */
export const combatShots = (
  table: Table,
  seat: Seat,
  pieces: readonly Piece<Table>[],
  battle: Battle,
): Shot<UnitKind>[] =>
  shotsOf(pieces, (kind, unit) => combatDiceOf(table, seat, kind, unit, battle)).map(shot => {
    const { combat } = likenessOf(table, shot.unit) ?? {}
    return combat ? { ...shot, bonus: (print(table, seat, shot.kind).combat ?? never) - combat.hit } : shot
  })

/** Of all of these against Fighters. */
export const barrageShots = (table: Table, seat: Seat, pieces: readonly Piece<Table>[]): Shot<UnitKind>[] =>
  pieces.flatMap(({ id: unit, kind }) => {
    const like = likenessOf(table, unit)?.antiFighterBarrage
    if (!like) return shotsOf([{ id: unit, kind }], () => barrageDice(table, seat, kind))
    const dice = numberOf(table, seat, 'barrageDice', like.dice, { kind })
    return [{ unit, kind, dice, bonus: (rollOf(table, seat, kind, 'barrage')?.hit ?? never) - like.hit }]
  })

/** Of this very unit, where it may fight like another. */
export const unitSustains = (
  table: Table,
  seat: Seat,
  kind: UnitKind,
  planet?: PlanetId,
  id?: UnitId,
): boolean =>
  sustains(table, seat, kind, planet) ||
  (id !== undefined &&
    likenessOf(table, id)?.sustainDamage === true &&
    permits(table, seat, 'sustains', { kind }, true))

export const sustains = (table: Table, seat: Seat, kind: UnitKind, planet?: PlanetId): boolean =>
  print(table, seat, kind).sustainsDamage === true &&
  permits(table, seat, 'sustains', { kind, ...(planet && { planet }) }, true)

/** What flies by itself: ships with a move value, and docks that have one. */
export const movers = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(
    ({ of, kind, planet }) => of === seat && planet === undefined && print(table, seat, kind).move > 0,
  )

/** What an ability takes out of a system, whatever moves by itself: all ships, Fighters among them, and docks that fly. [58.9] */
export const leavers = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(
    ({ of, kind, planet }) =>
      of === seat &&
      planet === undefined &&
      (edition.typeOf(kind) === 'ship' || print(table, seat, kind).move > 0),
  )

/** Everything of a side that fights in space: ships, and what was made one for this combat. */
export const shipsIn = (table: Table, battle: Battle, seat: Seat) => [
  ...fleet(table, seat, battle.hex),
  ...piecesAt(table, battle.hex).filter(({ id, of }) => of === seat && battle.asShips?.includes(id)),
]

/** The same of the other side, as they lie now. */
export const foesIn = (table: Table, battle: Battle, seat: Seat) =>
  shipsIn(table, table.battle ?? battle, galaxy.opponentIn(battle, seat))

/** Where a fleet may retreat to: adjacent, with a unit or planet of its own, without ships of others, and open to ships. [78.7] */
export const retreatsTo = (table: Table, seat: Seat, hex: HexId): HexId[] =>
  refuges(table, seat, hex, movers(table, seat, hex)).filter(to => {
    const held = planetsAt(table, to).some(planet => ownerOf(table, planet) === seat)
    if (held || piecesAt(table, to).some(({ of }) => of === seat)) return true
    return permits(table, seat, 'retreatsFreely', {}) && piecesAt(table, to).length === 0
  })

/** Adjacent for ships, without any of others, and open to all that flies. [58.9] */
export function refuges(table: Table, seat: Seat, hex: HexId, ships = leavers(table, seat, hex)): HexId[] {
  if (ships.length === 0 || !permits(table, seat, 'retreats', { hex }, true)) return []
  return oneStepFrom(table, hex, seat).filter(
    to =>
      !piecesAt(table, to).some(({ of, kind }) => of !== seat && edition.typeOf(kind) === 'ship') &&
      ships.every(({ kind }) => isOpenTo(table, seat, kind, to)),
  )
}

/** Whether a ship may come there where nobody has activated the system. [11.1, 59.1, 86.1] */
export function isOpenTo(table: Table, seat: Seat, kind: UnitKind, to: HexId): boolean {
  const isNebula = systemAt(table, to)?.anomalies?.includes('nebula')
  if (isNebula && !permits(table, seat, 'throughNebulas', { kind })) return false
  return edition.mayRest?.(table, seat, kind, to) ?? true
}

/** Everything of a side that fights on a planet: ground forces, and Fighters that came down with them. */
export const fightersOn = (table: Table, planet: PlanetId, seat: Seat) =>
  onPlanet(table, planet, 'fighter').filter(({ of }) => of === seat)
export const landedOn = (table: Table, planet: PlanetId, seat: Seat) => [
  ...troopsOn(table, planet, seat),
  ...fightersOn(table, planet, seat),
]

/** Whose ground forces stand on a planet against those of `seat`. */
export const enemyTroopsOn = (table: Table, seat: Seat, planet: PlanetId): Seat | undefined =>
  onPlanet(table, planet).find(piece => piece.of !== seat && isGroundForce(table, piece))?.of

/** Planets on which ground forces of his stand beside others, or where another rules, without their having landed; some have
 *  to fight then. */
export const unsettled = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => {
    if (troopsOn(table, planet, seat).length === 0) return false
    const enemy = enemyTroopsOn(table, seat, planet)
    if (enemy === undefined && ownerOf(table, planet) === seat) return false
    return [seat, enemy ?? seat].some(side => permits(table, side, 'fightsUnlanded', {}))
  })

/** Units of a seat that can fire into a system. */
export function cannonsAt(table: Table, seat: Seat, hex: HexId) {
  const near = adjacent(table, hex, seat)
  return piecesOf(table, seat).filter(({ at, kind }) => {
    const { range = 0 } = sheetOf(table, seat, kind)?.spaceCannon ?? {}
    return rollOf(table, seat, kind, 'spaceCannon') && (at === hex || (range > 0 && near.includes(at)))
  })
}

/** What is attached to planets of his fires as if it were a unit there, beside the units that can. */
const plantsAt = (table: Table, seat: Seat, planets: readonly PlanetId[]): Shot<UnitKind>[] =>
  planets.flatMap(planet => {
    const cannon = ownerOf(table, planet) === seat ? cannonOf(table, planet) : undefined
    if (!cannon) return []
    const { hit = never } = rollOf(table, seat, 'pds', 'spaceCannon') ?? {}
    return [{ unit: planet, kind: 'pds' as const, dice: cannon.dice, bonus: hit - cannon.hit, planet }]
  })

const shotsFrom = (table: Table, seat: Seat, units: readonly Piece<Table>[]): Shot<UnitKind>[] =>
  shotsOf(units, kind => rollOf(table, seat, kind, 'spaceCannon')?.dice ?? 0)

/** All he can fire into a system. */
export const cannonShotsAt = (table: Table, seat: Seat, hex: HexId): Shot<UnitKind>[] => [
  ...shotsFrom(table, seat, cannonsAt(table, seat, hex)),
  ...plantsAt(table, seat, planetsAt(table, hex)),
]

/** All he can fire at whoever lands on a planet. */
export const cannonShotsOn = (table: Table, seat: Seat, planet: PlanetId): Shot<UnitKind>[] => [
  ...shotsFrom(
    table,
    seat,
    onPlanet(table, planet).filter(
      ({ of, kind, at: hex }) =>
        of === seat &&
        rollOf(table, seat, kind, 'spaceCannon') &&
        (kind !== 'pds' || permits(table, seat, 'usesPds', { hex }, true)),
    ),
  ),
  ...plantsAt(table, seat, [planet]),
]

/** One of them, that hits most easily, has the dice that come besides. */
export function withMoreDice(
  table: Table,
  seat: Seat,
  shots: readonly Shot<UnitKind>[],
  fight: Fight & { step: AbilityStep },
  isFavoured = true,
): Shot<UnitKind>[] {
  const more = numberOf(table, seat, 'additionalDice', 0, { step: fight.step, isFavoured })
  const needs = shots.map(({ kind, bonus = 0 }) => hitsOn(table, seat, kind, fight) - bonus)
  const best = needs.indexOf(Math.min(...needs))
  if (more === 0) return [...shots]
  return shots.map((shot, i) => (i === best ? { ...shot, dice: shot.dice + more } : shot))
}
