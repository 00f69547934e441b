import { planetSpots } from '../../galaxy/art/tileLayout.ts'
import type { MapPlace } from '../../galaxy/map/mapPlace.ts'
import { SignGlyph, Signs } from '../../galaxy/map/signArt.tsx'
import { about } from '../../parts/lookUp.ts'
import { LegendaryMark } from '../art/LegendaryMark.tsx'
import { signOf } from './signs.ts'
import { custodians, legend } from './tokens.ts'

/** The old keepers of the throne: a barred gate in a shield. */
const shield = 'M0-16 14-11V1C14 9 7 14 0 17-7 14-14 9-14 1V-11Z'
const gate = 'M-7-6V7M-2.400-6V9.500M2.400-6V9.500M7-6V7M-9-6H9M-9 1H9'

const Keepers = () => (
  <g class="custodians">
    <path class="custodians-shield" d={shield} />
    <path class="custodians-gate" d={gate} />
  </g>
)

export function Tokens({ place }: { place: MapPlace }) {
  const { tile, tokens = [] } = place
  if (!tile) return null
  const spots = planetSpots(tile)
  /** Where planets lie with one of a kind. */
  const spotsOf = (wanted: string) =>
    tokens.flatMap(({ kind, planet }) => {
      const spot = spots[tile.planets.findIndex(({ id }) => id === planet)]
      return kind === wanted && spot ? [spot] : []
    })
  const [spot] = spotsOf(custodians)
  const others = tokens.filter(({ kind }) => kind !== custodians && kind !== legend)
  return (
    <>
      {spotsOf(legend).map(at => (
        <LegendaryMark key={`${at.x} ${at.y}`} at={at} />
      ))}
      {spot && (
        <g transform={`translate(${spot.x - spot.r * 0.95} ${spot.y - spot.r * 0.1}) scale(1.15)`}>
          <Keepers />
        </g>
      )}
      {others.length > 0 && <Signs place={{ ...place, tokens: others }} signOf={signOf} />}
    </>
  )
}

/** On its own, beside words. */
export const TokenGlyph = ({ kind }: { kind: string }) =>
  kind === custodians ? (
    <svg viewBox="-18 -18 36 36" width="26" height="26" data-about={about('token', kind)} aria-hidden="true">
      <Keepers />
    </svg>
  ) : (
    <SignGlyph sign={signOf(kind)} size={26} about={about('token', kind)} />
  )
