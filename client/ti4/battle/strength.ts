import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { type Fight, fightIn, hitsOn } from '../../../shared/ti4/battles.ts'
import { changesOf } from '../../../shared/ti4/changedBy.ts'
import type { UnitKind } from '../../../shared/ti4/content/units.ts'
import { numberOf } from '../../../shared/ti4/effects.ts'
import { isTroop } from '../../../shared/ti4/forces.ts'
import { print } from '../../../shared/ti4/prints.ts'
import type { Battle, Table } from '../../../shared/ti4/table.ts'
import type { Combat, Strength } from '../../galaxy/battle/side.ts'

/** What is said of units, read from the same numbers the rules read. */

const becauseOf = (table: Table, seat: Seat, kind: UnitKind, fight: Fight) =>
  changesOf(table, seat, 'combat', 0, { ...fight, kind })

/** As it would fight there in a common round of combat. */
export function strengthOf(table: Table, seat: Seat, kind: UnitKind, hex: HexId): Strength {
  const { dice, combat, move, capacity } = print(table, seat, kind)
  const fight: Fight = {
    hex,
    step: isTroop(kind) ? 'groundCombat' : 'spaceCombat',
    side: 'attacker',
    round: 2,
  }
  return {
    dice,
    ...(combat !== undefined && { hitsOn: hitsOn(table, seat, kind, fight) }),
    move: move === 0 ? 0 : numberOf(table, seat, 'move', move, { kind, from: hex }),
    capacity: capacity === 0 ? 0 : numberOf(table, seat, 'capacity', capacity, { kind }),
    because: [
      ...(combat === undefined ? [] : becauseOf(table, seat, kind, fight)),
      ...(move === 0 ? [] : changesOf(table, seat, 'move', move, { kind, from: hex })),
    ],
  }
}

export function combatOf(table: Table, battle: Battle, seat: Seat, kind: UnitKind): Combat {
  const { combat, dice } = print(table, seat, kind)
  const step = battle.planet ? 'groundCombat' : 'spaceCombat'
  const fight = fightIn({ ...battle, round: Math.max(1, battle.round) }, seat, step)
  const needs = combat === undefined ? undefined : hitsOn(table, seat, kind, fight)
  return {
    dice,
    ...(needs !== undefined && { needs }),
    bonus: needs === undefined || combat === undefined ? 0 : combat - needs,
    because: becauseOf(table, seat, kind, fight),
  }
}
