import { pieceLimitsWith } from '../galaxy/pieceLimits.ts'
import { edition } from './edition.ts'

/** Fighters and Ground Forces go on with counters. [pp. 19, 20] */

export { spotOf } from '../galaxy/pieceLimits.ts'

export const { withCounters, piecesOnBoard, piecesLeft, piecesNearLimit, piecesShort, wouldLeaveCounter } =
  pieceLimitsWith(edition)
