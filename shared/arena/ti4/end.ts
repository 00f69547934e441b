import { isOut } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import { endsBy } from '../galaxy/ends.ts'

const most = ({ players }: Table) => Math.max(...Object.values(players).map(({ points }) => points))

/** All that the rules end a game by. */
export const { ends, endOf } = endsBy({
  points: (table: Table, [winner = '']) => (table.players[winner]?.points ?? 0) >= table.goal,
  lastOneLeft: (table: Table, winners) =>
    table.order.filter(seat => !isOut(table, seat)).join() === winners.join(),
  objectivesEnd: (table: Table, [winner = '']) =>
    table.faceDown.stage1 + table.faceDown.stage2 === 0 && table.players[winner]?.points === most(table),
})
