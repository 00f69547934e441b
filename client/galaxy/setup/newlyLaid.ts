import { computed } from '@preact/signals'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { log, mySeat } from '../../net/room.ts'
import { edition } from '../edition.ts'
import { galaxyTable } from '../table.ts'
import { wordOf } from '../told.ts'

/** Who laid what since I last did, or since twice round the table: that is news to me. */
export const newlyLaid = computed<ReadonlyMap<HexId, Seat>>(() => {
  const news = new Map<HexId, Seat>()
  const table = galaxyTable.value
  if (!table || !edition.isLaying(table)) return news
  for (const line of log.value.toReversed()) {
    const { seat, hex } = line.about ?? {}
    if (wordOf(line) !== 'laid' || line.struck || typeof seat !== 'string' || typeof hex !== 'string')
      continue
    if (seat === mySeat.value || news.size === 2 * (table.order.length - 1)) break
    news.set(hex, seat)
  }
  return news
})
