import { useEffect, useMemo, useState } from 'preact/hooks'
import { log, room } from '../../net/room.ts'
import { fetchSince } from '../../room/earlier.ts'
import type { Table } from '../table.ts'
import { type Chronicle, chronicleOf } from './chronicle.ts'

/** The longest game is told on so many pages. */
const mostPages = 60

/** Once all of the log is here. */
export function useChronicle(table: Table | undefined): Chronicle | undefined {
  const [isHere, come] = useState(false)
  const id = room.value?.room ?? ''
  useEffect(() => {
    void fetchSince(id, 0, mostPages).then(() => come(true))
  }, [id])
  const lines = log.value
  return useMemo(() => {
    if (!table || !isHere) return undefined
    const now = Object.fromEntries(table.order.map(seat => [seat, table.players[seat]?.points ?? 0]))
    return chronicleOf(lines, table.order, now)
  }, [table, isHere, lines])
}
