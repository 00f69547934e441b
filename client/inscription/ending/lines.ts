import { ranks } from '../../../shared/inscription/content/ai.ts'
import type { Table } from '../../../shared/inscription/table.ts'

/** Against the AI: where the throne waits. */
export const goalOf = ({ ai }: Table): number | undefined => ai && ranks[ai.difficulty][0]?.[0]
