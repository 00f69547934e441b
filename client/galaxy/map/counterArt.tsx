import { Emblem } from '../../parts/Emblem.tsx'
import { hexPath, type Point } from '../../parts/outlines.ts'
import type { OwnerArt } from './mapPlace.ts'

/** Along the slanting edges, where neither fleets nor planets are drawn. */
export const counterPlaces: readonly Point[] = [
  { x: -81, y: -14 },
  { x: 81, y: -14 },
  { x: -69, y: -38 },
  { x: 69, y: -38 },
  { x: -81, y: 14 },
  { x: 81, y: 14 },
]
const flag = 'M-10-11H10V4L0 12-10 4Z'
const around = hexPath(94)

/** Command counters: a pennant each, in colour and with the emblem. */
export const Counters = ({ counters }: { counters: readonly OwnerArt[] }) => (
  <>
    {counters.map(({ seat, colour, emblem }, i) => {
      const { x, y } = counterPlaces[i % counterPlaces.length] as Point
      return (
        <g key={seat} transform={`translate(${x} ${y})`}>
          <g class="counter" style={`color:${colour}`}>
            <path d={flag} />
            <g class="on-counter" transform="translate(0 -2)">
              <Emblem name={emblem} size={15} />
            </g>
          </g>
        </g>
      )
    })}
  </>
)

/** What is going on goes on here. */
export const Activated = ({ owner }: { owner: OwnerArt }) => (
  <g style={`color:${owner.colour}`}>
    <path class="active-casing" d={around} />
    <path class="active-edge" d={around} pathLength="18" />
  </g>
)
