import { movementWith } from '../galaxy/movement.ts'
import { edition } from './edition.ts'

/** Which ships can come to a system, by which ways, and what they can take along. [58, 95] */

export const movement = movementWith(edition)
export const { moveOptions } = movement
