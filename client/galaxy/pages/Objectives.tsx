import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { cardName, cardOf } from '../cards/cards.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { Meter } from '../parts/Meter.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import { GoalStandings } from './GoalStandings.tsx'
import type { OpenPageProps, PageProps } from './page.ts'
import { SecretObjective } from './SecretObjective.tsx'

/** What lies open for all, how far I am with each, and how far all others. */
export function Objectives({ table, seat }: PageProps) {
  const open = reads.openObjectives(table)
  return (
    <>
      <SecretObjective table={table} seat={seat} />
      {!reads.mayClaim(table, seat) && <p class="notice">{say('galaxy.goal.home')}</p>}
      <section aria-labelledby="public">
        <h3 id="public">{say('galaxy.goal.public')}</h3>
        {reads.endsInView(table) && <reads.WhenItEnds table={table} />}
        <ul class="cards">
          {open.map(id => (
            <Goal key={id} id={id} table={table} seat={seat} />
          ))}
        </ul>
        {!reads.endsInView(table) && <reads.WhenItEnds table={table} />}
      </section>
      <ShownSecrets table={table} seat={seat} />
    </>
  )
}

/** Secret objectives that all have seen by now; mine stands above. */
export function ShownSecrets({ table, seat }: OpenPageProps) {
  const shown = table.order
    .filter(other => other !== seat)
    .flatMap(other => reads.secretsOf(table, other))
    .filter(({ fate }) => fate !== 'held')
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="shown-secrets">
      <h3 id="shown-secrets">{say('galaxy.goal.shown')}</h3>
      <ul class="votes">
        {shown.map(({ seat: other, id, fate }) => (
          <li key={`${other} ${id}`}>
            <SeatName seat={other} /> {cardName(id)}
            {fate === 'open' && <Tag>{say('galaxy.goal.open')}</Tag>}
            {fate === 'forfeited' && <Tag>{say('galaxy.goal.lost')}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Goal({ id, table, seat }: PageProps & { id: string }) {
  const claimed = table.objectives[id] ?? {}
  const points = cardOf(id)?.points
  return (
    <li class={claimed[seat] ? 'card done' : 'card'}>
      <h4>
        {cardName(id)}{' '}
        {points !== undefined && <Tag look="strong">{say('galaxy.points', { count: points })}</Tag>}{' '}
        <reads.ObjectiveNote table={table} id={id} />
      </h4>
      <CardWords id={id} />
      {claimed[seat] ? (
        <p class="progress full">{say('galaxy.goal.claimed')}</p>
      ) : (
        <Meter {...reads.progressOf(table, seat, id)} />
      )}
      <GoalStandings id={id} table={table} of={table.order.filter(other => other !== seat)} />
    </li>
  )
}
