import { useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { DealOffer } from '../../../shared/galaxy/shapes/deal.ts'
import type { Gift } from '../../../shared/galaxy/shapes/gift.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { CountOf } from '../../galaxy/parts/CountOf.tsx'
import { ToWhom } from '../../galaxy/parts/ToWhom.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { turnTo } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'

/** Trade goods for somebody, for nothing. */
export function GiftDock({ ask, options }: { ask: Asked; options: Gift }) {
  const [to, choose] = useState<Seat | undefined>(options.to.length === 1 ? options.to[0] : undefined)
  const [count, set] = useState(1)
  const given = { to, tradeGoods: count }
  return (
    <div class="ask-list">
      <ToWhom seats={options.to} chosen={to} onChoose={choose} legend={say('ti3.give.whom')} />
      <CountOf name={say('ti3.give.gives')} count={count} least={1} most={options.most} onCount={set} />
      <Confirm
        text={to === undefined ? say('galaxy.choose') : say('ti3.give.sum', { seat: to, count })}
        yes={say('ti3.give.yes')}
        disabled={wrongWith(ask, given) !== undefined}
        onNo={() => turnTo(undefined)}
        onYes={() => void give(ask, given)}
      />
    </div>
  )
}

/** Trade goods for trade goods: it waits open on the table until it is answered. */
export function DealDock({ ask, options }: { ask: Asked; options: DealOffer }) {
  const seats = Object.keys(options.to)
  const [to, choose] = useState<Seat | undefined>(seats.length === 1 ? seats[0] : undefined)
  const [gives, setGives] = useState(Math.min(1, options.most))
  const [wants, setWants] = useState(1)
  const theirs = options.to[to ?? ''] ?? Math.max(...Object.values(options.to))
  const asks = Math.min(wants, theirs)
  const offered = { to, gives, wants: asks }
  return (
    <div class="ask-list">
      <ToWhom seats={seats} chosen={to} onChoose={choose} legend={say('ti3.give.whom')} />
      <CountOf name={say('ti3.give.gives')} count={gives} least={0} most={options.most} onCount={setGives} />
      <CountOf name={say('ti3.give.wants')} count={asks} least={1} most={theirs} onCount={setWants} />
      <Confirm
        text={
          to === undefined ? say('galaxy.choose') : say('ti3.give.deal', { seat: to, gives, wants: asks })
        }
        yes={say('ti3.give.offer')}
        disabled={wrongWith(ask, offered) !== undefined}
        onNo={() => turnTo(undefined)}
        onYes={() => void give(ask, offered)}
      />
    </div>
  )
}
