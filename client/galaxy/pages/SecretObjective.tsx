import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { objectives } from '../../../shared/ti3/content/objectives.ts'
import { sheet } from '../../../shared/ti3/realm.ts'
import { say } from '../../text/text.ts'
import { cardName, cardText } from '../cards/cards.ts'
import { Meter } from '../parts/Meter.tsx'
import { ti3Hand } from '../table.ts'
import type { PageProps } from './page.ts'

/** Mine, with how far I am; or what became of it. */
export function SecretObjective({ table, seat }: PageProps) {
  const held = ti3Hand.value?.secretObjective
  const { achieved, forfeited } = sheet(table, seat)
  const id = held ?? achieved ?? forfeited
  if (id === undefined) return null
  return (
    <section class="objective" aria-labelledby="secret">
      <p class="eyebrow">{say('ti3.objective.secret')}</p>
      <h3 id="secret">{cardName(id)}</h3>
      {cardText(id).map(part => (
        <p key={part}>{part}</p>
      ))}
      {held ? <Meter {...progressOf(table, seat, held)} /> : null}
      <p class="points">
        {say(achieved ? 'ti3.goal.achieved' : forfeited ? 'ti3.goal.forfeited' : 'ti3.points', {
          count: objectives[id].points ?? 0,
        })}
      </p>
    </section>
  )
}
