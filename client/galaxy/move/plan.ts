import type { UnitId } from '../table.ts'

/** Which ships go, by which of their ways, and what each takes along beside what it carries already. */
export type Plan = Readonly<Record<UnitId, Going>>
export interface Going {
  readonly way: number
  readonly cargo: readonly UnitId[]
  readonly leaders?: readonly string[]
}
