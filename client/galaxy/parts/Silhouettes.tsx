import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import type { UnitArt } from '../map/mapPlace.ts'
import { nameOf } from '../names.ts'

interface SilhouettesProps {
  units: readonly UnitArt[]
  size?: number
  look?: string
}

/** Some units in a row of text: each kind once, with its count. */
export const Silhouettes = ({ units, size = 20, look = '' }: SilhouettesProps) => (
  <span class={`silhouettes ${look}`}>
    {units.map(({ kind, count }) => (
      <span key={kind} title={nameOf('unit', kind)}>
        <UnitGlyph kind={kind} size={size} />
        <span aria-hidden="true">{count}</span>
        <span class="hidden">
          {count} × {nameOf('unit', kind)}
        </span>
      </span>
    ))}
  </span>
)
