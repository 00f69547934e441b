import type { ComponentChildren } from 'preact'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { nameOf } from '../names.ts'

interface ShipChipProps {
  kind: string
  /** What is to be known of it besides its kind. */
  facts?: string | undefined
  pressed: boolean
  look?: string
  onTap(): void
  children?: ComponentChildren
}

/** A ship to be tapped. */
export const ShipChip = ({ kind, facts, pressed, look, onTap, children }: ShipChipProps) => (
  <button
    type="button"
    class={look ? `ship-chip ${look}` : 'ship-chip'}
    aria-pressed={pressed}
    title={nameOf('unit', kind)}
    onClick={onTap}>
    <UnitGlyph kind={kind} size={30} />
    <span class="hidden">{[nameOf('unit', kind), facts].filter(Boolean).join(', ')}</span>
    {children}
  </button>
)
