import type { ComponentChildren } from 'preact'
import {
  type AssetCode,
  amountOf,
  type Commodity,
  isSaved,
  type Resource,
  type Specialty,
} from '../../../shared/inscription/content/assets.ts'
import { commodityPaths, glyphs, resourcePaths, specialtyPaths } from './assetArt.ts'

interface Placed {
  readonly x: number
  readonly y: number
  /** Its whole width. */
  readonly size: number
}

const Square = ({
  x,
  y,
  size,
  class: name,
  children,
}: Placed & { class: string; children: ComponentChildren }) => (
  <g class={name} transform={`translate(${x} ${y}) scale(${size / 24})`}>
    {children}
  </g>
)

/** Material, influence or research. */
export const ResourceMark = ({ resource, ...placed }: Placed & { resource: Resource }) => (
  <Square {...placed} class={`resource is-${resource}`}>
    <path d={resourcePaths[resource]} fill-rule="evenodd" />
  </Square>
)

/** A focus die as it shows its resource. */
export const FocusDie = ({ die, ...placed }: Placed & { die: Resource }) => (
  <Square {...placed} class={`focus-die is-${die}`}>
    <path class="glyph-line" d={glyphs.die} />
    <path class="glyph-solid" d={resourcePaths[die]} fill-rule="evenodd" transform="scale(.62)" />
  </Square>
)

export const DockMark = (placed: Placed) => (
  <Square {...placed} class="asset-dock">
    <path class="glyph-solid" d={glyphs.dock} fill-rule="evenodd" />
  </Square>
)

/** Any asset within its ring: dotted where it takes effect at once, dashed where it is saved. */
export const AssetMark = ({ asset, x, y, size }: Placed & { asset: AssetCode }) => (
  <g class="asset">
    <circle class={`asset-ring ${ringOf(asset)}`} cx={x} cy={y} r={size / 2 - size / 40} pathLength={120} />
    <AssetGlyph asset={asset} x={x} y={y} size={size * 0.62} />
  </g>
)

const ringOf = (asset: AssetCode) =>
  asset === 'none'
    ? 'empty'
    : asset === 'home' || asset === 'mecatol'
      ? 'whole'
      : isSaved(asset)
        ? 'dashed'
        : 'dotted'

/** What stands within the ring. */
export function AssetGlyph({ asset, ...placed }: Placed & { asset: AssetCode }) {
  const [kind = '', of = ''] = asset.split(':')
  if (kind === 'focus') return <FocusDie die={of as Resource} {...placed} />
  return (
    <Square {...placed} class={`asset-${kind}${kind === 'spec' ? ` is-${of}` : ''}`}>
      <Glyph asset={asset} kind={kind} of={of} />
    </Square>
  )
}

function Glyph({ asset, kind, of }: { asset: AssetCode; kind: string; of: string }) {
  switch (kind) {
    case 'vp':
      return <Numbered path={glyphs.rosette} name="glyph-solid" number={amountOf(asset)} />
    case 'tg':
      return (
        <>
          <path class="glyph-soft" d={glyphs.coin} />
          <path class="glyph-hair" d={glyphs.coinEdge} />
          <Figure size={14.6}>{amountOf(asset)}</Figure>
        </>
      )
    case 'vote':
      return (
        <>
          <path class="glyph-line" d={glyphs.ballot} />
          {amountOf(asset) > 1 ? (
            <Figure size={11}>{amountOf(asset)}</Figure>
          ) : (
            <path class="glyph-line" d={glyphs.ballotTick} />
          )}
        </>
      )
    case 'spec':
      return (
        <>
          <path class="glyph-soft" d={glyphs.badge} />
          <path class="glyph-line" d={specialtyPaths[of as Specialty]} transform="scale(.84)" />
        </>
      )
    case 'com':
      return <CommodityGlyph commodity={of as Commodity} count={amountOf(asset)} />
    case 'planet':
      return (
        <>
          <path class="glyph-soft" d={glyphs.planet} />
          <path class="glyph-line" d={glyphs.planetRing} />
        </>
      )
    case 'faction':
      return (
        <>
          <path class="glyph-soft" d={glyphs.faction} />
          <path class="glyph-solid" d={glyphs.factionStar} />
        </>
      )
    case 'relic':
      return (
        <>
          <path class="glyph-soft" d={glyphs.relic} />
          <path class="glyph-hair" d={glyphs.relicFacets} />
        </>
      )
    case 'neighbor':
      return (
        <path class="glyph-solid" d={glyphs.blade} transform={of === 'right' ? 'scale(-1 1)' : undefined} />
      )
    case 'councilor':
      return <path class="glyph-solid" d={glyphs.councilor} />
    case 'population':
      return <path class="glyph-solid" d={glyphs.population} />
    case 'mecatol':
      return <path class="glyph-solid" d={glyphs.throne} />
    case 'home':
      return <path class="glyph-solid" d={glyphs.home} />
    default:
      return null
  }
}

const CommodityGlyph = ({ commodity, count }: { commodity: Commodity; count: number }) =>
  count === 1 ? (
    <path class="glyph-soft" d={commodityPaths[commodity]} />
  ) : (
    <>
      <path class="glyph-soft" d={commodityPaths[commodity]} transform="translate(-5.500 -1) scale(.72)" />
      <path class="glyph-soft" d={commodityPaths[commodity]} transform="translate(5.500 1) scale(.72)" />
    </>
  )

/** Victory points written beside or within something. */
export const PointsMark = ({ points, ...placed }: Placed & { points: number }) => (
  <Square {...placed} class="asset-vp">
    <Numbered path={glyphs.rosette} name="glyph-solid" number={points} />
  </Square>
)

const Numbered = ({ path, name, number }: { path: string; name: string; number: number }) => (
  <>
    <path class={name} d={path} />
    <Figure size={number < -9 ? 9.5 : Math.abs(number) > 9 ? 11.5 : 14}>{number}</Figure>
  </>
)

const Figure = ({ size, children }: { size: number; children: number }) => (
  <text class="asset-number" font-size={size} y={size * 0.355}>
    {children}
  </text>
)
