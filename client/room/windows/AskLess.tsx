import { isCareful, type Order, orderFor } from '../../../shared/orders.ts'
import { room } from '../../net/room.ts'
import { leaveOrders } from '../../net/telling.ts'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'

/** What to do in windows like this one from now on; for a while beside the question (`PassFor`). */
export function AskLess() {
  const { window, orders = {}, options = {} } = room.value ?? {}
  if (!window) return null
  const { kind } = window
  const careful = isCareful(options)
  const stands = orderFor(orders, kind, careful)
  const ways: readonly (Order & { name: string })[] = [
    { order: 'pass', name: t('orders.pass.always') },
    ...(stands === 'always' || careful ? [] : [{ order: 'always' as const, name: t('orders.always') }]),
    ...(stands === 'fits' || careful ? [] : [{ order: 'fits' as const, name: t('orders.fits') }]),
  ]
  return (
    <p class="ask-less" id="ask-less">
      {ways.map(({ name, order }) => (
        <button
          key={name}
          type="button"
          disabled={sending.value}
          onClick={() => tell(() => leaveOrders(order, { kind }))}>
          {name}
        </button>
      ))}
    </p>
  )
}
