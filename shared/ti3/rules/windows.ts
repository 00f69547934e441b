import type { Seat, TextId } from '../../engine/rules.ts'
import { type Concerns, concerns, type MomentAbout } from '../../galaxy/components/moments.ts'
import type { PlayTime } from '../content/actionCards.ts'
import type { Table } from '../table.ts'

/** The moments at which Action Cards may be played, and whose they are. [p. 22] */

/** What is an action of one's turn, or a command, has no window. */
export type WindowTime = Exclude<PlayTime, 'action' | 'anyTime' | 'asCopiedCard'>

export const windowTimes: Readonly<Record<WindowTime, readonly [Concerns, TextId]>> = {
  strategyPhase: ['all', 'ti3.ask.playStrategyPhase'],
  beforeFirstPick: ['all', 'ti3.ask.playBeforeFirstPick'],
  afterPick: ['all', 'ti3.ask.playAfterPick'],
  afterAllPicks: ['all', 'ti3.ask.playAfterAllPicks'],
  statusPhase: ['all', 'ti3.ask.playStatusPhase'],
  afterStrategyPrimary: ['all', 'ti3.ask.playAfterPrimary'],
  afterPoliticalPrimary: ['all', 'ti3.ask.playAfterPoliticalPrimary'],
  afterOwnTechnologyPrimary: ['own', 'ti3.ask.playAfterTechnologyPrimary'],
  afterTradeSecondary: ['others', 'ti3.ask.playAfterTradeSecondary'],
  beforePoliticalDraw: ['all', 'ti3.ask.playBeforePoliticalDraw'],
  afterPoliticalRead: ['all', 'ti3.ask.playAfterPoliticalRead'],
  beforeOwnVote: ['own', 'ti3.ask.playBeforeVote'],
  afterOtherVote: ['others', 'ti3.ask.playAfterVote'],
  afterActionCard: ['others', 'ti3.ask.playAfterCard'],
  afterActivation: ['own', 'ti3.ask.playAfterActivation'],
  afterEnemyMovement: ['others', 'ti3.ask.playAfterMovement'],
  beforeLandings: ['all', 'ti3.ask.playBeforeLandings'],
  beforeBombardment: ['all', 'ti3.ask.playBeforeBombardment'],
  beforeInvasionCombat: ['sides', 'ti3.ask.playBeforeInvasion'],
  beforeSpaceBattle: ['sides', 'ti3.ask.playBeforeBattle'],
  beforeSpaceBattleRound: ['sides', 'ti3.ask.playBeforeBattleRound'],
  beforeCombatRound: ['sides', 'ti3.ask.playBeforeCombatRound'],
  afterCombatDie: ['sides', 'ti3.ask.playAfterDie'],
  afterEnemyCombatRoll: ['sides', 'ti3.ask.playAfterRoll'],
  afterShipDamaged: ['sides', 'ti3.ask.playAfterDamage'],
  afterNeutralPlanetTaken: ['own', 'ti3.ask.playAfterPlanetTaken'],
  afterPlanetLost: ['own', 'ti3.ask.playAfterPlanetLost'],
  beforeTechnologyPurchase: ['own', 'ti3.ask.playBeforeTechnology'],
}

/** Whether a moment of this kind is one for this player's cards. */
export function isConcerned(table: Table, seat: Seat, what: string, about: MomentAbout): boolean {
  return concerns(hasWindow(what) ? windowTimes[what][0] : 'all', seat, about, about.battle ?? table.battle)
}

export const hasWindow = (what: string): what is WindowTime => Object.hasOwn(windowTimes, what)

/** What tells one situation of a kind from another: one player plays the same kind of card on it once in a round. [p. 22] */
export function situationOf(table: Table, what: string, about: MomentAbout): string {
  if (what === 'action' || what === 'anyTime') return ''
  const { of, hex, hexes = [], planet, card, copy, battle, step } = about
  const where = [hex ?? battle?.hex, ...hexes, planet ?? battle?.planet]
  const parts = [what, of, ...where, copy ?? card, battle && `${table.turns ?? 0}`, battle?.round, step]
  return parts.filter(part => part !== undefined).join('.')
}
