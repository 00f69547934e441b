import { useMemo } from 'preact/hooks'
import { log } from '../../net/room.ts'
import { useWholeLog } from '../../room/ending/useWholeLog.ts'
import type { Table } from '../table.ts'
import { type Chronicle, chronicleOf } from './chronicle.ts'

/** Once all of the log is here. */
export function useChronicle(table: Table | undefined): Chronicle | undefined {
  const isHere = useWholeLog()
  const lines = log.value
  return useMemo(() => {
    if (!table || !isHere) return undefined
    const now = Object.fromEntries(table.order.map(seat => [seat, table.players[seat]?.points ?? 0]))
    return chronicleOf(lines, table.order, now)
  }, [table, isHere, lines])
}
