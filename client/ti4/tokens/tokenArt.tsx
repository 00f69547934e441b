import { planetSpots } from '../../galaxy/art/tileLayout.ts'
import type { MapPlace } from '../../galaxy/map/mapPlace.ts'

/** The old keepers of the throne: a barred gate in a shield. */
const shield = 'M0-16 14-11V1C14 9 7 14 0 17-7 14-14 9-14 1V-11Z'
const gate = 'M-7-6V7M-2.400-6V9.500M2.400-6V9.500M7-6V7M-9-6H9M-9 1H9'

const Sign = () => (
  <g class="custodians">
    <path class="custodians-shield" d={shield} />
    <path class="custodians-gate" d={gate} />
  </g>
)

export function Tokens({ place: { tile, tokens = [] } }: { place: MapPlace }) {
  if (!tile) return null
  const spots = planetSpots(tile)
  return (
    <>
      {tokens.map(({ planet, kind }) => {
        const spot = spots[tile.planets.findIndex(({ id }) => id === planet)]
        return (
          spot && (
            <g
              key={kind}
              transform={`translate(${spot.x - spot.r * 0.95} ${spot.y - spot.r * 0.1}) scale(1.15)`}>
              <Sign />
            </g>
          )
        )
      })}
    </>
  )
}

/** On its own, beside words. */
export const TokenGlyph = () => (
  <svg viewBox="-18 -18 36 36" width="26" height="26" aria-hidden="true">
    <Sign />
  </svg>
)
