import type { Seat } from '../../engine/rules.ts'
import type * as galaxy from '../../galaxy/components/moments.ts'
import type { AgendaId } from '../content/agendas.ts'
import type { ObjectiveId } from '../content/objectives.ts'
import type { NoteWindow } from '../content/promissoryNotes.ts'
import type { UnitKind } from '../content/units.ts'
import type { Table, UnitId } from '../table.ts'

/** Everything a moment may be about. Each of them says below what it always is about. */
export interface MomentAbout extends galaxy.MomentAbout<Table> {
  /** Whom it was done to. */
  against?: Seat
  /** Whose hits they are. */
  from?: Seat
  /** Whose action it was, where a component had one; which Action Card it was is no news, and by then it may be in the deck. */
  component?: 'actionCard' | 'other'
  /** Of the ships that came, those that have passed a wormhole. */
  gated?: readonly UnitId[]
  /** They came in a retreat or by what a component does: not by the movement of a Tactical Action, whose active system it would be. */
  aside?: true
}
type With<K extends keyof MomentAbout> = Required<Pick<MomentAbout, K>> & MomentAbout

interface OfCards extends Record<NoteWindow, MomentAbout> {
  action: With<'of'>
  whenStrategyCardChosen: With<'of' | 'card'>
  turnStart: With<'of'>
  whenStrategicAction: With<'of' | 'card'>
  /** An action of one's turn is over, the turn is not. */
  afterAction: With<'of'>
  whenActionCardPlayed: With<'of' | 'card' | 'copy'>
  afterActionCardDiscarded: With<'of' | 'card' | 'copy'>
  afterActivation: With<'of' | 'hex'>
  /** `units`: the ships that came. */
  afterShipsMove: With<'of' | 'hex' | 'units'>
  /** `of`: who takes them. */
  beforeSpaceCannonHits: With<'of' | 'hex' | 'count'>
  /** All dice of one roll of a unit ability lie. */
  afterUnitAbilityRoll: With<'of' | 'hex' | 'step'>
  whenUnitAbilityRoll: With<'of' | 'hex' | 'step'>
  whenProducing: With<'of' | 'hex'>
  combatStart: With<'hex' | 'battle'>
  beforeBarrage: With<'hex' | 'battle'>
  combatRoundStart: With<'battle'>
  announceRetreatsStart: With<'battle'>
  afterRetreatAnnounced: With<'of' | 'battle'>
  /** All dice of one side lie; the defender may have thrown none yet. */
  afterOwnCombatRoll: With<'of' | 'battle' | 'step'>
  /** All dice of a combat round lie, on both sides. */
  afterCombatRolls: With<'battle' | 'step'>
  /** `of`: who takes them. */
  beforeCombatHits: With<'of' | 'count'>
  whenDamageSustained: With<'of' | 'units'>
  afterDamageSustained: With<'of' | 'units'>
  /** `units` have left the board and are known by id no more; `kinds` tells them. */
  afterShipDestroyed: With<'of' | 'hex'> & { kinds: Readonly<Partial<Record<UnitKind, number>>> }
  combatRoundEnd: With<'battle'>
  /** `against`: who lost it. */
  afterCombatWon: With<'of' | 'hex'> & { against: Seat }
  invasionStart: With<'of' | 'hex'>
  /** `of` has troops on `planet` of another now. */
  afterLanding: With<'of' | 'hex' | 'planet'>
  /** About to control it; `against`: who still does, if anybody. */
  whenPlanetGained: With<'of' | 'planet'>
  /** `against`: who has it now. */
  afterPlanetLost: With<'of' | 'planet'>
  /** `of`: who is elected, if a player is. */
  whenElected: { card: AgendaId } & MomentAbout
  whenOutcomeResolved: { card: AgendaId } & MomentAbout
  whenAgendaRevealed: { card: AgendaId } & MomentAbout
  afterAgendaRevealed: { card: AgendaId } & MomentAbout
  afterSpeakerVotes: { card: AgendaId } & MomentAbout
  afterVotesCast: { card: AgendaId } & MomentAbout
  whenCommoditiesReplenished: With<'of'>
  whenCommandTokensGained: With<'of' | 'count'>
  afterResearch: With<'of' | 'card'>
}

/** Each named moment of the flow, with what is known then: the windows of Action Cards, and what abilities and laws wait for. */
export interface Moments extends OfCards {
  /** An agenda is known, and nobody has voted yet. */
  beforeVotes: MomentAbout
  /** Somebody's turn to vote. */
  beforeVote: With<'of' | 'card'>
  /** All dice of both sides lie and Fighters have fallen; `count`: hits of this player beyond them. */
  afterBarrage: With<'of' | 'hex' | 'battle' | 'count'>
  /** One player has given another so many Commodities at once. */
  commoditiesGiven: With<'of' | 'count'> & { against: Seat }
  /** Somebody is through with a primary or secondary ability. */
  afterStrategyAbility: With<'of' | 'card'>
  /** Of one player, ships or not, in battle or out of it; they are known by id no more. */
  afterUnitDestroyed: With<'of' | 'hex'> & { kinds: Readonly<Partial<Record<UnitKind, number>>> }
  /** All hits of a combat round that are this player's are assigned. */
  afterHitsAssigned: With<'of' | 'battle' | 'step'>
  /** Whoever may answer that he does has done so. */
  afterCommoditiesReplenished: With<'of'>
  strategyPhaseEnd: MomentAbout
  /** A point for Mecatol Rex, by Imperial. */
  imperialScored: With<'of'>
  /** Ships may move there now. */
  beforeShipsMove: With<'of' | 'hex'>
  /** Everybody sees it from now on. */
  objectiveRevealed: { card: ObjectiveId } & MomentAbout
  /** A Tactical Action is over, but for what comes after it. */
  afterTacticalAction: With<'of' | 'hex'>
  /** The last of a turn. */
  turnEnd: With<'of'>
  /** It is his, and what was there of others is gone; it has not been explored. */
  afterPlanetGained: With<'of' | 'planet'>
  /** `card` was drawn from an exploration deck and carried out, for `planet` or in space. */
  afterExploration: With<'of' | 'hex' | 'card'>
  afterTechnologyGained: With<'of' | 'card'>
  /** He is about to pay `count` resources for it. */
  whenResearchPaid: With<'of' | 'count'>
  relicGained: With<'of' | 'card'>
  /** The dice of a combat round lie, and hits have not been assigned. */
  diceStepOver: With<'battle' | 'step'>
  /** `count` came from the supply. */
  goodsGained: With<'of' | 'count'>
  /** It was exhausted for what it does, which is done. */
  afterAgentExhausted: { card: string } & With<'of'>
  afterOutcomeResolved: { card: AgendaId } & MomentAbout
  /** It was voted on, and nothing comes of it. */
  outcomeFoiled: { card: AgendaId } & MomentAbout
  /** `of` has taken from `against`. */
  afterPillage: With<'of' | 'against'>
  /** `count` of them left the Strategy Pool for something. */
  afterStrategyToken: With<'of' | 'count'>
  /** `units` have just been produced, and what is too much is still there. */
  unitsProduced: With<'of' | 'hex' | 'units'>
  statusPhaseStart: MomentAbout
  statusPhaseEnd: MomentAbout
  dockPlaced: With<'of' | 'hex'>
  /** One is about to be placed on a planet. */
  whenPdsPlaced: With<'of' | 'planet'>
  /** `of` is about to assign hits, `count` of them, to `units`. */
  hitsProduced: With<'of' | 'hex' | 'count' | 'units'>
  /** `count` Fighters were among what was produced; `units`: what alone used Production, where others there could have. */
  afterProduction: With<'of' | 'hex' | 'count'>
  /** Something was produced by an ability, and no unit has used Production. */
  producedByAbility: With<'of' | 'hex'>
  /** Units could have used Production, and did not. */
  producedNothing: With<'of' | 'hex'>
}
export type Moment = keyof Moments

/** One moment as it comes. */
export type Scene<M extends Moment = Moment> = galaxy.Scene<M, Moments[M]>
export const at = <M extends Moment>(what: M, about: Moments[M]): Scene<M> => ({ what, about })
