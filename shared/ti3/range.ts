import { rangeWith } from '../galaxy/range.ts'
import { edition } from './edition.ts'

/** How far ships move, through what, and what they carry. [pp. 11, 18, 27] */

export const { nextTo, rangeOf, carriageOf, withinReach, chartsFor, sailsApart } = rangeWith(edition)
