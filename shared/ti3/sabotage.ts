import type { Seat } from '../engine/rules.ts'
import { opponentIn } from './battles.ts'
import { fleet, type Piece } from './forces.ts'
import { leadersAboard } from './leaders.ts'
import { plays } from './options.ts'
import type { Battle, Table } from './table.ts'

/** Sabotage Runs [p. 35]: what rules, client and bots read of them. */

/** At so much a Fighter is past the outer defences, and past the inner ones. Nothing changes either. */
export const outerNeeds = 9
export const innerNeeds = 10

/** That one of so many Fighters destroys the War Sun: one in five comes through, one in ten of those strikes. */
export const chanceOfRun = (fighters: number): number => 1 - 0.98 ** fighters

export interface Run {
  readonly fighters: readonly Piece[]
  readonly warSuns: readonly Piece[]
}

/** Whom `seat` could send against what; undefined where there is nobody to send or nothing to strike. */
export function runOf(table: Table, seat: Seat, battle: Battle): Run | undefined {
  if (!plays(table, 'sabotageRuns')) return undefined
  const of = (side: Seat, kind: Piece['kind']) =>
    fleet(table, side, battle.hex).filter(ship => ship.kind === kind)
  // Whoever carries a leader flies only where so many are sent.
  const fighters = of(seat, 'fighter').sort(
    (one, other) => leadersAboard(table, one.id).length - leadersAboard(table, other.id).length,
  )
  const warSuns = of(opponentIn(battle, seat), 'war_sun')
  return fighters.length > 0 && warSuns.length > 0 ? { fighters, warSuns } : undefined
}
