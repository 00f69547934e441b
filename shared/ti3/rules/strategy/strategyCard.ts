import type * as galaxy from '../../../galaxy/rules/secondaries.ts'
import type { Scene } from '../../cards/moments.ts'
import type { Table } from '../../table.ts'

/** What a strategy card does. */
export type StrategyCardRules<Aim = unknown> = galaxy.StrategyCardRules<Table, Scene, Aim>
export type Secondary<Aim = unknown> = galaxy.Secondary<Table, Scene, Aim>
