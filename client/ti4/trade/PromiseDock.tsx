import { useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Promising } from '../../../shared/ti4/shapes/words.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { Whom } from '../../galaxy/parts/Whom.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { turnTo } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'
import { Saying } from './Saying.tsx'

/** A promise to another player, remembered for all to read. */
export function PromiseDock({ ask, options }: { ask: Asked; options: Promising }) {
  const [to, choose] = useState<Seat>()
  const [says, setSays] = useState('')
  const promised = { to, says: says.trim() }
  return (
    <div class="ask-list">
      <Whom seats={options.to} chosen={to} onChoose={choose} legend={say('ti4.deal.whom')} />
      <Saying label={say('ti4.promise.says')} says={says} most={options.says} onSays={setSays} />
      <Confirm
        text={say('ti4.promise.binds')}
        yes={say('ti4.promise.yes')}
        disabled={wrongWith(ask, promised) !== undefined}
        onNo={() => turnTo(undefined)}
        onYes={() => void give(ask, promised)}
      />
    </div>
  )
}
