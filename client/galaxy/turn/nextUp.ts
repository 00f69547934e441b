import type { Seat } from '../../../shared/engine/rules.ts'
import { nextInOrder } from '../../../shared/galaxy/turns.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

export const nextUp = (table: Table): readonly Seat[] => nextInOrder(table, reads.orderOfPlay(table))
