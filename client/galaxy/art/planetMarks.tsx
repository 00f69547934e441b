import { Emblem } from '../../parts/Emblem.tsx'
import { halfWidthAt, hexPath } from '../../parts/outlines.ts'
import type { PlanetArt } from '../map/mapPlace.ts'
import { ColourShape, hasSign } from './colourSigns.tsx'
import type { Spot } from './tileLayout.ts'

const influenceEdge = hexPath(13.5, 1 / 12)

const Resources = ({ value }: { value: number }) => (
  <g class={value ? 'value' : 'value naught'} transform="translate(-13.5 0)">
    <rect class="resources" x="-12" y="-12" width="24" height="24" rx="9" />
    <text y="6.3" fill="#241a02">
      {value}
    </text>
  </g>
)

const Influence = ({ value }: { value: number }) => (
  <g class={value ? 'value' : 'value naught'} transform="translate(13.5 0)">
    <path class="influence" d={influenceEdge} />
    <text y="6.3" fill="#fff">
      {value}
    </text>
  </g>
)

const traits = {
  cultural: {
    path: 'M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7ZM0-3.500A3.500 3.500 0 1 0 0 3.500 3.500 3.500 0 1 0 0-3.500Z',
    colour: '#6fb7ff',
  },
  hazardous: {
    path: 'M1-8C2-4 6-2 6 2A6 6 0 0 1-6 2C-6-1-4-2-3-5-2-2-1-2 1-8Z',
    colour: '#ff8a5c',
  },
  industrial: { path: 'M-7 7V-1L-2.500 3V-1L2 3V-7H7V7Z', colour: '#86d98a' },
} as const

/** What kind of world it is: a ring, a flame, a works. */
export const Trait = ({ kind }: { kind: string }) => {
  const { path, colour } = traits[kind as keyof typeof traits] ?? traits.cultural
  return <path class="trait" d={path} fill={colour} fill-rule="evenodd" />
}

/** Beside words. */
export const TraitSign = ({ kind }: { kind: string }) => (
  <svg viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true">
    <Trait kind={kind} />
  </svg>
)

interface Marked {
  readonly planet: PlanetArt
  readonly spot: Spot
  /** Whose the whole system is: a planet flies its own flag only if it is another's. */
  readonly realm: string | undefined
  /** So much of the tile's rim is taken up by its border. */
  readonly edge: number
  readonly cramped: boolean
}

/** What a player reads off a planet: its values, its specialty, its name and whose it is. */
export function PlanetMarks({ planet, spot, realm, edge, cramped }: Marked) {
  const nameY = spot.r * 0.9 + 24
  // Measuring the text would cost a layout; letters of this size are about this wide.
  const room = Math.max(0, halfWidthAt(spot.y + nameY) - edge - planet.name.length * (cramped ? 3.8 : 4.4))
  const nameX = Math.min(room, Math.max(-room, spot.x)) - spot.x
  return (
    <g class={planet.exhausted ? 'exhausted' : ''} transform={`translate(${spot.x} ${spot.y})`}>
      {planet.exhausted && <circle class="spent" r={spot.r + 1} />}
      {planet.owner && (
        <g style={`color:${planet.owner.colour}`}>
          <circle class="held" r={spot.r + 2.5} />
          {planet.owner.seat !== realm && (
            <g transform={`translate(${-spot.r * 0.78} ${-spot.r * 0.6})`}>
              <g class="held-flag">
                <circle r="11" />
                <Emblem name={planet.owner.emblem} size={17} />
              </g>
            </g>
          )}
        </g>
      )}
      {hasSign(planet.specialty) && (
        <g transform={`translate(${spot.r * 0.78} ${-spot.r * 0.72})`}>
          <ColourShape colour={planet.specialty} />
        </g>
      )}
      {planet.traits?.map((kind, i) => (
        <g key={kind} class="near-only" transform={`translate(${spot.r * 1.02} ${18 * i - spot.r * 0.12})`}>
          <Trait kind={kind} />
        </g>
      ))}
      <g transform={`translate(${spot.x * -0.05} ${spot.r * 0.9})`}>
        <g class="values">
          <Resources value={planet.resources} />
          <Influence value={planet.influence} />
          {planet.exhausted && <path class="spent-line" d="M-27 9 27-9" />}
        </g>
      </g>
      <text class={cramped ? 'planet-name cramped near-only' : 'planet-name near-only'} x={nameX} y={nameY}>
        {planet.name}
      </text>
    </g>
  )
}
