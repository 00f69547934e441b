import { allTurnedUp, leaders } from '../../ti3/rules/victory.ts'
import type { Table } from '../../ti3/table.ts'
import { pointsToWin } from '../../ti3/target.ts'
import { endsBy } from '../galaxy/ends.ts'

/** All that the rules end a game by. */
export const { ends, endOf } = endsBy({
  domination: ({ objectives }: Table, [winner = '']) => objectives.pub2_domination?.[winner] === true,
  supremacy: ({ objectives }: Table, [winner = '']) => objectives.pub2_supremacy?.[winner] === true,
  twoGates: ({ objectives }: Table, [winner = '']) => objectives.pub2_4_ships_two_homes?.[winner] === true,
  points: (table: Table, [winner = '']) => (table.players[winner]?.points ?? 0) >= pointsToWin(table),
  imperiumRex: (table: Table, winners) =>
    table.objectives.pub2_imperium_rex !== undefined &&
    table.token === table.line?.length &&
    winners.join() === leaders(table).join(),
  lastObjective: (table: Table, winners) => allTurnedUp(table) && winners.join() === leaders(table).join(),
  lastOneLeft: ({ order, players }: Table, winners) =>
    order.filter(seat => !players[seat]?.out).join() === winners.join() && winners.length === 1,
})
