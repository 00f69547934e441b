import {
  type AgendaId,
  agendas,
  type AgendaCard as Card,
} from '../../../shared/inscription/content/agendas.ts'
import { inEdition } from '../../../shared/inscription/content/editions.ts'
import { editionOf } from '../../../shared/inscription/table.ts'
import { Words } from '../../parts/Words.tsx'
import { say } from '../../text/text.ts'
import { nameOf, textOf } from '../names.ts'
import { theTable } from '../table.ts'

export function outcomeText(id: AgendaId, side: 'pass' | 'fail') {
  const edition = theTable.value && editionOf(theTable.value)
  return textOf(`agenda.${id}.${side}`, inEdition<Card>(agendas[id], edition)[side], edition)
}

/** What lies before the council. Against the AI the better outcome is named first, whichever card it comes from. */
export function AgendaCard() {
  const agenda = theTable.value?.agenda
  if (!agenda) return null
  const { card, counter } = agenda
  if (!counter)
    return (
      <article class="ins-card">
        <h3>{nameOf('agenda', card)}</h3>
        <dl>
          {(['pass', 'fail'] as const).map(side => (
            <div key={side} class={agenda.outcome === side ? 'decided' : ''}>
              <dt>{say(`inscription.result.${side}`)}</dt>
              <dd>
                <Words text={outcomeText(card, side)} not={card} />
              </dd>
            </div>
          ))}
        </dl>
      </article>
    )
  const isStar = (agendas[card] as Card).star === true
  const better = isStar ? ([card, 'pass'] as const) : ([counter, 'fail'] as const)
  const worse = isStar ? ([counter, 'fail'] as const) : ([card, 'pass'] as const)
  return (
    <article class="ins-card">
      <dl>
        {([better, worse] as const).map(([id, side], i) => (
          <div key={id}>
            <dt>
              {say(i === 0 ? 'inscription.vote.better' : 'inscription.vote.worse')} · {nameOf('agenda', id)}
            </dt>
            <dd>
              <Words text={outcomeText(id, side)} not={id} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
