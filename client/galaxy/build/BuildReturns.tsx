import { bought } from '../../../shared/galaxy/cart.ts'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import type { Shopping } from './DockYard.tsx'
import { withReturned } from './order.ts'

/** Captured units, each of which pays for one of its kind that is in the cart. */
export function Returns({ options, order, onOrder }: Shopping) {
  const kinds = bought(order)
  const open = Object.entries(options.captives ?? {}).filter(([, { kind }]) => (kinds[kind] ?? 0) > 0)
  if (open.length === 0) return null
  return (
    <fieldset class="yard">
      <legend>{say('galaxy.produce.returns')}</legend>
      {open.map(([key, { kind, of, count }]) => {
        const name =
          of === undefined ? nameOf('unit', kind) : say('galaxy.produce.captive', { unit: kind, seat: of })
        const more = withReturned(options, order, key, 1)
        const fewer = withReturned(options, order, key, -1)
        return (
          <div class="stepper" key={key}>
            <UnitGlyph kind={kind} size={24} />
            <span class="stepper-name">
              {name} <span class="hint">{say('galaxy.pay.have', { count })}</span>
            </span>
            <Steps
              name={name}
              count={order.returns?.[key] ?? 0}
              fewer={fewer && (() => onOrder(fewer))}
              more={more && (() => onOrder(more))}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
