import { useMemo } from 'preact/hooks'
import type { Whole } from '../../room/past/useWhole.ts'
import type { Table } from '../table.ts'
import { type Chronicle, chronicleOf } from './chronicle.ts'

/** Once all of the game is here. */
export function useChronicle(table: Table | undefined, whole: Whole | undefined): Chronicle | undefined {
  return useMemo(() => {
    if (!table || !whole) return undefined
    const now = Object.fromEntries(table.order.map(seat => [seat, table.players[seat]?.points ?? 0]))
    return chronicleOf(whole.lines, table.order, now)
  }, [table, whole])
}
