import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { UnitKind } from '../content/units.ts'
import type { EffectId, Fight } from '../effects.ts'
import type { Table } from '../table.ts'

/** Dice as they lie, before anything comes of them. `kind` and `fight` are absent where no unit shoots. */
export interface Thrown {
  dice: readonly number[]
  needs: number
  kind?: UnitKind
  fight?: Fight
  /** How often dice of this throw were thrown again. */
  again: number
}

/** Which dice are thrown again, by place; the thrower asks each effect the roller holds until none wants any. */
export const rerolls: {
  readonly [id in EffectId]?: (
    table: Table,
    seat: Seat,
    thrown: Thrown,
    name: string,
  ) => Flow<readonly number[]>
} = {}
