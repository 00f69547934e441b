import { planetSpots, type Spot } from '../../galaxy/art/tileLayout.ts'
import type { MapPlace, TileArt } from '../../galaxy/map/mapPlace.ts'

/** Domain Counters: an octagon each, its back a veiled star, its face a sign of its own. */

const edge = 15
const cut = edge * (Math.SQRT2 - 1)
const octagon = `M-${cut}-${edge}H${cut}L${edge}-${cut}V${cut}L${cut} ${edge}H-${cut}L-${edge} ${cut}V-${cut}Z`

interface Sign {
  readonly hue: string
  /** Drawn as lines, within nine to each side. */
  readonly lines?: string
  readonly filled?: string
  readonly digit?: string
}

const troop = 'M0-8A3 3 0 1 1 0-2A3 3 0 1 1 0-8ZM-6 8C-6 1-3-1 0-1S6 1 6 8Z'
const fighter = 'M0-9 3 2 9 7 0 5-9 7-3 2Z'
const goods = 'M-8-2 0-7 8-2V6L0 10-8 6ZM-8-2 0 2 8-2M0 2V10'

const signs: Readonly<Record<string, Sign>> = {
  unseen: {
    hue: '#9fb0d8',
    lines: 'M0-9V9M-9 0H9M-6-6 6 6M6-6-6 6',
  },
  peaceful_annexation: { hue: '#8fe39a', lines: 'M-8 0-2 6 8-6' },
  natural_wealth_2: { hue: '#f1cf63', lines: goods, digit: '2' },
  natural_wealth_4: { hue: '#f1cf63', lines: goods, digit: '4' },
  technological_society: {
    hue: '#6fc7ff',
    lines:
      'M-9 0A9 3.600 0 1 1 9 0A9 3.600 0 1 1-9 0M-4.500-7.800A9 3.600 60 1 1 4.500 7.800A9 3.600 60 1 1-4.500-7.800M4.500-7.800A9 3.600-60 1 1-4.500 7.800A9 3.600-60 1 1 4.500-7.800',
  },
  industrial_society: { hue: '#e0a877', filled: 'M-9 8V-1L-4 3V-1L1 3V-8H7V8Z' },
  biohazard: {
    hue: '#b6ea4c',
    lines:
      'M0-9A4.300 4.300 0 1 1 0-.4A4.300 4.300 0 1 1 0-9M-5-1A4.300 4.300 0 1 1-5 7.600A4.300 4.300 0 1 1-5-1M5-1A4.300 4.300 0 1 1 5 7.600A4.300 4.300 0 1 1 5-1',
  },
  radiation: {
    hue: '#ffd93b',
    filled:
      'M0-2A2 2 0 1 1 0 2A2 2 0 1 1 0-2ZM-4.500-7.800A9 9 0 0 1 4.500-7.800L2-3.500A4 4 0 0 0-2-3.500ZM9 0A9 9 0 0 1 4.500 7.800L2 3.500A4 4 0 0 0 4 0ZM-9 0A9 9 0 0 0-4.500 7.800L-2 3.500A4 4 0 0 1-4 0Z',
  },
  hostile_locals_1: { hue: '#ff7a66', filled: troop, digit: '1' },
  hostile_locals_2: { hue: '#ff7a66', filled: troop, digit: '2' },
  hostile_locals_3: { hue: '#ff7a66', filled: troop, digit: '3' },
  native_intelligence: {
    hue: '#9fe0c8',
    lines: 'M-9 0Q0-9 9 0Q0 9-9 0M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0',
  },
  hidden_factory: { hue: '#d9b48a', filled: 'M-9 8V0L-3 4V0L3 4V0L9 4V8ZM-8-2V-9H-4V-4Z' },
  hostage_situation: { hue: '#ff9d6e', lines: 'M-8-8V8M-3-8V8M3-8V8M8-8V8M-8-8H8M-8 8H8' },
  automated_defense_system: { hue: '#ff8a8a', filled: 'M-9 8V3H-3V-1L7-9 9-6 3-1V3H9V8Z' },
  fighter_ambush_1: { hue: '#ff6f91', filled: fighter, digit: '1' },
  fighter_ambush_2: { hue: '#ff6f91', filled: fighter, digit: '2' },
  fighter_ambush_3: { hue: '#ff6f91', filled: fighter, digit: '3' },
  lazax_survivors: { hue: '#d8a6ff', filled: 'M-9 7V-6L-4-1 0-9 4-1 9-6V7Z' },
  settlers: { hue: '#ffc9a0', filled: 'M-9 0 0-8 9 0H6V8H2V3H-2V8H-6V0Z' },
  highAlert: { hue: '#ff5a4d', filled: 'M-2-9H2L1 3H-1ZM0 5A2 2 0 1 1 0 9A2 2 0 1 1 0 5Z' },
  wormhole_alpha: { hue: '#ffb877', digit: 'α' },
  wormhole_beta: { hue: '#b8fbff', digit: 'β' },
}

/** Around 0,0. What is only noted is drawn with a broken edge: others see its back. */
export function DomainSign({ kind, noted = false }: { kind: string; noted?: boolean }) {
  const { hue, lines, filled, digit } = signs[kind] ?? (signs['unseen'] as Sign)
  const aside = digit !== undefined && (lines !== undefined || filled !== undefined)
  return (
    <g class={noted ? 'domain noted' : 'domain'} style={`color:${hue}`}>
      <path class="domain-edge" d={octagon} />
      <g transform={aside ? 'translate(-3 0) scale(.8)' : 'scale(.95)'}>
        {lines && <path class="domain-lines" d={lines} />}
        {filled && <path class="domain-filled" d={filled} />}
      </g>
      {digit !== undefined && (
        <text class="domain-digit" x={aside ? 7.5 : 0} y={aside ? 10 : 5.5}>
          {digit}
        </text>
      )}
    </g>
  )
}

/** The shoulder; lower where the flag of another's planet flies there. */
const besidePlanet = ({ x, y, r }: Spot, isHeld: boolean) =>
  isHeld ? `translate(${x - r * 0.8} ${y + r * 0.2})` : `translate(${x - r * 0.66} ${y - r * 0.4})`

/** In the lower half of a system, where no name is written and no value. */
function besideNames(tile: TileArt, [first, second, third]: readonly Spot[], off: number): string {
  const x = 34 * off
  if (!first) return `${x} 58`
  if (!second) return tile.wormholes ? `${34 + x} 54` : `${-60 + x} 34`
  if (third) return `${-14 + x} 52`
  return `${(first.y < second.y ? -48 : 48) + x} 52`
}

/** On the left shoulder of its planet; wormholes found since, and what else lies in space, below. */
export function Domains({ place }: { place: MapPlace }) {
  const { tile, tokens = [] } = place
  if (!tile) return null
  const discovered = tokens.filter(({ planet }) => planet === undefined)
  const spots = planetSpots(tile)
  return (
    <>
      {tokens.map(({ planet, kind, noted }) => {
        const at = tile.planets.findIndex(({ id }) => id === planet)
        const spot = spots[at]
        if (!spot) return null
        return (
          <g key={planet} transform={besidePlanet(spot, tile.planets[at]?.owner !== undefined)}>
            <DomainSign kind={kind} {...(noted && { noted })} />
          </g>
        )
      })}
      {discovered.map(({ kind }, i) => (
        <g key={kind} transform={`translate(${besideNames(tile, spots, i - (discovered.length - 1) / 2)})`}>
          <DomainSign kind={kind} />
        </g>
      ))}
    </>
  )
}

/** On its own, beside words. */
export const DomainGlyph = ({ kind, noted, size = 26 }: { kind: string; noted?: boolean; size?: number }) => (
  <svg class="domain-glyph" viewBox="-17 -17 34 34" width={size} height={size} aria-hidden="true">
    <DomainSign kind={kind} {...(noted && { noted })} />
  </svg>
)
