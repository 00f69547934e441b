import { isCareful, type Order, orderFor, type Wish, wishes } from '../../../shared/orders.ts'
import { room } from '../../net/room.ts'
import { leaveOrders } from '../../net/telling.ts'
import { Choices } from '../../parts/Choices.tsx'
import { knows, say, t } from '../../text/text.ts'
import { tell } from '../answering.ts'
import { momentName } from './momentName.ts'

const isOffered = (wish: Wish, careful: boolean) => wish !== 'fits' || !careful

/** Every kind of moment this table has met, and what the room does for me in it. */
export function OrdersPanel() {
  const { kinds = [], orders = {}, options = {}, stage } = room.value ?? {}
  if (kinds.length === 0 || stage !== 'playing') return null
  const careful = isCareful(options)
  const choices = wishes
    .filter(wish => isOffered(wish, careful))
    .map(value => ({ value, name: t(`orders.short.${value}`) }))
  return (
    <section class="orders" aria-labelledby="orders">
      <h2 id="orders">{t('orders.title')}</h2>
      <p class="hint">{t(careful ? 'orders.why.careful' : 'orders.why')}</p>
      <div class="row">
        <button type="button" onClick={() => tell(() => leaveOrders('always'))}>
          {t('orders.all.always')}
        </button>
        {!careful && (
          <button type="button" onClick={() => tell(() => leaveOrders('fits'))}>
            {t('orders.all.fits')}
          </button>
        )}
      </div>
      {kinds.map(kind => (
        <div key={kind}>
          <Choices
            legend={momentName(kind)}
            choices={choices}
            chosen={orderFor(orders, kind, careful)}
            onChoose={order => void tell(() => leaveOrders(order, { kind }))}
          />
          <During order={orders[kind]} />
        </div>
      ))}
    </section>
  )
}

function During({ order }: { order: Order | undefined }) {
  if (order?.during === undefined) return null
  const key = `orders.pass.${order.during}`
  return <p class="hint">{knows(key) ? say(key) : order.during}</p>
}
