import { Counters } from '../map/counterArt.tsx'
import type { OwnerArt } from '../map/mapPlace.ts'

/** A counter as it lies in a system, beside words. */
export const Pennant = ({ owner, size }: { owner: OwnerArt; size: number }) => (
  <svg viewBox="-98 -30 34 34" width={size} height={size} aria-hidden="true">
    <Counters counters={[owner]} />
  </svg>
)
