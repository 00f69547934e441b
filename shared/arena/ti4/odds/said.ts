import { hitsOn, sustains } from '../../../ti4/battles.ts'
import { fleet, piecesAt } from '../../../ti4/forces.ts'
import type { Said } from '../../../ti4/forecast.ts'
import { print } from '../../../ti4/prints.ts'
import type { Table, UnitId } from '../../../ti4/table.ts'
import type { OddsBattle } from '../../oddsBattle.ts'
import { notesOf } from './notes.ts'
import { hex, seats, sides } from './scene.ts'

/** What is decided of single units as a battle begins, for the rules and for the odds alike. */

const never = 99

/** The one that hits most easily. */
export function surest(table: Table, of: string, units: readonly UnitId[]): UnitId | undefined {
  const { battle } = table
  const needs = (id: UnitId) => {
    const unit = table.units[id]
    if (!battle || unit?.of !== of) return never
    const step = battle.planet === undefined ? 'spaceCombat' : 'groundCombat'
    const side = battle.attacker === of ? 'attacker' : 'defender'
    const against = battle.attacker === of ? battle.defender : battle.attacker
    const { hex: at, planet } = battle
    return hitsOn(table, of, unit.kind, { hex: at, ...(planet && { planet }), step, side, against, round: 1 })
  }
  return [...units].sort((a, b) => needs(a) - needs(b))[0]
}

/** Of those that sustain no damage the one that fights worst, and of several the dearest, which is let go last. */
export function rider(table: Table, of: string, units: readonly UnitId[]): UnitId | undefined {
  const rank = (id: UnitId) => {
    const kind = table.units[id]?.kind ?? 'fighter'
    const { combat = never, cost } = print(table, of, kind)
    return combat * 100 + cost - (sustains(table, of, kind) ? 10_000 : 0)
  }
  return units.toReversed().sort((a, b) => rank(b) - rank(a))[0]
}

/** All ground forces that may fight as ships do, and one ship rides with the Cavalry. */
export function saidOf(table: Table, battle: OddsBattle): Said {
  const asShips = sides.flatMap(side => flying(table, battle, side))
  const likened = sides.flatMap(side => {
    const of = seats[side]
    const [, owner] = notesOf(table, battle[side]).find(([id]) => id === 'the_cavalry') ?? []
    const ships = fleet(table, of, hex).filter(({ kind }) => kind !== 'fighter')
    const ship = rider(
      table,
      of,
      ships.map(({ id }) => id),
    )
    return owner !== undefined && ship !== undefined ? [[ship, owner] as const] : []
  })
  return {
    ...(asShips.length > 0 && { asShips }),
    ...(likened.length > 0 && { likened: Object.fromEntries(likened) }),
  }
}

function flying(table: Table, battle: OddsBattle, side: 'attacker' | 'defender'): UnitId[] {
  const { faction, units } = battle[side]
  if (faction !== 'nekro' || !units['flagship']) return []
  return piecesAt(table, hex).flatMap(({ id, of, kind, planet }) =>
    of === seats[side] && planet === undefined && (kind === 'infantry' || kind === 'mech') ? [id] : [],
  )
}
