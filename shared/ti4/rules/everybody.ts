import { everybodyWith } from '../../galaxy/rules/everybody.ts'
import { edition } from '../edition.ts'
import type { Table, Ti4 } from '../table.ts'

/** What is asked of everybody at once. */

export const { everybody, someOfOnes } = everybodyWith<Table, Ti4>(edition)
