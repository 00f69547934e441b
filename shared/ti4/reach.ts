import { reachWith } from '../galaxy/reach.ts'
import { cannonsAt } from './battles.ts'
import { edition } from './edition.ts'
import { movement } from './movement.ts'

/** Who could come to a system, and who could fire at those who do: what its dossier tells. */

export const { whoReaches, whoShoots } = reachWith(edition, movement, cannonsAt)
