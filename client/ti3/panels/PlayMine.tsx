import { useState } from 'preact/hooks'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { mySheet, ti3Hand, ti3Table } from '../seen.ts'
import { Guide } from './Guide.tsx'
import { HandCards } from './HandCards.tsx'
import { Laws } from './Laws.tsx'
import { Objectives } from './Objectives.tsx'
import { RealmSheet } from './RealmSheet.tsx'
import { StrategyCards } from './StrategyCards.tsx'
import { TechnologyTree } from './TechnologyTree.tsx'

const pages = {
  sheet: RealmSheet,
  goals: Objectives,
  technology: TechnologyTree,
  hand: HandCards,
  strategy: StrategyCards,
  laws: Laws,
  guide: Guide,
} as const
type Page = keyof typeof pages
const all = Object.keys(pages) as Page[]

/** Everything there is to look up, a page each. */
export function PlayMine() {
  const [page, turnTo] = useState<Page>('sheet')
  const table = ti3Table.value
  const sheet = mySheet.value
  const seat = mySeat.value
  if (!table || !sheet || seat === undefined) return null
  const Shown = pages[page]
  const counts: Partial<Record<Page, number>> = {
    hand: Object.keys(ti3Hand.value?.actionCards ?? {}).length,
    laws: Object.keys(table.laws).length,
  }
  const step = (by: number) => {
    const to = all[(all.indexOf(page) + by + all.length) % all.length] ?? page
    turnTo(to)
    document.getElementById(`page-${to}`)?.focus()
  }
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h2>{nameOf('race', sheet.race)}</h2>
      </header>
      <div
        class="pages"
        role="tablist"
        aria-label={say('ti3.pages')}
        onKeyDown={({ key }) =>
          key === 'ArrowRight' ? step(1) : key === 'ArrowLeft' ? step(-1) : undefined
        }>
        {all.map(id => (
          <button
            key={id}
            id={`page-${id}`}
            type="button"
            role="tab"
            aria-selected={id === page}
            aria-controls="page"
            tabIndex={id === page ? 0 : -1}
            onClick={() => turnTo(id)}>
            {say(`ti3.page.${id}`)}
            {(counts[id] ?? 0) > 0 && <span class="count">{counts[id]}</span>}
          </button>
        ))}
      </div>
      <div class="page" id="page" role="tabpanel" aria-labelledby={`page-${page}`}>
        <Shown table={table} seat={seat} />
      </div>
    </div>
  )
}
