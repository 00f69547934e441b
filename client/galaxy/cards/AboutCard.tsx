import { mySeat } from '../../net/room.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { reads } from '../reads.ts'
import { galaxyTable, sheetOf } from '../table.ts'
import { cardName, cardOf, partName, partText } from './cards.ts'
import { NotYet } from './NotYet.tsx'
import { onStage } from './onStage.ts'

/** What the card says that a question is about, and what there is to pay a secondary ability with. */
export function AboutCard({ ask }: { ask: Asked }) {
  const id = ask.about?.['card'] ?? ask.about?.['technology']
  const found = typeof id === 'string' ? cardOf(id) : undefined
  if (
    typeof id !== 'string' ||
    !found ||
    id === galaxyTable.value?.agenda?.card ||
    onStage.value.includes(id)
  )
    return null
  const secondary = ask.rule === reads.secondaryRule && found.parts?.['secondary']
  if (!secondary)
    return (
      <div class="about-card">
        <h2>{cardName(id)}</h2>
        <CardWords id={id} />
        <NotYet card={id} />
      </div>
    )
  const left = sheetOf(mySeat.value)?.counters.strategy ?? 0
  return (
    <div class="about-card">
      <h2>{partName(found, 'secondary')}</h2>
      <p>{partText(found, 'secondary')}</p>
      <p class="hint">{say('galaxy.strategy.has', { count: left })}</p>
    </div>
  )
}
