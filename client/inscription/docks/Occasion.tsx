import { type AgendaId, agendas } from '../../../shared/inscription/content/agendas.ts'
import { type Side, sides } from '../../../shared/inscription/content/assets.ts'
import { warGrid } from '../../../shared/inscription/content/charts.ts'
import { relics } from '../../../shared/inscription/content/relics.ts'
import { technologies } from '../../../shared/inscription/content/technologies.ts'
import type { Agenda } from '../../../shared/inscription/table.ts'
import { mySeat } from '../../net/room.ts'
import { Words } from '../../parts/Words.tsx'
import type { Asked } from '../../room/asked.ts'
import { called } from '../../text/text.ts'
import { textOf } from '../names.ts'
import { outcomeText } from '../panels/AgendaCard.tsx'
import { Front } from '../panels/Neighbours.tsx'
import { myMarks, theHand, theTable } from '../table.ts'

/** Why it is asked: the card that says so, and how a war stands that the answer decides. */
export function Occasion({ ask }: { ask: Asked }) {
  const fronts = frontsOf(ask)
  const table = theTable.value
  const seat = mySeat.value
  const war = (myMarks.value?.warfare.line ?? 0) + 1
  const cause = `${ask.about?.['agenda'] ?? ask.about?.['by'] ?? ''}`
  return (
    <>
      {cause !== '' && !saysItself.includes(ask.text) && (
        <p class="ins-occasion">
          <b>{called('by', cause)}</b> <Words text={printed(cause, table?.agenda)} not={cause} />
        </p>
      )}
      {table && seat && fronts.length > 0 && war <= warGrid.wars && (
        <div class={fronts.length > 1 ? 'ins-neighbours' : 'ins-neighbours one'}>
          {fronts.map(side => (
            <Front
              key={side}
              table={table}
              seat={seat}
              side={side}
              war={war}
              added={theHand.value?.turn.strength[side]}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** Its words name the card and what it does. */
const saysItself = ['inscription.ask.payTradeGood']

function frontsOf({ text, about }: Asked): readonly Side[] {
  if (text === 'inscription.ask.payTradeGood') return sides.filter(side => side === about?.['side'])
  return text === 'inscription.ask.side' || text === 'inscription.ask.warRelic' ? sides : []
}

/** Of an agenda the side that came true; of a faction nothing, for it has several abilities. */
function printed(id: string, agenda: Agenda | undefined): string {
  if (id in agendas) {
    const { card, counter, outcome } = agenda ?? {}
    const side = counter === undefined ? outcome : id === card ? 'pass' : 'fail'
    return side ? outcomeText(id as AgendaId, side) : ''
  }
  for (const [kind, records] of Object.entries({ technology: technologies, relic: relics })) {
    const record: { text: string } | undefined = (records as Record<string, { text: string }>)[id]
    if (record) return textOf(`${kind}.${id}`, record.text)
  }
  return ''
}
