import { mySeat } from '../../net/room.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { sheetOf, ti3Table } from '../table.ts'
import { cardName, cardOf, cardText, partName, partText } from './cards.ts'
import { NotYet } from './NotYet.tsx'
import { onStage } from './onStage.ts'

/** What the card says that a question is about, and what there is to pay a secondary ability with. */
export function AboutCard({ ask }: { ask: Asked }) {
  const id = ask.about?.['card'] ?? ask.about?.['technology']
  const found = typeof id === 'string' ? cardOf(id) : undefined
  if (typeof id !== 'string' || !found || id === ti3Table.value?.agenda?.card || onStage.value.includes(id))
    return null
  const secondary = found.kind === 'strategy' && ask.rule === 'ti3/10.secondary' && found.card.secondary
  if (!secondary)
    return (
      <div class="about-card">
        <h2>{cardName(id)}</h2>
        {cardText(id).map(part => (
          <p key={part}>{part}</p>
        ))}
        <NotYet card={id} />
      </div>
    )
  const left = sheetOf(mySeat.value)?.counters.strategy ?? 0
  return (
    <div class="about-card">
      <h2>{partName('strategy', id, 'secondary', secondary.name)}</h2>
      <p>{partText('strategy', id, 'secondary', secondary.text)}</p>
      <p class="hint">{say('ti3.strategy.has', { count: left })}</p>
    </div>
  )
}
