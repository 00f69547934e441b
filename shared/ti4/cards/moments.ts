import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Window } from '../content/windows.ts'

/** Everything a moment may be about. Each of them says below what it always is about. */
export interface MomentAbout {
  /** Who did it, or is about to. */
  of?: Seat
  hex?: HexId
  planet?: PlanetId
  card?: string
  /** Whom it was done to. */
  against?: Seat
  count?: number
}
type With<K extends keyof MomentAbout> = Required<Pick<MomentAbout, K>> & MomentAbout

interface OfCards extends Record<Window, MomentAbout> {
  afterActivation: With<'of' | 'hex'>
  /** An action of one's turn is over, the turn is not. */
  afterAction: With<'of'>
  /** `against`: who lost it. */
  afterCombatWon: With<'of' | 'hex' | 'against'>
}

/** Each named moment of the flow, with what is known then: the windows of Action Cards, and what abilities and laws wait for. */
export interface Moments extends OfCards {
  /** An agenda is known, and nobody has voted yet. */
  beforeVotes: MomentAbout
  strategyPhaseEnd: MomentAbout
  statusPhaseEnd: MomentAbout
  /** He controls it from now on; `against`: who did so far, if anybody. */
  planetGained: With<'of' | 'planet'>
  commoditiesReplenished: With<'of'>
  dockPlaced: With<'of' | 'hex'>
  /** `count` Fighters were among what was produced. */
  afterProduction: With<'of' | 'hex' | 'count'>
  technologyResearched: With<'of' | 'card'>
}
export type Moment = keyof Moments
