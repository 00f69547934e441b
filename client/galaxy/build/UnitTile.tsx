import type { Refusal } from '../../../shared/engine/options.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { Icon } from '../../parts/Icon.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { problem } from '../../room/answering.ts'
import { say, t } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import type { Order } from './order.ts'

interface UnitTileProps {
  options: Produce
  kind: string
  count: number
  /** The order with one more of it, or why there is none. */
  next: { order: Order } | { refused: Refusal }
  fewer: Order | undefined
  onOrder(order: Order): void
}

/** A kind of unit on the shelf: a tap puts one into the cart, or says why not; what is in the cart can be taken out again. */
export function UnitTile({ options, kind, count, next, fewer, onOrder }: UnitTileProps) {
  const name = nameOf('unit', kind)
  const price = priceOf(options, kind)
  const few = left(options, kind)
  return (
    <div class={fewer ? 'unit-tile taken' : 'unit-tile'}>
      <button
        type="button"
        class="unit-more"
        aria-disabled={'refused' in next}
        onClick={() => {
          if ('order' in next) onOrder(next.order)
          else problem.value = next.refused
        }}>
        <UnitGlyph kind={kind} size={24} />
        <span class="unit-price" aria-hidden="true">
          {fewer ? `× ${count}` : price}
        </span>
        <span class="unit-called" aria-hidden="true">
          {name} {few && <span class="hint">{few}</span>}
        </span>
        <span class="hidden">{[t('ask.more', { name }), price, few].filter(Boolean).join(', ')}</span>
        {fewer && <output class="hidden">{count}</output>}
      </button>
      {fewer && (
        <button
          type="button"
          class="icon-button unit-fewer"
          aria-label={t('ask.fewer', { name })}
          onClick={() => onOrder(fewer)}>
          <Icon name="minus" size={18} />
        </button>
      )}
    </div>
  )
}

const priceOf = ({ prices }: Produce, kind: string): string => {
  const { built = 1, cost } = prices[kind] ?? {}
  if (cost === undefined) return ''
  return built > 1 ? say('galaxy.produce.pair', { count: cost, built }) : `${cost}`
}

/** Where the box holds few more of them. */
const left = ({ prices }: Produce, kind: string): string | undefined => {
  const count = prices[kind]?.left
  return count !== undefined && count <= 3 ? say('galaxy.produce.left', { count }) : undefined
}
