import { say } from '../../text/text.ts'
import { cardName, cardOf } from '../cards/cards.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { Meter } from '../parts/Meter.tsx'
import { reads } from '../reads.ts'
import type { PageProps } from './page.ts'

/** Mine, with how far I am; or what became of it. */
export const SecretObjective = ({ table, seat }: PageProps) =>
  reads.secretsOf(table, seat).map(({ id, fate }) => (
    <section key={id} class="objective" aria-labelledby={`secret-${id}`}>
      <p class="eyebrow">{say('galaxy.objective.secret')}</p>
      <h3 id={`secret-${id}`}>{cardName(id)}</h3>
      <CardWords id={id} />
      {fate === 'held' && <Meter {...reads.progressOf(table, seat, id)} />}
      <p class="points">
        {say(fate === 'held' ? 'galaxy.points' : `galaxy.goal.${fate}`, { count: cardOf(id)?.points ?? 0 })}
      </p>
    </section>
  ))
