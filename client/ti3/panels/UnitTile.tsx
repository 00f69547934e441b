import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import type { Produce } from '../../../shared/ti3/shapes/produce.ts'
import { UnitGlyph } from '../../board/Unit.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { say, t } from '../../text/text.ts'
import { nameOf } from '../names.ts'

interface UnitTileProps {
  options: Produce
  kind: UnitKind
  count: number
  onMore: (() => void) | undefined
}

/** A kind of unit on the shelf: a tap puts one into the cart. */
export function UnitTile({ options, kind, count, onMore }: UnitTileProps) {
  const name = nameOf('unit', kind)
  const price = priceOf(options, kind)
  const few = left(options, kind)
  return (
    <button
      type="button"
      class={count > 0 ? 'unit-tile taken' : 'unit-tile'}
      disabled={!onMore}
      onClick={onMore}>
      <UnitGlyph kind={kind} size={24} />
      <span class="unit-price" aria-hidden="true">
        {price}
      </span>
      <span class="unit-called" aria-hidden="true">
        {name} {few && <span class="hint">{few}</span>}
      </span>
      <span class="hidden">{[t('ask.more', { name }), price, few].filter(Boolean).join(', ')}</span>
      {count > 0 && <output class="unit-count">{count}</output>}
    </button>
  )
}

/** What lies in the cart: a tap takes one out again. */
export const TakenUnit = ({ kind, count, onFewer }: { kind: UnitKind; count: number; onFewer(): void }) => (
  <button type="button" class="planet-chip" onClick={onFewer}>
    <Icon name="minus" size={16} />
    <span aria-hidden="true">
      {count} × {nameOf('unit', kind)}
    </span>
    <span class="hidden">{t('ask.fewer', { name: nameOf('unit', kind) })}</span>
  </button>
)

const priceOf = ({ prices }: Produce, kind: UnitKind): string => {
  const { built = 1, cost } = prices[kind] ?? {}
  if (cost === undefined) return ''
  return built > 1 ? say('ti3.produce.pair', { count: cost, built }) : `${cost}`
}

/** Where the box holds few more of them. */
const left = ({ prices }: Produce, kind: UnitKind): string | undefined => {
  const count = prices[kind]?.left
  return count !== undefined && count <= 3 ? say('ti3.produce.left', { count }) : undefined
}
