import type { Seat } from '../../../shared/engine/rules.ts'
import { say } from '../../text/text.ts'
import { sheetOf } from '../table.ts'
import { Whom } from './Whom.tsx'

interface ToWhomProps {
  seats: readonly Seat[]
  chosen: Seat | undefined
  onChoose(seat: Seat): void
  legend: string
}

/** With whom one deals, and the trade goods each of them has. */
export const ToWhom = (props: ToWhomProps) => (
  <Whom
    {...props}
    facts={seat => (
      <span class="hint">{say('galaxy.choice.goods', { count: sheetOf(seat)?.tradeGoods ?? 0 })}</span>
    )}
  />
)
