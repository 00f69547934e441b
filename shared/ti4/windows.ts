import type { Seat } from '../engine/rules.ts'
import { type Concerns, concerns, type MomentAbout, type Times } from '../galaxy/components/moments.ts'
import type { ActionCard } from './content/actionCards.ts'
import type { NoteWindow } from './content/promissoryNotes.ts'
import type { Table } from './table.ts'

/** The moments at which cards are played from the hand, and whose they are. [1.14–1.24, 2.6] */

/** What is an action of one's turn, or happens as a note is received, has no window. */
export type WindowTime = Exclude<NoteWindow, 'action' | 'whenReceived'>

/** Moments at which no card of a hand is played, but what lies open may be used. */
type OpenTime =
  | 'afterProduction'
  | 'afterTacticalAction'
  | 'beforeShipsMove'
  | 'beforeVote'
  | 'objectiveRevealed'
  | 'turnEnd'
  | 'afterPlanetGained'
  | 'afterExploration'
  | 'relicGained'
  | 'diceStepOver'
  | 'goodsGained'
  | 'afterAgentExhausted'
  | 'afterCommoditiesReplenished'
  | 'afterPillage'
  | 'whenResearchPaid'
  | 'afterTechnologyGained'
  | 'afterUnitDestroyed'
  | 'afterStrategyToken'
  | 'unitsProduced'
  | 'statusPhaseStart'
  | 'statusPhaseEnd'
  | 'whenPdsPlaced'
  | 'hitsProduced'

const whose: Readonly<Record<WindowTime | OpenTime, Concerns>> = {
  strategyPhaseStart: 'all',
  whenStrategyCardChosen: 'all',
  strategyPhaseEnd: 'all',
  turnStart: 'all',
  whenStrategicAction: 'all',
  afterAction: 'own',
  whenActionCardPlayed: 'others',
  afterActionCardDiscarded: 'others',
  afterActivation: 'all',
  afterShipsMove: 'all',
  beforeSpaceCannonHits: 'own',
  whenUnitAbilityRoll: 'own',
  afterUnitAbilityRoll: 'all',
  whenProducing: 'own',
  combatStart: 'sides',
  beforeBarrage: 'sides',
  combatRoundStart: 'sides',
  announceRetreatsStart: 'sides',
  afterRetreatAnnounced: 'sides',
  afterOwnCombatRoll: 'own',
  afterCombatRolls: 'sides',
  beforeCombatHits: 'own',
  whenDamageSustained: 'own',
  afterDamageSustained: 'others',
  afterShipDestroyed: 'own',
  combatRoundEnd: 'sides',
  afterCombatWon: 'own',
  invasionStart: 'all',
  afterLanding: 'all',
  whenPlanetGained: 'own',
  afterPlanetLost: 'own',
  whenStrategyCardsReturned: 'all',
  agendaPhaseStart: 'all',
  whenAgendaRevealed: 'all',
  afterAgendaRevealed: 'all',
  afterVotesCast: 'all',
  afterSpeakerVotes: 'all',
  whenElected: 'all',
  whenOutcomeResolved: 'all',
  whenCommandTokensGained: 'own',
  whenCommoditiesReplenished: 'all',
  afterResearch: 'all',
  afterProduction: 'own',
  afterTacticalAction: 'all',
  beforeShipsMove: 'own',
  objectiveRevealed: 'all',
  beforeVote: 'all',
  turnEnd: 'all',
  afterPlanetGained: 'all',
  afterExploration: 'all',
  relicGained: 'own',
  diceStepOver: 'all',
  goodsGained: 'own',
  afterAgentExhausted: 'all',
  afterCommoditiesReplenished: 'others',
  afterPillage: 'all',
  whenResearchPaid: 'all',
  afterTechnologyGained: 'own',
  afterUnitDestroyed: 'all',
  afterStrategyToken: 'own',
  unitsProduced: 'all',
  statusPhaseStart: 'all',
  statusPhaseEnd: 'all',
  whenPdsPlaced: 'own',
  hitsProduced: 'all',
}

/** The same, with the sentence that asks. */
export const windowTimes: Times = Object.fromEntries(
  Object.entries(whose).map(([what, concerns]) => [what, [concerns, `ti4.ask.play.${what}`] as const]),
)

export const hasWindow = (what: string): what is WindowTime => Object.hasOwn(whose, what)

/** Whether a moment is one for this player to play something: by its kind, and by what is printed on the card. */
export function isConcerned(
  table: Table,
  seat: Seat,
  { whose: printed, in: where }: Pick<ActionCard, 'whose' | 'in'>,
  what: string,
  about: MomentAbout,
): boolean {
  const battle = about.battle ?? table.battle
  if (where !== undefined && battle && (battle.planet === undefined ? 'space' : 'ground') !== where)
    return false
  if (!concerns(hasWindow(what) ? whose[what] : 'all', seat, about, battle)) return false
  if (printed === undefined || about.of === undefined) return true
  return printed === 'own' ? about.of === seat : about.of !== seat
}
