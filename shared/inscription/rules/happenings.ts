import type { AssetCode, SheetId } from '../content/assets.ts'
import type { Effect, Moment, UnitName } from '../content/effects.ts'
import type { RelicId } from '../content/relics.ts'
import type { Spending } from '../table.ts'

/** What a mark brought with it; it is resolved at once and depth first. */
export type Happening =
  | { readonly is: 'asset'; readonly asset: AssetCode; readonly sheet: SheetId; readonly at: string }
  | { readonly is: 'deploy'; readonly unit: UnitName; readonly built?: true }
  | ({ readonly is: 'moment'; readonly on: Moment } & About)
  | { readonly is: 'ability'; readonly by: string; readonly effects: readonly Effect[] }
  | { readonly is: 'relic'; readonly relic: RelicId }
  | { readonly is: 'spending'; readonly spending: Spending }

/** What a moment is about, so that an ability knows which planet, system or unit is meant. */
export interface About {
  readonly unit?: UnitName
  readonly asset?: AssetCode
  readonly sheet?: SheetId
  readonly planet?: string
  readonly system?: string
}
