import { useState } from 'preact/hooks'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { RealmSheet } from '../../ti3/pages/RealmSheet.tsx'
import { playableNow } from '../cards/playable.ts'
import { nameOf } from '../names.ts'
import { mySheet, ti3Hand, ti3Table } from '../table.ts'
import { Guide } from './Guide.tsx'
import { HandCards } from './HandCards.tsx'
import { Laws } from './Laws.tsx'
import { Objectives } from './Objectives.tsx'
import { Pages } from './Pages.tsx'
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
export function MyPages() {
  const [page, turnTo] = useState<Page>('sheet')
  const table = ti3Table.value
  const sheet = mySheet.value
  const seat = mySeat.value
  if (!table || !sheet || seat === undefined) return null
  const Shown = pages[page]
  const counts: Partial<Record<Page, number>> = {
    hand: Object.keys({ ...ti3Hand.value?.actionCards, ...ti3Hand.value?.politicalHand }).length,
    laws: Object.keys({ ...table.laws, ...table.lasting }).length,
  }
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h2>{nameOf('race', sheet.race)}</h2>
      </header>
      <Pages
        all={all}
        page={page}
        onTurn={turnTo}
        counts={counts}
        lit={playableNow.value.size > 0 ? 'hand' : undefined}>
        <Shown table={table} seat={seat} />
      </Pages>
    </div>
  )
}
