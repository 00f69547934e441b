import { pieceLimitsWith } from '../galaxy/pieceLimits.ts'
import { edition } from './edition.ts'

/** Fighters and Ground Forces go on with counters. [pp. 19, 20] */

export const { withCounters, piecesOnBoard, piecesLeft, piecesNearLimit, piecesShort, wouldLeaveCounter } =
  pieceLimitsWith(edition)
