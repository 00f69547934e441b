import { waysWith } from '../galaxy/ways.ts'
import { edition } from './edition.ts'

/** Which systems lie next to each other. [6] */

export const { adjacent } = waysWith(edition)
