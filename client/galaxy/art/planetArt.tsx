import { paint } from './defs.tsx'
import { MecatolBall } from './mecatolArt.tsx'
import { lookOf, type PlanetLook } from './planetLook.ts'
import { surfaces } from './planetSurface.tsx'
import type { Spot } from './tileLayout.ts'

const RingHalf = ({ look, front }: { look: PlanetLook; front: boolean }) => (
  <g transform={`rotate(${look.tilt})`} fill="none">
    <path
      d={`M-76 0A76 20 0 0 ${front ? 0 : 1} 76 0`}
      stroke={`hsl(${look.hue + 30} 45% 72% / .8)`}
      stroke-width="7"
    />
    <path
      d={`M-66 0A66 15 0 0 ${front ? 0 : 1} 66 0`}
      stroke={`hsl(${look.hue + 15} 35% 52% / .7)`}
      stroke-width="3"
    />
  </g>
)

const Moon = ({ look }: { look: PlanetLook }) => (
  <g transform={`rotate(${look.tilt * 2}) translate(56 -38)`}>
    <circle r="9" fill={`hsl(${look.hue + 40} 18% 66%)`} />
    <circle r="9" fill={paint('shade')} />
  </g>
)

/** Every planet is drawn as a ball of radius 50 and scaled to its spot. */
export function PlanetBall({ id, spot, city }: { id: string; spot: Spot; city: boolean }) {
  const look = lookOf(id)
  return (
    <g transform={`translate(${spot.x} ${spot.y}) scale(${spot.r / 50})`}>
      <circle r="53.5" fill={city ? '#ffd97a' : `hsl(${look.hue} 80% 72%)`} opacity=".24" />
      {city ? (
        <MecatolBall />
      ) : (
        <>
          {look.ring && <RingHalf look={look} front={false} />}
          <g clip-path="url(#tw-disc)">
            <g transform={`rotate(${look.tilt})`}>{surfaces[look.family](look.luck, look.hue)}</g>
          </g>
          <circle r="50" fill={paint('shade')} />
          <circle r="50" fill={paint('light')} />
          <circle r="50" fill={paint('rim')} opacity=".7" />
          {look.ring && <RingHalf look={look} front />}
          {look.moon && <Moon look={look} />}
        </>
      )}
    </g>
  )
}
