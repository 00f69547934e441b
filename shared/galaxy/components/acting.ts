import type { Flow } from '../../engine/flow.ts'
import type { Hint } from '../../engine/hint.ts'
import type { Json } from '../../engine/json.ts'
import type { Choice } from '../../engine/options.ts'
import type { About, Next, Seat, TextId } from '../../engine/rules.ts'
import type { Source } from './holding.ts'

/** What happens when a component is played, used or met by its moment. Only rules run it. */

/** What an edition's components can act on: its table, and what is known at each named moment of its flow. */
export interface Scenes {
  table: object
  moments: object
}
type Named<S extends Scenes> = keyof S['moments'] & string

/** A component on its way. */
export interface Playing<S extends Scenes, M extends Named<S> = Named<S>> {
  /** Who plays or holds it. */
  readonly by: Seat
  /** As it lies in deck, hand and discard pile (`sabotage.2`), or the id of its text. */
  readonly card: string
  readonly moment: M
  readonly about: S['moments'][M]
  /** Unique within the segment: it begins the names of questions and rolls this leads to. */
  readonly name: string
  /** By which card it is held, and whom a law elected; not for what is played from a hand. */
  readonly source?: Source
}

/** A choice among things one can point at, made before anybody may cancel. */
export interface Aim<S extends Scenes> {
  /** Ids of what can be chosen; where there is none, the component cannot be used. */
  among(table: S['table'], by: Seat, about: S['moments'][Named<S>]): readonly string[]
  /** Asks for one of `left`: of these, what this player has not aimed the same component at before. `undefined`: nothing is left. */
  ask(table: S['table'], playing: Playing<S>, left: Aim<S>['among']): Flow<string | undefined>
  /** What everybody learns of it, before anybody says whether he cancels. */
  told?(table: S['table'], by: Seat, aim: string): readonly { text: TextId; about: About }[]
}

/** Several choices as one flow, for what one aim cannot say. `undefined`: there was nothing to choose, and it is lost. As a
 *  method, so that what serves several moments fits each of them. */
type Choices<S extends Scenes, M extends Named<S>, A> = {
  chooses(table: S['table'], playing: Playing<S, M>): Flow<A | undefined>
}['chooses']

/** Returned by `does`: what it was played on, or the step of the rules at hand, does not happen. */
export const cancels = 'cancels'

/** From the hand; when stands in its record. */
export interface Plays<S extends Scenes, M extends Named<S> = Named<S>, A extends Json = Json> {
  /** Whether this seat could have a use for it now: a read of the table, since it decides who is asked. Where the aims are
   *  one aim, that there is something to aim at goes without saying. `card`: the very copy. */
  may?(table: S['table'], by: Seat, about: S['moments'][M], card: string): boolean
  /** What it does to whom, for bots and screens. */
  readonly hint?: Hint
  /** What is chosen before it can be cancelled. */
  aims?: Aim<S> | Choices<S, M, A>
  does(table: S['table'], playing: Playing<S, M>, aim: A): Flow<unknown>
  /** Nobody is asked whether he cancels it. */
  readonly sure?: true
  /** It is for any time, and what would run on by itself waits for it: the moments that are also its own. */
  readonly pauses?: readonly Named<S>[]
}

/** At a named moment: by itself or, with a choice, as a line in the window of that moment. */
export interface ActsAt<S extends Scenes, M extends Named<S>, A extends Json = Json> {
  readonly choice?: {
    /** What it does to whom, for bots and screens. */
    readonly hint?: Hint
    may?(table: S['table'], by: Seat, about: S['moments'][M]): boolean
    aims?: Aim<S> | Choices<S, M, A>
    /** How the line reads, where the name of the component does not say it. */
    line?(table: S['table'], by: Seat, about: S['moments'][M]): Choice
  }
  does(table: S['table'], playing: Playing<S, M>, aim: A): Flow<unknown>
}

export interface Acts<S extends Scenes> {
  readonly at?: { readonly [M in Named<S>]?: ActsAt<S, M> }
  /** In place of, or beside, an ordinary action of one's turn. */
  readonly action?: {
    readonly hint?: Hint
    may(table: S['table'], seat: Seat): boolean
    /** Segments it names run before what comes after the action, where an edition has such. */
    does(table: S['table'], seat: Seat): Flow<Next | undefined> | Flow
    /** Whether the turn is used up by it. */
    endsTurn: boolean
  }
}
