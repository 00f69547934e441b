import type { Seat } from '../../engine/rules.ts'
import type * as galaxy from '../../galaxy/components/moments.ts'
import type { Fight } from '../battle.ts'
import type { PlayTime } from '../content/actionCards.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import type { UnitKind } from '../content/units.ts'
import type { Table } from '../table.ts'

/** Everything a moment may be about. Each of them says below what it always is about. */
export interface MomentAbout extends galaxy.MomentAbout<Table> {
  step?: Fight['step']
}
type With<K extends keyof MomentAbout> = Required<Pick<MomentAbout, K>> & MomentAbout
type Nothing = MomentAbout

interface OfCards extends Record<PlayTime, MomentAbout> {
  action: With<'of'>
  anyTime: With<'of'>
  strategyPhase: Nothing
  beforeFirstPick: With<'of'>
  afterPick: With<'of'> & { card: StrategyCardId }
  afterAllPicks: Nothing
  statusPhase: Nothing
  afterStrategyPrimary: With<'of'> & { card: StrategyCardId }
  afterPoliticalPrimary: With<'of'>
  afterOwnTechnologyPrimary: With<'of'>
  /** `seats`: who has used it. */
  afterTradeSecondary: With<'seats'>
  beforePoliticalDraw: With<'of'>
  afterPoliticalRead: With<'of'> & { card: PoliticalCardId }
  beforeOwnVote: With<'of'> & { card: PoliticalCardId }
  afterOtherVote: With<'of' | 'count'> & { card: PoliticalCardId }
  afterActionCard: With<'of' | 'card' | 'copy'>
  /** Two systems with a Transfer Action. */
  afterActivation: With<'of' | 'hexes'>
  /** `units`: the ships that came. */
  afterEnemyMovement: With<'of' | 'hex' | 'units'>
  beforeLandings: With<'of' | 'hex'>
  /** Before it is decided which planets are fired at. */
  beforeBombardment: With<'of' | 'hex'>
  beforeInvasionCombat: With<'hex' | 'planet' | 'battle'>
  beforeSpaceBattle: With<'hex' | 'battle'>
  beforeSpaceBattleRound: With<'battle'>
  beforeCombatRound: With<'battle'>
  /** All dice of a step lie, on both sides. */
  afterCombatDie: With<'battle' | 'step'>
  afterEnemyCombatRoll: With<'battle' | 'step'>
  afterShipDamaged: With<'of' | 'units'>
  afterNeutralPlanetTaken: With<'of' | 'planet'>
  afterPlanetLost: With<'of' | 'planet'>
  /** `seats`: who may be about to buy. */
  beforeTechnologyPurchase: With<'seats'>
}

/** Each named moment of the flow, with what is known then: the play times of Action Cards, and what technologies, abilities
 *  and laws wait for. */
export interface Moments extends OfCards {
  strategyPhaseBegins: Nothing
  statusPhaseBegins: Nothing
  /** Action cards of the Status Phase are about to come to this seat. */
  beforeStatusDraw: With<'of'>
  /** Nothing is left of the game round but what ends with it. */
  roundEnds: Nothing
  turnBegins: With<'of'>
  turnEnds: With<'of'>
  /** A counter was placed by a Tactical Action, and nothing has moved yet. */
  systemActivated: With<'of' | 'hexes'>
  /** A fleet is about to be attacked. */
  earlyRetreat: With<'battle'>
  /** A planet is about to be bombarded by `units`. */
  bombardment: With<'of' | 'hex' | 'planet' | 'battle' | 'units'>
  /** Ground Forces of this seat were destroyed. */
  groundForcesLost: With<'of' | 'count'>
  /** `count` Ground Forces of both sides died in it. */
  invasionWon: With<'of' | 'planet' | 'count'> & { against: Seat }
  /** `count` Ground Forces of this seat fell in a round of an Invasion Combat that is just over. */
  invasionRoundEnds: With<'of' | 'count' | 'battle'>
  /** `battle` as it was last. */
  spaceBattleEnds: With<'hex' | 'battle'>
  /** From the supply. */
  tradeGoodsGained: With<'of' | 'count'>
  /** `seats`: who has used this secondary ability, all others having let it be. */
  secondariesUsed: With<'of' | 'seats'> & { card: StrategyCardId }
  /** A neutral planet came to this seat without a landing. */
  neutralPlanetJoined: With<'of' | 'planet'>
  /** `count` units were bought. */
  unitsBuilt: With<'of' | 'count'> & { unit: UnitKind }
}
export type Moment = keyof Moments

/** One moment as it comes. */
export type Scene<M extends Moment = Moment> = galaxy.Scene<M, Moments[M]>
export const at = <M extends Moment>(what: M, about: Moments[M]): Scene<M> => ({ what, about })
