import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Fighting, Gun } from '../../galaxy/odds/ranks.ts'
import { type Shot, shotsOf } from '../../galaxy/shots.ts'
import {
  barrageDice,
  cannonShotsAt,
  cannonShotsOn,
  type Fight,
  hitsOn,
  rollOf,
  withMoreDice,
} from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Roll, UnitKind } from '../content/units.ts'
import { numberOf, permits } from '../effects.ts'
import { isGroundForce } from '../forces.ts'
import type { Table, UnitId } from '../table.ts'
import { bombers, canBombard } from '../volleys.ts'
import { never, type Place } from './needs.ts'
import { isReadyFor } from './ready.ts'

/** Dice of unit abilities. */

type FiringFight = Parameters<typeof withMoreDice>[3]
type Shots = readonly Shot<UnitKind>[]

/** Hits of Bombardment count so much for him, and those of his ground forces with them. */
export const groundHits = (table: Table, seat: Seat): Pick<Gun, 'each'> => {
  const each = numberOf(table, seat, 'bombardmentHits', 1, {})
  return each === 1 ? {} : { each }
}

/** What missed is thrown once more. */
const again = (table: Table, seat: Seat): Pick<Gun, 'again'> =>
  permits(table, seat, 'rerollsAbilities', {}) ? { again: true } : {}

const gunsOf = (table: Table, seat: Seat, shots: Shots, fight: FiringFight): Gun[] =>
  shots.map(({ kind, dice, bonus = 0 }) => ({
    dice,
    hitsOn: hitsOn(table, seat, kind, fight) - bonus,
    ...again(table, seat),
  }))

const dealt = (table: Table, seat: Seat, shots: Shots, fight: FiringFight): Gun[] =>
  gunsOf(table, seat, withMoreDice(table, seat, shots, fight), fight)

export function bombs(table: Table, seat: Seat, hex: HexId, planet: PlanetId, against: Seat): Gun[] {
  if (!canBombard(table, seat, hex, planet)) return []
  const fight = { hex, planet, step: 'bombardment', side: 'attacker', against, round: 0 } as const
  const shots = shotsOf(
    bombers(table, seat, hex),
    kind => rollOf(table, seat, kind, 'bombardment')?.dice ?? 0,
  )
  return dealt(table, seat, shots, fight).map(gun => ({ ...gun, ...groundHits(table, seat) }))
}

/** Against Fighters, unless the other side's are safe from it. */
export function barrageOf(
  table: Table,
  seat: Seat,
  kind: UnitKind,
  { hex, against = '' }: Place,
  like?: Roll,
): Pick<Fighting, 'barrage'> {
  const dice = like
    ? numberOf(table, seat, 'barrageDice', like.dice, { kind })
    : barrageDice(table, seat, kind)
  if (dice === 0 || !permits(table, against, 'barraged', { hex }, true)) return {}
  const { hit = never } = like ?? rollOf(table, seat, kind, 'barrage') ?? {}
  return { barrage: { dice, hitsOn: hit, ...again(table, seat) } }
}

/** All he can fire before a fight. */
function cannonsFor(table: Table, of: Seat, { hex, planet, side, against = '' }: Place) {
  const fight: Fight & { step: 'spaceCannon' } = {
    hex,
    ...(planet !== undefined && { planet }),
    step: 'spaceCannon',
    side,
    against,
    round: 0,
  }
  // On a planet nobody fires but who defends it.
  const isAnswered = side === 'defender' && !permits(table, against, 'landsUnharmed', {})
  if (planet !== undefined) return { fight, shots: isAnswered ? cannonShotsOn(table, of, planet) : [] }
  const isOpen = permits(table, against, 'firedUpon', { hex }, true)
  return { fight, shots: isOpen ? cannonShotsAt(table, of, hex) : [] }
}

/** It takes part in the fight itself: what it fires is lost with it. */
const isAmongThem =
  (table: Table, { hex, planet }: Place) =>
  ({ unit: id }: { unit: UnitId }): boolean => {
    const unit = table.units[id]
    if (!unit || unit.at !== hex || unit.planet !== planet) return false
    return planet === undefined
      ? unit.kind !== 'space_dock' && !isGroundForce(table, unit)
      : isGroundForce(table, unit)
  }

const large = (table: Table, seat: Seat, { planet }: Place): Pick<Gun, 'large'> =>
  planet === undefined && isReadyFor(table, seat, 'graviton_laser_system') ? { large: true } : {}

/** Of what takes no part in the fight, whatever comes of it. */
export function cannonsBeside(table: Table, of: Seat, place: Place): Gun[] {
  const { fight, shots } = cannonsFor(table, of, place)
  const isAmong = isAmongThem(table, place)
  const beside = shots.filter(shot => !isAmong(shot))
  const guns =
    beside.length === shots.length ? dealt(table, of, shots, fight) : gunsOf(table, of, beside, fight)
  return guns.map(gun => ({ ...gun, ...large(table, of, place) }))
}

/** Of this one, that fights. */
export function cannonOf(table: Table, of: Seat, unit: UnitId, place: Place): Pick<Fighting, 'cannon'> {
  const { fight, shots } = cannonsFor(table, of, place)
  const own = shots.filter(shot => shot.unit === unit && isAmongThem(table, place)(shot))
  const [cannon] = gunsOf(table, of, own, fight)
  return cannon ? { cannon: { ...cannon, ...large(table, of, place) } } : {}
}

/** Dice that come besides where it must be seen first who is left to throw them. */
export function cannonDice(table: Table, of: Seat, place: Place): number {
  const { shots } = cannonsFor(table, of, place)
  return shots.some(isAmongThem(table, place))
    ? numberOf(table, of, 'additionalDice', 0, { step: 'spaceCannon', isFavoured: true })
    : 0
}
