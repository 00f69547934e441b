import type { AssetCode, Resource, SheetId, Side } from '../content/assets.ts'
import type { Effect, Moment, UnitName } from '../content/effects.ts'
import type { RelicId } from '../content/relics.ts'
import type { Power, Spending } from '../table.ts'

/** What a mark brought with it; it is resolved at once and depth first. */
export type Happening =
  | { readonly is: 'asset'; readonly asset: AssetCode; readonly sheet: SheetId; readonly at: string }
  | {
      readonly is: 'deploy'
      readonly unit: UnitName
      readonly half?: Side | undefined
      readonly built?: true
    }
  | ({ readonly is: 'moment'; readonly on: Moment } & About)
  | { readonly is: 'ability'; readonly effects: readonly Effect[]; readonly cause: Cause }
  | { readonly is: 'relic'; readonly relic: RelicId }
  /** Of a black die that is spent elsewhere, the sheets are kept on which it was. */
  | { readonly is: 'spending'; readonly spending: Spending; readonly redirected?: Resource }

/** What a moment is about, so that an ability knows which planet, system or unit is meant. */
export interface About {
  readonly unit?: UnitName
  readonly asset?: AssetCode
  readonly sheet?: SheetId
  readonly planet?: string
  readonly system?: string
}

/** Whose effects are carried out, and what they are about. */
export interface Cause extends About {
  readonly by: string
  readonly side?: Side
  readonly defeated?: Power
}
