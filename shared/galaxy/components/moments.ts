import type { About, Seat, TextId } from '../../engine/rules.ts'
import type { HexId } from '../hexes.ts'
import type { Battle, PlanetOf, Table, UnitId } from '../table.ts'
import type { Acts, Plays } from './acting.ts'

/** Named places in the flow of a game, at which components act by themselves or are played. An edition says for each what it
 *  always is about; the machinery that runs them knows no more of them than this. */

/** Everything a moment may be about. */
export interface MomentAbout<T extends Table = Table> {
  /** Who did it, or is about to. */
  of?: Seat
  /** Several who are about to at the same time, or who just have. */
  seats?: readonly Seat[]
  hex?: HexId
  hexes?: readonly HexId[]
  planet?: PlanetOf<T>
  card?: string
  /** The very copy, where `card` is a kind. */
  copy?: string
  /** What the card was aimed at, as a sentence names it. */
  aimed?: { what: string; about: About }
  battle?: NonNullable<T['battle']>
  /** The step of dice. */
  step?: string
  units?: readonly UnitId[]
  count?: number
}

/** One moment as it comes. */
export interface Scene<What extends string = string, A = MomentAbout> {
  what: What
  about: A
}

/** Whose moment it is: anybody's; only his whom it is about; everybody else's; those who fight. */
export type Concerns = 'all' | 'own' | 'others' | 'sides'

/** How a window asks. */
export type Times = Readonly<Record<string, readonly [Concerns, TextId]>>

/** Whether a moment is one for this player's cards. */
export function concerns(
  whose: Concerns,
  seat: Seat,
  { of, seats }: Pick<MomentAbout, 'of' | 'seats'>,
  battle: Battle | undefined,
): boolean {
  switch (whose) {
    case 'all':
      return true
    case 'own':
      return seats ? seats.includes(seat) : seat === of
    case 'others':
      return seats ? seats.some(other => other !== seat) : seat !== of
    case 'sides':
      return !battle || seat === battle.attacker || seat === battle.defender
  }
}

/** Components as the machinery meets them, whatever the edition. */
export interface AnyScenes<T extends Table> {
  table: T
  moments: Record<string, MomentAbout>
}
export type AnyActs<T extends Table> = Acts<AnyScenes<T>>
export type AnyPlays<T extends Table> = Plays<AnyScenes<T>>
