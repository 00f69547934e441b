import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { waysOf } from '../../../shared/inscription/warfare.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { outlineOf } from './outline.ts'

const kinds: Readonly<Record<UnitName, string>> = {
  infantry: 'ground_force',
  pds: 'pds',
  destroyer: 'destroyer',
  cruiser: 'cruiser',
  carrier: 'carrier',
  dreadnought: 'dreadnought',
  warsun: 'war_sun',
}

export const UnitSign = ({ unit, ...placed }: { unit: UnitName; x: number; y: number; size: number }) => (
  <UnitGlyph kind={kinds[unit]} {...placed} />
)

/** The shape a unit takes up on the war grid, as it is printed beside its bands. */
export function ShapeMark({ unit, class: name }: { unit: UnitName; class?: string }) {
  const cells = (waysOf(unit)[0] ?? []).map(([x, y]) => [x, -y] as const)
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  const width = Math.max(...cells.map(([x]) => x)) - left + 1
  const height = Math.max(...cells.map(([, y]) => y)) - top + 1
  const side = Math.max(width, height)
  const at = [left - (side - width) / 2, top - (side - height) / 2]
  return (
    <svg
      class={`shape-mark ${name ?? ''}`}
      viewBox={`${(at[0] ?? 0) * 10 - 1} ${(at[1] ?? 0) * 10 - 1} ${side * 10 + 2} ${side * 10 + 2}`}
      aria-hidden="true">
      <path d={outlineOf(cells, { side: 10, inset: 0.8, round: 2.4, seed: '' })} />
      {cells.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 10 + 5} cy={y * 10 + 5} r={1.4} />
      ))}
    </svg>
  )
}
