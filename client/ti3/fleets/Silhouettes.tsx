import type { UnitArt } from '../../board/mapPlace.ts'
import { UnitGlyph } from '../../board/Unit.tsx'
import { nameOf } from '../names.ts'

/** Some units in a row of text: each kind once, with its count. */
export const Silhouettes = ({ units, size = 20 }: { units: readonly UnitArt[]; size?: number }) => (
  <span class="silhouettes">
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
