import { useState } from 'preact/hooks'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../../shared/ti3/content/objectives.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say, t } from '../../text/text.ts'
import { InLine, openObjectives, WhenItEnds } from '../../ti3/pages/ObjectiveLine.tsx'
import { cardName, cardText } from '../cards/cards.ts'
import { Tag } from '../parts/Tag.tsx'
import { ti3Table } from '../table.ts'
import { Guide } from './Guide.tsx'
import { Laws } from './Laws.tsx'
import { ShownSecrets } from './Objectives.tsx'
import { Pages } from './Pages.tsx'
import { StrategyCards } from './StrategyCards.tsx'
import { TechnologyTree } from './TechnologyTree.tsx'

const pages = {
  goals: OpenObjectives,
  technology: TechnologyTree,
  strategy: StrategyCards,
  laws: Laws,
  guide: Guide,
} as const
type Page = keyof typeof pages
const all = Object.keys(pages) as Page[]

/** What everybody may look up, for those who only watch. */
export function WatchedPages() {
  const [page, turnTo] = useState<Page>('goals')
  const table = ti3Table.value
  if (!table) return null
  const Shown = pages[page]
  return (
    <div class="my-realm">
      <h2>{t('tab.lookUp')}</h2>
      <Pages<Page>
        all={all}
        page={page}
        onTurn={turnTo}
        counts={{ laws: Object.keys({ ...table.laws, ...table.lasting }).length }}>
        <Shown table={table} />
      </Pages>
    </div>
  )
}

/** The objectives that lie open: who claimed them, and how far all others are. */
function OpenObjectives({ table }: { table: Table }) {
  const open = openObjectives(table)
  return (
    <>
      <section aria-labelledby="public">
        <h3 id="public">{say('ti3.goal.public')}</h3>
        {table.line && <WhenItEnds table={table} />}
        <ul class="cards">
          {open.map(id => (
            <Goal key={id} id={id} table={table} />
          ))}
        </ul>
        {!table.line && <WhenItEnds table={table} />}
      </section>
      <ShownSecrets table={table} />
    </>
  )
}

function Goal({ id, table }: { id: ObjectiveId; table: Table }) {
  const { points } = objectives[id]
  return (
    <li class="card">
      <h4>
        {cardName(id)}{' '}
        {points !== undefined && <Tag look="strong">{say('ti3.points', { count: points })}</Tag>}{' '}
        <InLine table={table} id={id} />
      </h4>
      {cardText(id).map(part => (
        <p key={part}>{part}</p>
      ))}
      <ul class="standings-list">
        {table.order.map(seat => {
          const claimed = table.objectives[id]?.[seat]
          return (
            <li key={seat} class={claimed ? 'progress full' : 'progress'}>
              <SeatName seat={seat} />
              {claimed ? (
                <>
                  <Icon name="check" size={18} />
                  <span class="hidden">{say('ti3.goal.claimed')}</span>
                </>
              ) : (
                say('ti3.progress', { ...progressOf(table, seat, id) })
              )}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
