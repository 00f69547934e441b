import type { AssetCode } from '../../../shared/inscription/content/assets.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { AssetMark } from './assets.tsx'
import { ChalkCircle, ChalkCross, ChalkSlash } from './chalk.tsx'

interface ClaimedProps {
  /** As the marks name it, `p3.r1` or `d2`. */
  readonly id: string
  readonly asset: AssetCode
  readonly x: number
  readonly y: number
  readonly size: number
  readonly marks: Marks
  readonly before: Marks | undefined
}

/** An asset of the Expansion sheet: circled once it is claimed, slashed once it is spent, crossed if it never can be. */
export function ClaimedAsset({ id, asset, x, y, size, marks, before }: ClaimedProps) {
  const { claimed, blocked } = marks.expansion
  const place = `expansion:${id}`
  const spent = marks.assets[place]?.spent
  return (
    <g class="passive">
      <AssetMark asset={asset} x={x} y={y} size={size} />
      {claimed[id] && (
        <ChalkCircle
          x={x}
          y={y}
          r={size / 2 + 0.5}
          seed={id}
          fresh={before && !before.expansion.claimed[id]}
        />
      )}
      {spent && (
        <ChalkSlash
          x={x}
          y={y}
          size={size * 0.8}
          seed={id}
          tone="spent"
          fresh={before && !before.assets[place]?.spent}
        />
      )}
      {blocked[id] && (
        <ChalkCross
          x={x}
          y={y}
          size={size * 0.75}
          seed={id}
          tone="barred"
          fresh={before && !before.expansion.blocked[id]}
        />
      )}
    </g>
  )
}
