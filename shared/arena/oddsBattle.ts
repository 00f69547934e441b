import type { LossOrder } from '../galaxy/odds/ranks.ts'

/** One battle, as `npm run odds` reads it. */
export interface OddsBattle {
  readonly name: string
  readonly game: string
  readonly place: 'space' | 'ground'
  readonly attacker: OddsForce
  readonly defender: OddsForce
  readonly lossOrder: 'cheap-first' | 'sustain-first'
  /** The planet is one of the defender's home system. */
  readonly home?: boolean
  /** It is fought in an ion storm. */
  readonly storm?: boolean
  /** Laws that lie. */
  readonly laws?: readonly string[]
  /** The fourth edition's cards as they were printed; the latest where nothing is said. */
  readonly printing?: 'latest' | 'first'
  /** Players who only have PDS in range of a battle in space. */
  readonly others?: readonly OddsForce[]
}
export interface OddsForce {
  /** Without one nothing a people can do matters. */
  readonly faction: string | null
  readonly units: Readonly<Record<string, number>>
  readonly technologies?: readonly string[]
  /** Action Cards that are played, each as soon as it can be; promissory notes and relics of the fourth edition beside them. */
  readonly cards?: readonly string[]
  /** Leaders by their kind, `general`, or by name: unlocked then, and ready. */
  readonly leaders?: readonly string[]
  /** Its Fighters that go on a Sabotage Run, so many against each enemy War Sun. */
  readonly run?: readonly number[]
}
export interface Shares {
  attacker: number
  /** Nobody is left, or nobody can hit. */
  draw: number
  defender: number
}

/** What each edition answers for itself. */
export interface OddsEdition {
  /** What is wrong with a battle, in a sentence. */
  fault(battle: OddsBattle): string | undefined
  forecast(battle: OddsBattle): Shares & { exact: boolean }
  /** So many fights through the rules themselves. */
  play(battle: OddsBattle, fights: number): Shares
}

export const lossOrders: Readonly<Record<OddsBattle['lossOrder'], LossOrder>> = {
  'cheap-first': 'cheapFirst',
  'sustain-first': 'sustainFirst',
}
