import { pieceLimitsWith } from '../galaxy/pieceLimits.ts'
import { edition } from './edition.ts'

/** How many units of a kind are left to a player. [36.3, 46.3] */

export const { piecesOnBoard, piecesLeft } = pieceLimitsWith(edition)
