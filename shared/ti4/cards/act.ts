import type { Flow } from '../../engine/flow.ts'
import type { Json } from '../../engine/json.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type * as galaxy from '../../galaxy/components/acting.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { ActionCardId, WindowOf } from '../content/actionCards.ts'
import type { AgendaId } from '../content/agendas.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Effect } from '../numbers.ts'
import type { Law, Table, Vote } from '../table.ts'
import type { Moment, Moments } from './moments.ts'

/** What components of this edition can do, and at which moments. */

export interface Scenes {
  table: Table
  moments: Moments
}
export type Playing<M extends Moment = Moment> = galaxy.Playing<Scenes, M>

export type Aim = galaxy.Aim<Scenes>
export { cancels } from '../../galaxy/components/acting.ts'

/** What is played from a hand, at the moment printed on it. */
export type Plays<M extends Moment = Moment, A extends Json = Json> = galaxy.Plays<Scenes, M, A>

/** Action Cards, each held to the moments printed on it. */
export type ActionCards = {
  readonly [Id in ActionCardId]?: Plays<WindowOf<Id>> & { readonly lasts?: Lasts }
}
/** What a technology, an ability, a unit or a note before its holder does. */
export interface Component extends Lasts {
  /** While what it began lasts, where data cannot say it. */
  readonly lasts?: Lasts
}

/** What is so, and what happens, while something lasts. */
export interface Lasts extends Effect, galaxy.Acts<Scenes> {}

export type Votes = Vote['votes']

/** What becomes of an agenda. Of a law what is so, and happens, while it lies. */
export interface AgendaActs extends Lasts {
  /** `decided` is for, against, or what was elected. What it names comes when this agenda is over. */
  outcome?(table: Table, decided: string, votes: Votes): Flow<Next | undefined> | Flow
  /** It leaves play. */
  repealed?(table: Table, law: Law): Flow
  /** While what it began lasts, where data cannot say it. */
  readonly lasts?: Lasts
}

export type Agendas = { readonly [Id in AgendaId]?: AgendaActs }

/** Who explores where, and with which card as it lay in its deck. */
export interface Exploring {
  readonly by: Seat
  readonly card: string
  readonly hex: HexId
  /** None in space. */
  readonly planet?: PlanetId
  /** Unique within the segment, for what is asked meanwhile. */
  readonly name: string
}

/** What an exploration does, beside what its record says of it. */
export interface Explored {
  does(table: Table, exploring: Exploring): Flow
}

/** The same on a planet, whose it then is. */
export const onPlanet =
  (does: (table: Table, exploring: Exploring & { readonly planet: PlanetId }) => Flow): Explored['does'] =>
  (table, { planet, ...exploring }) => {
    if (planet === undefined) throw new Error(`${exploring.card} needs a planet`)
    return does(table, { ...exploring, planet })
  }

/** What a card that foretold rightly brings whoever played it. [8.22b] */
export type Foretold = (table: Table, rider: { by: Seat; card: string; name: string }) => Flow
