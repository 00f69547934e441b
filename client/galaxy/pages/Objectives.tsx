import { holdsHome, progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../../shared/ti3/content/objectives.ts'
import { sheet } from '../../../shared/ti3/realm.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { InLine, openObjectives, WhenItEnds } from '../../ti3/pages/ObjectiveLine.tsx'
import { cardName, cardText } from '../cards/cards.ts'
import { Meter } from '../parts/Meter.tsx'
import { Tag } from '../parts/Tag.tsx'
import type { OpenPageProps, PageProps } from './page.ts'
import { SecretObjective } from './SecretObjective.tsx'

/** What lies open for all, how far I am with each, and who has claimed it. */
export function Objectives({ table, seat }: PageProps) {
  const open = openObjectives(table)
  return (
    <>
      <SecretObjective table={table} seat={seat} />
      {!holdsHome(table, seat) && <p class="notice">{say('ti3.goal.home')}</p>}
      <section aria-labelledby="public">
        <h3 id="public">{say('ti3.goal.public')}</h3>
        {table.line && <WhenItEnds table={table} />}
        <ul class="cards">
          {open.map(id => (
            <Goal key={id} id={id} table={table} seat={seat} />
          ))}
        </ul>
        {!table.line && <WhenItEnds table={table} />}
      </section>
      <ShownSecrets table={table} seat={seat} />
    </>
  )
}

/** Secret objectives that all have seen by now; mine stands above. */
export function ShownSecrets({ table, seat }: OpenPageProps) {
  const shown = table.order.flatMap(other => {
    const { achieved, forfeited } = sheet(table, other)
    const id = achieved ?? forfeited
    return id && other !== seat ? [{ other, id, achieved: achieved !== undefined }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="shown-secrets">
      <h3 id="shown-secrets">{say('ti3.goal.shown')}</h3>
      <ul class="votes">
        {shown.map(({ other, id, achieved }) => (
          <li key={other}>
            <SeatName seat={other} /> {cardName(id)}
            {!achieved && <Tag>{say('ti3.goal.lost')}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Goal({ id, table, seat }: PageProps & { id: ObjectiveId }) {
  const claimed = table.objectives[id] ?? {}
  const by = table.order.filter(other => claimed[other])
  const { points } = objectives[id]
  return (
    <li class={claimed[seat] ? 'card done' : 'card'}>
      <h4>
        {cardName(id)}{' '}
        {points !== undefined && <Tag look="strong">{say('ti3.points', { count: points })}</Tag>}{' '}
        <InLine table={table} id={id} />
      </h4>
      {cardText(id).map(part => (
        <p key={part}>{part}</p>
      ))}
      {claimed[seat] ? null : <Meter {...progressOf(table, seat, id)} />}
      {by.length > 0 && (
        <p class="claimed">
          {by.map(other => (
            <SeatName key={other} seat={other} />
          ))}
        </p>
      )}
    </li>
  )
}
