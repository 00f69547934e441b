import { planetSpots, type Spot } from '../art/tileLayout.ts'
import type { MapPlace, TileArt } from './mapPlace.ts'

/** Tokens on the map: an octagon each, with a sign of its own. */
export interface Sign {
  readonly hue: string
  /** Drawn as lines, within nine to each side. */
  readonly lines?: string
  readonly filled?: string
  readonly digit?: string
}

const edge = 15
const cut = edge * (Math.SQRT2 - 1)
const octagon = `M-${cut}-${edge}H${cut}L${edge}-${cut}V${cut}L${cut} ${edge}H-${cut}L-${edge} ${cut}V-${cut}Z`

/** Around 0,0. What is only noted is drawn with a broken edge: others see its back. */
function TokenSign({
  sign: { hue, lines, filled, digit },
  noted = false,
}: {
  sign: Sign
  noted?: boolean | undefined
}) {
  const aside = digit !== undefined && (lines !== undefined || filled !== undefined)
  return (
    <g class={noted ? 'domain noted' : 'domain'} style={`color:${hue}`}>
      <path class="domain-edge" d={octagon} />
      <g transform={aside ? 'translate(-3 0) scale(.8)' : 'scale(.95)'}>
        {lines && <path class="domain-lines" d={lines} />}
        {filled && <path class="domain-filled" d={filled} fill-rule="evenodd" />}
      </g>
      {digit !== undefined && (
        <text class="domain-digit" x={aside ? 7.5 : 0} y={aside ? 10 : 5.5}>
          {digit}
        </text>
      )}
    </g>
  )
}

/** Several are smaller, so that none of them lies on a value. */
const several = 0.62
const step = 2 * edge * several

/** The shoulder, lower where the units of a planet's owner stand; several in a column above its values, and another outwards. */
function besidePlanet({ x, y, r }: Spot, isHeld: boolean, nth: number, count: number) {
  const shoulder = isHeld ? { x: -r * 0.8, y: r * 0.2 } : { x: -r * 0.66, y: -r * 0.4 }
  if (count === 1) return `translate(${x + shoulder.x} ${y + shoulder.y})`
  const first = isHeld ? 20 - r * 0.62 : -r * 0.5
  const lowest = r * 0.9 - 22.5
  const rows = 1 + Math.max(0, Math.floor((lowest - first) / step))
  const left = -r * 0.55 - step * Math.floor(nth / rows)
  return `translate(${x + left} ${y + lowest - step * (nth % rows)}) scale(${several})`
}

/** In the lower half of a system, where no name is written and no value. */
function besideNames(tile: TileArt, [first, second, third]: readonly Spot[], off: number): string {
  const x = 34 * off
  if (!first) return `${x} ${tile.special ? 27 : 58}`
  if (!second) return tile.wormholes ? `${34 + x} 54` : `-58 ${30 - x}`
  if (third) return `${-14 + x} 52`
  return `${(first.y < second.y ? -48 : 48) + x} 52`
}

/** On the left shoulder of its planet; what lies in space, below. */
export function Signs({ place, signOf }: { place: MapPlace; signOf(kind: string): Sign }) {
  const { tile, tokens = [] } = place
  if (!tile) return null
  const inSpace = tokens.filter(({ planet }) => planet === undefined)
  const spots = planetSpots(tile)
  return (
    <>
      {tile.planets.flatMap(({ id, owner }, at) => {
        const spot = spots[at]
        if (!spot) return []
        return tokens
          .filter(({ planet }) => planet === id)
          .map(({ kind, noted }, nth, { length }) => (
            <g key={`${id} ${kind}`} transform={besidePlanet(spot, owner !== undefined, nth, length)}>
              <TokenSign sign={signOf(kind)} noted={noted} />
            </g>
          ))
      })}
      {inSpace.map(({ kind }, i) => (
        <g key={kind} transform={`translate(${besideNames(tile, spots, i - (inSpace.length - 1) / 2)})`}>
          <TokenSign sign={signOf(kind)} />
        </g>
      ))}
    </>
  )
}

interface GlyphProps {
  sign: Sign
  noted?: boolean
  size: number
  /** What it stands for, for whoever asks. */
  about?: string
}

/** On its own, beside words. */
export const SignGlyph = ({ sign, noted, size, about }: GlyphProps) => (
  <svg
    class="domain-glyph"
    viewBox="-17 -17 34 34"
    width={size}
    height={size}
    data-about={about}
    aria-hidden="true">
    <TokenSign sign={sign} noted={noted} />
  </svg>
)
