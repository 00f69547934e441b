import type { Flow } from '../../engine/flow.ts'
import type { Json } from '../../engine/json.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type * as galaxy from '../../galaxy/components/acting.ts'
import type * as dice from '../../galaxy/rules/dice.ts'
import type { Fight } from '../battle.ts'
import type { ActionCardId, PlayTimeOf } from '../content/actionCards.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { AbilityId } from '../content/races.ts'
import type { TechnologyId } from '../content/technologies.ts'
import type { Effect } from '../numbers.ts'
import type { Agenda, Table } from '../table.ts'
import type { Moment, Moments } from './moments.ts'

/** What components of this edition can do, and at which moments. */

export interface Scenes {
  table: Table
  moments: Moments
}
export type Playing<M extends Moment = Moment> = galaxy.Playing<Scenes, M>
export type Aim = galaxy.Aim<Scenes>
export type ActsAt<M extends Moment, A extends Json = Json> = galaxy.ActsAt<Scenes, M, A>
export { cancels } from '../../galaxy/components/acting.ts'

/** An Action Card, at the moment printed on it. */
export type Plays<M extends Moment = Moment, A extends Json = Json> = galaxy.Plays<Scenes, M, A>

export type Thrown = dice.Thrown<Table, Fight>
export type Rerolls = dice.Rerolls<Table, Fight>

export interface Acts extends galaxy.Acts<Scenes> {
  readonly rerolls?: Rerolls
}

/** What is so, and what happens, while something lasts. Browsers are built without what happens: see `scripts/withoutFlows.ts`. */
export interface Lasts extends Effect, Acts {}

export type Votes = Readonly<Agenda['votes']>

/** What a component does: a technology, an ability, a political card. */
export interface Component extends Lasts {
  /** What comes of the vote, as it was cast. For or against: `decided` is one of these words, else what was elected. The
   *  segment it names, another agenda, comes before what follows this one. */
  readonly outcome?: (
    table: Table,
    decided: readonly string[],
    by: Seat,
    votes: Votes,
  ) => Flow<Next | undefined> | Flow
  /** While what it began lasts, where data cannot say it. */
  readonly lasts?: Lasts
}

export type Technologies = { readonly [Id in TechnologyId]?: Component }
export type Abilities = { readonly [Id in AbilityId]?: Component }
export type PoliticalCards = { readonly [Id in PoliticalCardId]?: Component }
/** Cards of a family, each held to the moment printed on it. */
export type ActionCards = {
  readonly [Id in ActionCardId]?: Plays<PlayTimeOf<Id>> & { readonly lasts?: Lasts }
}
