import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { nameOf } from '../names.ts'

/** What each silhouette stands for; the ships themselves are named for those who hear them. */
export const KindsLegend = ({ kinds }: { kinds: readonly string[] }) => (
  <p class="kinds" aria-hidden="true">
    {[...new Set(kinds)].map(kind => (
      <span key={kind}>
        <UnitGlyph kind={kind} size={16} /> {nameOf('unit', kind)}
      </span>
    ))}
  </p>
)
