import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { fightIn, hitsOn } from '../../../shared/ti3/battles.ts'
import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { units as printed, type UnitKind } from '../../../shared/ti3/content/units.ts'
import { localSide, strangersIn } from '../../../shared/ti3/domains.ts'
import { type Fight, numberOf } from '../../../shared/ti3/effects.ts'
import type { Battle, Table } from '../../../shared/ti3/table.ts'
import { hitsOfThrows } from '../../galaxy/battle/reports.ts'
import type { Combat, Side, Strength } from '../../galaxy/battle/side.ts'

/** What is said of units, read from the same numbers the rules read. */

/** As it would fight there in a common round of battle. */
export function strengthOf(table: Table, seat: Seat, kind: UnitKind, hex: HexId): Strength {
  const { dice, combat, move, capacity } = printed[kind]
  const step = kind === 'ground_force' ? 'invasion' : kind === 'pds' ? 'pdsFire' : 'battle'
  const fight: Fight = { hex, step, side: 'attacker', round: 2 }
  return {
    dice,
    ...(combat !== undefined && { hitsOn: hitsOn(table, seat, kind, fight) }),
    move: move === 0 ? 0 : numberOf(table, seat, 'move', move, { kind, from: hex }),
    capacity: capacity === 0 ? 0 : numberOf(table, seat, 'capacity', capacity, { kind }),
    because: [
      ...(combat === undefined ? [] : changesOf(table, seat, 'combat', 0, { ...fight, kind })),
      ...(move === 0 ? [] : changesOf(table, seat, 'move', move, { kind, from: hex })),
    ],
  }
}

export function combatOf(table: Table, battle: Battle, seat: Seat, kind: UnitKind): Combat {
  const { combat, dice } = printed[kind]
  const step = kind === 'pds' ? 'pdsDefence' : battle.planet ? 'invasion' : 'battle'
  const fight = fightIn({ ...battle, round: Math.max(1, battle.round) }, seat, step)
  const needs = combat === undefined ? undefined : hitsOn(table, seat, kind, fight)
  return {
    dice,
    ...(needs !== undefined && { needs }),
    bonus: needs === undefined || combat === undefined ? 0 : combat - needs,
    because: changesOf(table, seat, 'combat', 0, { ...fight, kind }),
  }
}

/** Hostile Locals, or Fighters out of an ambush: they are no units of anybody. */
export function localsIn(battle: Battle): Side | undefined {
  if (battle.defender !== localSide) return undefined
  const against = battle.thrown?.[battle.attacker] ?? []
  const { kind, hitsOn: needs } = strangersIn(battle)
  const rank = { kind, damaged: 0, dice: 1, needs, bonus: 0, because: [] }
  return {
    seat: localSide,
    role: 'defender',
    ranks: battle.locals ? [{ ...rank, count: battle.locals }] : [],
    cargo: 0,
    thrown: battle.thrown?.[localSide] ?? [],
    hits: hitsOfThrows(against),
  }
}
