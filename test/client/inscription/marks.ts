import { freshMarks } from '../../../shared/inscription/rules/opening.ts'
import type { Marks } from '../../../shared/inscription/table.ts'

/** Sheets of side B before the first mark. */
export const blankMarks = (): Marks =>
  freshMarks({ navigation: 'NB', expansion: 'XB', industry: 'IB', warfare: 'WB' })
