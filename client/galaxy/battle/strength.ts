import type { Seat } from '../../../shared/engine/rules.ts'
import type { Change } from '../../../shared/galaxy/components/changes.ts'
import type { Edition } from '../../../shared/galaxy/edition.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Numbers } from '../../../shared/galaxy/numbers.ts'
import type { Battle, KindOf, PlanetOf, Table } from '../../../shared/galaxy/table.ts'
import type { Combat, Strength } from './side.ts'

/** What is said of units, read from the same numbers the rules read. */

interface InRound {
  readonly hex: HexId
  readonly side: 'attacker' | 'defender'
  readonly round: number
}

/** How an edition's units fight, `F` being what it knows of a fight. */
export interface Arms<T extends Table, F> {
  hitsOn(table: T, seat: Seat, kind: KindOf<T>, fight: F): number
  /** As it would fight if no battle is under way. */
  fightOf(kind: KindOf<T>, round: InRound): F
  fightIn(battle: Battle<PlanetOf<T>>, seat: Seat, kind: KindOf<T>): F
  changesOf<N extends 'combat' | 'move'>(
    table: T,
    of: Seat,
    name: N,
    printed: number,
    about: Numbers<T>[N],
  ): Change[]
  combatAbout(kind: KindOf<T>, fight: F): Numbers<T>['combat']
}

export function strengthsWith<T extends Table, F>(
  { print, numberOf }: Pick<Edition<T>, 'print' | 'numberOf'>,
  { hitsOn, fightOf, fightIn, changesOf, combatAbout }: Arms<T, F>,
) {
  type Kind = KindOf<T>

  const inCombat = (table: T, seat: Seat, kind: Kind, fight: F): Change[] =>
    changesOf(table, seat, 'combat', 0, combatAbout(kind, fight))

  /** As it would fight there in a common round of battle. */
  function strengthOf(table: T, seat: Seat, kind: Kind, hex: HexId): Strength {
    const { dice, combat, move, capacity } = print(table, seat, kind)
    const fight = fightOf(kind, { hex, side: 'attacker', round: 2 })
    return {
      dice,
      ...(combat !== undefined && { hitsOn: hitsOn(table, seat, kind, fight) }),
      move: move === 0 ? 0 : numberOf(table, seat, 'move', move, { kind, from: hex }),
      capacity: capacity === 0 ? 0 : numberOf(table, seat, 'capacity', capacity, { kind }),
      because: [
        ...(combat === undefined ? [] : inCombat(table, seat, kind, fight)),
        ...(move === 0 ? [] : changesOf(table, seat, 'move', move, { kind, from: hex })),
      ],
    }
  }

  function combatOf(table: T, battle: Battle<PlanetOf<T>>, seat: Seat, kind: Kind): Combat {
    const { combat, dice } = print(table, seat, kind)
    const fight = fightIn({ ...battle, round: Math.max(1, battle.round) }, seat, kind)
    const needs = combat === undefined ? undefined : hitsOn(table, seat, kind, fight)
    return {
      dice,
      ...(needs !== undefined && { needs }),
      bonus: needs === undefined || combat === undefined ? 0 : combat - needs,
      because: inCombat(table, seat, kind, fight),
    }
  }

  return { strengthOf, combatOf }
}
