import type { AssetCode, Resource } from '../../shared/inscription/content/assets.ts'
import { AssetGlyph, PointsMark, ResourceMark } from './sheets/assets.tsx'

/** Signs of the sheets, standing in a line of text. */

interface Size {
  readonly size?: number
}

const box = '-12 -12 24 24'

export const ResourceSign = ({ resource, size = 20 }: Size & { resource: Resource }) => (
  <svg
    class="sign"
    viewBox={box}
    width={size}
    height={size}
    data-about={`resource:${resource}`}
    aria-hidden="true">
    <ResourceMark resource={resource} x={0} y={0} size={22} />
  </svg>
)

export const AssetSign = ({ asset, size = 20 }: Size & { asset: AssetCode }) => (
  <svg class="sign" viewBox={box} width={size} height={size} data-about={`asset:${asset}`} aria-hidden="true">
    <AssetGlyph asset={asset} x={0} y={0} size={22} />
  </svg>
)

export const PointsSign = ({ points, size = 24 }: Size & { points: number }) => (
  <svg class="sign" viewBox={box} width={size} height={size} aria-hidden="true">
    <PointsMark points={points} x={0} y={0} size={23} />
  </svg>
)

/** A shape of any resource: what a trade good, a free mark or anything stands for. */
export const AnySign = ({ size = 20 }: Size) => (
  <svg class="sign any" viewBox={box} width={size} height={size} aria-hidden="true">
    <path d="M0-10 2.900-3.400 10-2.900 4.600 1.800 6.300 9 0 5.100-6.300 9-4.600 1.800-10-2.900-2.900-3.400z" />
  </svg>
)
