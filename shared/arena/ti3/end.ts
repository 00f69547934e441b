import type { Seat } from '../../engine/rules.ts'
import { allTurnedUp, leaders } from '../../ti3/rules/victory.ts'
import type { Table } from '../../ti3/table.ts'
import { pointsToWin } from '../../ti3/target.ts'

/** All that the rules end a game by. */
export const ends = [
  'domination',
  'supremacy',
  'twoGates',
  'points',
  'imperiumRex',
  'lastObjective',
  'lastOneLeft',
] as const
export type End = (typeof ends)[number]

const reasons: Readonly<Record<End, (table: Table, winners: readonly Seat[]) => boolean>> = {
  domination: ({ objectives }, [winner = '']) => objectives.pub2_domination?.[winner] === true,
  supremacy: ({ objectives }, [winner = '']) => objectives.pub2_supremacy?.[winner] === true,
  twoGates: ({ objectives }, [winner = '']) => objectives.pub2_4_ships_two_homes?.[winner] === true,
  points: (table, [winner = '']) => (table.players[winner]?.points ?? 0) >= pointsToWin(table),
  imperiumRex: (table, winners) =>
    table.objectives.pub2_imperium_rex !== undefined &&
    table.token === table.line?.length &&
    winners.join() === leaders(table).join(),
  lastObjective: (table, winners) => allTurnedUp(table) && winners.join() === leaders(table).join(),
  lastOneLeft: ({ order, players }, winners) =>
    order.filter(seat => !players[seat]?.out).join() === winners.join() && winners.length === 1,
}

/** By what these won; undefined where they should not have. */
export const endOf = (table: Table, winners: readonly Seat[]): End | undefined =>
  ends.find(end => reasons[end](table, winners))
