import { useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Showing } from '../../../shared/ti4/shapes/words.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { cardName, cardText } from '../../galaxy/cards/cards.ts'
import { Face } from '../../galaxy/parts/Face.tsx'
import { Whom } from '../../galaxy/parts/Whom.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { turnTo } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'

/** One of one's own notes, for one player's eyes. */
export function ShowDock({ ask, options }: { ask: Asked; options: Showing }) {
  const [to, choose] = useState<Seat>()
  const [card, take] = useState<string>()
  const shown = { to, card }
  return (
    <div class="ask-list">
      <Whom seats={options.to} chosen={to} onChoose={choose} legend={say('ti4.deal.whom')} />
      <fieldset class="options tiled">
        <legend class="dock-hint">{say('ti4.notes.held')}</legend>
        {options.cards.map(id => (
          <label key={id}>
            <input type="radio" name="note" checked={id === card} onChange={() => take(id)} />
            <Face name={cardName(id)} text={cardText(id)} />
          </label>
        ))}
      </fieldset>
      <Confirm
        text={card === undefined ? say('galaxy.choose') : cardName(card)}
        yes={say('ti4.show.yes')}
        disabled={wrongWith(ask, shown) !== undefined}
        onNo={() => turnTo(undefined)}
        onYes={() => void give(ask, shown)}
      />
    </div>
  )
}
