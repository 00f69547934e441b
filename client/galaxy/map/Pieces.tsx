import { Domains } from '../../ti3/domains/domainArt.tsx'
import { Activated, Counters } from './counterArt.tsx'
import { Forces } from './fleetArt.tsx'
import type { MapPlace } from './mapPlace.ts'

/** All that stands on a tile once the game is on. */
export const Pieces = ({ place }: { place: MapPlace }) => (
  <>
    {place.active && <Activated owner={place.active} />}
    {place.counters && <Counters counters={place.counters} />}
    {(place.domains || place.discovered) && <Domains place={place} />}
    <Forces place={place} />
  </>
)
