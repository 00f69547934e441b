import { mySeat } from '../net/room.ts'
import { edition } from './edition.ts'
import { inPlay } from './playing.tsx'
import { galaxyTable } from './table.ts'

/** Not before there is something to look up. */
const WatchedPages = inPlay(async () => (await import('./pages/WatchedPages.tsx')).WatchedPages)
const MyPages = inPlay(async () => (await import('./pages/MyPages.tsx')).MyPages)

/** What is mine: before the first round as the edition has it. */
export function Mine() {
  if ((galaxyTable.value?.round ?? 0) === 0) return <edition.FirstMine />
  return mySeat.value === undefined ? <WatchedPages /> : <MyPages />
}
