import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import { councilWith } from '../galaxy/council.ts'
import type { Elects } from '../galaxy/election.ts'
import { type AgendaId, agendas, type Election } from './content/agendas.ts'
import type { PlanetId } from './content/planets.ts'
import { edition } from './edition.ts'
import { numberOf, permits } from './effects.ts'
import { isInHome, mecatolRex } from './places.ts'
import { traitsOf } from './planets.ts'
import { hexOf, isOut, ownerOf, readyPlanets, sheet, worthSpent } from './realm.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read about the Agenda Phase. */

export { leading } from '../galaxy/council.ts'

/** Clockwise from the Speaker's left; the Speaker comes last and breaks ties. [8.2, 8.19] */
const { chairOf, votingOrder: clockwise } = councilWith(edition)

export { chairOf }

/** Or from his right, if something turns it round; who votes before all others comes first. */
export function votingOrder(table: Table): Seat[] {
  const chair = chairOf(table)
  const others = clockwise(table).filter(seat => seat !== chair)
  const round = [...(permits(table, chair, 'votesBackwards', {}) ? others.reverse() : others), chair]
  const isFirst = (seat: Seat) => permits(table, seat, 'votesFirst', {})
  return [...round.filter(isFirst), ...round.filter(seat => !isFirst(seat))]
}

export const lawsOf = (table: Table): AgendaId[] => Object.keys(behind(table).laws) as AgendaId[]

/** What is elected; the one beneath a hidden vote says so itself. */
export function electsOf(card: AgendaId): Elects {
  const { elect } = agendas[card]
  return elect === 'hidden' ? 'forAgainst' : elect
}

/** Everything an agenda can be voted for; where there is nothing it is discarded. [8.8–8.11] */
export function candidatesOf(table: Table, card: AgendaId): string[] {
  const agenda = agendas[card]
  if (agenda.onReveal === 'needsLaw' && lawsOf(table).length === 0) return []
  switch (agenda.elect) {
    case 'forAgainst':
      return ['for', 'against']
    case 'player':
      return table.order.filter(seat => !isOut(table, seat))
    case 'planet':
      return planetsAmong(table, agenda)
    case 'law':
      return lawsOf(table)
    case 'scoredSecret':
      return table.order.flatMap(seat => Object.keys(sheet(table, seat).scored))
    case 'strategyCard':
      return Object.keys(table.strategyCards)
    case 'hidden':
      return []
  }
}

/** Those somebody controls. [8.11] */
function planetsAmong(table: Table, { among }: Election): PlanetId[] {
  const held = Object.keys(behind(table).planets) as PlanetId[]
  return held.filter(planet => {
    // What lies in no system is nobody's to give or take.
    if (ownerOf(table, planet) === undefined || hexOf(table, planet) === undefined) return false
    if (among === undefined) return true
    if (among !== 'notHomeNorMecatol') return traitsOf(table, planet).includes(among)
    return planet !== mecatolRex && !isInHome(planet)
  })
}

/** Planets that would give votes on it, and how many each. [8.6] */
export function votingPlanets(table: Table, seat: Seat, card: AgendaId): Readonly<Record<PlanetId, number>> {
  const votes: Record<string, number> = {}
  if (isFree(table, seat) || permits(table, seat, 'votesWithPlanets', { card }, true))
    for (const planet of readyPlanets(table, seat)) {
      const count = planetVotes(table, seat, planet)
      if (count > 0) votes[planet] = count
    }
  return votes as Record<PlanetId, number>
}

const planetVotes = (table: Table, seat: Seat, planet: PlanetId): number =>
  numberOf(table, seat, 'planetVotes', worthSpent(table, planet, 'influence'), { planet })

/** Votes that come with any others, or by themselves. [8.15] */
export const additionalVotes = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'additionalVotes', 0, {})

/** Votes he could buy with Trade Goods, besides others that he casts. */
export const votesForGood = (table: Table, seat: Seat): number =>
  mayAddVotes(table, seat) ? numberOf(table, seat, 'votesForGood', 0, {}) : 0
export const boughtVotes = (table: Table, seat: Seat): number =>
  votesForGood(table, seat) * sheet(table, seat).tradeGoods

/** Votes as they count in the end: some come only to those who cast others. */
export const withFollowing = (table: Table, seat: Seat, count: number): number =>
  count > 0 && mayAddVotes(table, seat) ? numberOf(table, seat, 'votesThatFollow', count, {}) : count

/** Nothing keeps him to the votes he has. */
export const mayAddVotes = (table: Table, seat: Seat): boolean => permits(table, seat, 'addsVotes', {}, true)

/** Who has foretold what comes of it has no vote on it. [8.22] */
export const mayVote = (table: Table, seat: Seat, card: AgendaId): boolean =>
  isFree(table, seat) || (!hasForetold(table, seat) && permits(table, seat, 'votes', { card }, true))

/** Nothing keeps him from voting. */
const isFree = (table: Table, seat: Seat): boolean => permits(table, seat, 'alwaysVotes', {})

const hasForetold = ({ agenda }: Table, seat: Seat): boolean =>
  Object.values(agenda?.predictions ?? {}).some(({ by }) => by === seat)

/** As many as he could cast. [8.6, 8.15, 8.16] */
export function mostVotes(table: Table, seat: Seat, card: AgendaId): number {
  if (!mayVote(table, seat, card)) return 0
  const byPlanets = Object.values(votingPlanets(table, seat, card))
  const own = byPlanets.reduce((sum, count) => sum + count, additionalVotes(table, seat))
  return own > 0 ? withFollowing(table, seat, own + boughtVotes(table, seat)) : 0
}
