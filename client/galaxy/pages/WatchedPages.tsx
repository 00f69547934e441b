import { useState } from 'preact/hooks'
import { t } from '../../text/text.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { Pages } from './Pages.tsx'

/** What everybody may look up, for those who only watch. */
export function WatchedPages() {
  const all = Object.keys(reads.watchedPages)
  const [page = '', turnTo] = useState(all[0])
  const table = galaxyTable.value
  const Shown = reads.watchedPages[page]
  if (!table || !Shown) return null
  return (
    <div class="my-realm">
      <h2>{t('tab.lookUp')}</h2>
      <Pages all={all} page={page} onTurn={turnTo} counts={{ laws: reads.pageCounts(table)['laws'] ?? 0 }}>
        <Shown table={table} />
      </Pages>
    </div>
  )
}
