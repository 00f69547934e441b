import type { Seat } from '../../engine/rules.ts'

/** What is so while a component is held or in force: the numbers it changes, what it allows and forbids. Client, bots and
 *  rules read it; what happens when a component is used stands in `acting.ts`. */

/** What an edition's components can speak of. */
export interface Words {
  table: object
  /** Each number rules ask for, with what it depends on. */
  numbers: object
  /** Each thing that is allowed or not, with what it depends on. */
  permissions: object
}

/** Something with an end, lying on the table. Most of what cards leave behind is said by these words alone; what cannot be
 *  has an effect of its own under `effect`. */
export interface Lasting {
  /** The component it came from. */
  effect: string
  by: Seat
  /** Whom it touches, where that is not who began it. */
  on?: Seat
  /** It touches everybody, or everybody but `by`. */
  touches?: 'all' | 'others'
  hex?: string
  planet?: string
  /** It ends when `by` no longer holds the planet. */
  whileHeld?: true
  /** The card that lies there for it. */
  card?: string
  until: string
  /** What is added to numbers, allowed and forbidden. */
  adds?: Readonly<Record<string, number>>
  allows?: Readonly<Record<string, true>>
  forbids?: Readonly<Record<string, true>>
  /** Only where what is asked about agrees: `{kind: 'fighter', hex: 'a1'}`. */
  where?: Readonly<Record<string, string | number>>
  /** Texts of components that are silent, or held as well, for whom it touches. */
  silences?: Readonly<Record<string, true>>
  lends?: Readonly<Record<string, true>>
}

/** A component in force: whose text it is, who holds it, and the card by which he does. */
export interface Source {
  readonly id: string
  /** Another one where the text is copied or lent. What is exhausted or discarded is this. */
  readonly card: string
  readonly holder: Seat
  readonly lasting?: Lasting
  /** Whom or what a law elected. */
  readonly elected?: readonly string[]
}

type Asked<W extends Words> = Omit<Source, 'id' | 'card'> & { of: Seat | undefined; table: W['table'] }
type Change<A> = (about: A) => number | undefined

/** A function adds. In layers: what is set, then what is added, then caps. Nothing said is `undefined`. */
export type Changes<A> =
  | Change<A>
  | { set?: Change<A>; add?: Change<A>; atMost?: Change<A>; atLeast?: Change<A> }

export interface Holds<W extends Words> {
  readonly numbers?: {
    readonly [N in keyof W['numbers']]?: Changes<W['numbers'][N] & Asked<W> & { now: number }>
  }
  /** True allows, false forbids, undefined says nothing; a single false is stronger than any true. */
  readonly permits?: {
    readonly [P in keyof W['permissions']]?: (
      about: W['permissions'][P] & Asked<W> & { of: Seat },
    ) => boolean | undefined
  }
  /** It acts on everybody, or on a certain other player: it is asked whoever the number is of. */
  readonly wide?: true
}
