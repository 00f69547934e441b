import { useState } from 'preact/hooks'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { Word } from '../../parts/Word.tsx'
import { playableNow } from '../cards/playable.ts'
import { edition } from '../edition.ts'
import { reads } from '../reads.ts'
import { galaxyTable, mySheet } from '../table.ts'
import { Pages } from './Pages.tsx'

/** Everything there is to look up, a page each. */
export function MyPages() {
  const all = Object.keys(reads.myPages)
  const [page = '', turnTo] = useState(all[0])
  const table = galaxyTable.value
  const seat = mySeat.value
  const Shown = reads.myPages[page]
  if (!table || !mySheet.value || seat === undefined || !Shown) return null
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h2>
          <Word thing={{ kind: edition.peoples, id: reads.peopleIdOf(table, seat) }}>
            {reads.peopleOf(table, seat)}
          </Word>
        </h2>
      </header>
      <Pages
        all={all}
        page={page}
        onTurn={turnTo}
        counts={reads.pageCounts(table)}
        lit={playableNow.value.size > 0 ? 'hand' : undefined}>
        <Shown table={table} seat={seat} />
      </Pages>
    </div>
  )
}
