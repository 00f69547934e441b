import { useState } from 'preact/hooks'
import { dueFor, isEmpty, withReturns } from '../../../shared/galaxy/cart.ts'
import { inPurse } from '../../../shared/galaxy/payment.ts'
import type { Paid } from '../../../shared/galaxy/shapes/pay.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give, problem, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { useAttention } from '../map/claims.ts'
import { nameOf } from '../names.ts'
import { PurseView } from '../pay/PurseView.tsx'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { Elsewhere, NewDocks } from './BuildElsewhere.tsx'
import { Returns } from './BuildReturns.tsx'
import { DockYard } from './DockYard.tsx'
import { emptyOrder, type Order, roomAfter } from './order.ts'

const nothingPaid: Paid = { planets: [], tradeGoods: 0 }
/** Instead of a dock. */
const purse = 'purse'

/** What is built, what it costs, and how it is paid; an empty cart builds nothing. One dock lies open, or the purse. */
export function ProduceDock({ ask, options }: { ask: Asked; options: Produce }) {
  const docks = Object.keys(options.docks)
  const [order, setOrder] = useState<Order>(emptyOrder)
  // What is given back is suggested, as the payment is, until it is said otherwise.
  const [returnsSaid, sayReturns] = useState(false)
  const [edited, edit] = useState<Paid>()
  const [unfolded, unfold] = useState(docks[0])
  useAttention(options.hex)
  const table = galaxyTable.value
  const due = dueFor(options, order)
  const pay = edited ?? (table && reads.cheapestFor(table, options, order)) ?? nothingPaid
  const cart = { ...order, pay }
  const empty = isEmpty(order)
  const wrong = wrongWith(ask, cart)
  const onOrder = (next: Order) => {
    setOrder(returnsSaid ? next : withReturns(options, next))
    edit(undefined)
    problem.value = undefined
  }
  const shopping = { options, order, onOrder }
  const pays = !empty && due > 0
  return (
    <div class="ask-list produce-dock">
      {docks.map(dock => (
        <DockYard
          key={dock}
          dock={dock}
          open={dock === unfolded}
          onTurn={open => unfold(open ? dock : undefined)}
          {...shopping}
        />
      ))}
      <NewDocks {...shopping} />
      <Elsewhere {...shopping} />
      <Returns
        {...shopping}
        onOrder={next => {
          sayReturns(true)
          setOrder(next)
          edit(undefined)
        }}
      />
      {pays && unfolded === purse && (
        <PurseView purse={options} worth="resources" paid={pay} due={due} onPaid={edit} />
      )}
      <div class="dock-foot">
        <Limits {...shopping} />
        <Confirm
          text={
            wrong && !empty
              ? say(wrong.why, wrong.about)
              : say(empty ? 'galaxy.produce.have' : 'galaxy.produce.cost', {
                  count: due,
                  have: inPurse(options),
                })
          }
          more={pays && unfolded !== purse && <PaidWith paid={pay} onChange={() => unfold(purse)} />}
          yes={say(empty ? 'galaxy.produce.none' : 'galaxy.produce.yes')}
          nothing={empty}
          disabled={wrong !== undefined}
          onYes={() => void give(ask, cart)}
        />
      </div>
    </div>
  )
}

/** What the system has room for beside what is in the cart. */
function Limits({ options, order }: { options: Produce; order: Order }) {
  const room = roomAfter(options, order)
  const { freeResources: free, mostCost, uncounted } = options
  const given = Object.values(order.returns ?? {}).reduce((sum: number, count) => sum + (count ?? 0), 0)
  return (
    <p class="hint yard-limits" aria-live="polite">
      {room && <span>{say('galaxy.produce.ships', { count: room.ships })}</span>}
      {room && <span>{say('galaxy.produce.fighters', { count: room.fighters })}</span>}
      {mostCost !== undefined && <span>{say('galaxy.produce.mostCost', { count: mostCost })}</span>}
      {given > 0 && <span>{say('galaxy.produce.returned', { count: given })}</span>}
      {uncounted !== undefined && <span>{say('galaxy.produce.uncounted', { count: uncounted })}</span>}
      {free > 0 && <span>{say('galaxy.produce.free', { count: free })}</span>}
    </p>
  )
}

/** What is suggested, in a line; a tap opens the purse. */
function PaidWith({ paid, onChange }: { paid: Paid; onChange(): void }) {
  const goods = paid.tradeGoods > 0 ? [say('galaxy.pay.goods', { count: paid.tradeGoods })] : []
  const what = [...paid.planets.map(id => nameOf('planet', id)), ...goods]
  return (
    <button type="button" class="paid-with" onClick={onChange}>
      <span>{what.join(', ')}</span> <em>{say('galaxy.pay.change')}</em>
    </button>
  )
}
