import { reads } from '../reads.ts'
import { Activated, Counters } from './counterArt.tsx'
import { Forces } from './fleetArt.tsx'
import type { MapPlace } from './mapPlace.ts'

/** All that stands on a tile once the game is on. */
export const Pieces = ({ place }: { place: MapPlace }) => (
  <>
    {place.lanes && reads.Lanes && <reads.Lanes place={place} />}
    {place.active && <Activated owner={place.active} />}
    {place.counters && <Counters counters={place.counters} />}
    {place.tokens && <reads.Tokens place={place} />}
    <Forces place={place} />
  </>
)
