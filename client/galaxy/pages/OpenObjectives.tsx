import { say } from '../../text/text.ts'
import { cardName, cardOf } from '../cards/cards.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { GoalStandings } from './GoalStandings.tsx'
import { ShownSecrets } from './Objectives.tsx'
import type { OpenPageProps } from './page.ts'

/** The objectives that lie open: who claimed them, and how far all others are. */
export function OpenObjectives({ table }: OpenPageProps) {
  const open = reads.openObjectives(table)
  return (
    <>
      <section aria-labelledby="public">
        <h3 id="public">{say('galaxy.goal.public')}</h3>
        {reads.endsInView(table) && <reads.WhenItEnds table={table} />}
        <ul class="cards">
          {open.map(id => (
            <Goal key={id} id={id} table={table} />
          ))}
        </ul>
        {!reads.endsInView(table) && <reads.WhenItEnds table={table} />}
      </section>
      <ShownSecrets table={table} />
    </>
  )
}

function Goal({ id, table }: { id: string; table: Table }) {
  const points = cardOf(id)?.points
  return (
    <li class="card">
      <h4>
        {cardName(id)}{' '}
        {points !== undefined && <Tag look="strong">{say('galaxy.points', { count: points })}</Tag>}{' '}
        <reads.ObjectiveNote table={table} id={id} />
      </h4>
      <CardWords id={id} />
      <GoalStandings id={id} table={table} of={table.order} />
    </li>
  )
}
