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
  /** Players who only have PDS in range of a battle in space. */
  readonly others?: readonly OddsForce[]
}
export interface OddsForce {
  /** Without one nothing a people can do matters. */
  readonly faction: string | null
  readonly units: Readonly<Record<string, number>>
  readonly technologies?: readonly string[]
  /** Action Cards in hand. Nobody plays them: odds tell what comes by itself. */
  readonly cards?: readonly string[]
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
