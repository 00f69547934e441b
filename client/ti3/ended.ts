import type { Seat } from '../../shared/engine/rules.ts'
import { type ObjectiveId, objectives } from '../../shared/ti3/content/objectives.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { pointsToWin } from '../../shared/ti3/target.ts'
import { cardName } from '../galaxy/cards/cards.ts'
import { resultsOf } from '../galaxy/ending/results.ts'
import { say } from '../text/text.ts'

/** What ended the game: an objective that does so by itself, or the last point. */
export function endedBy(table: Table, winners: readonly Seat[]): ObjectiveId | undefined {
  const claimed = resultsOf(table, winners).flatMap(({ wins, claimed, secrets }) =>
    wins ? [...claimed, ...secrets] : [],
  ) as ObjectiveId[]
  return (
    claimed.find(id => objectives[id].ends === 'claimed') ??
    // In a line it lies open from the beginning, and ends the game when the token is there.
    (table.token === table.line?.length
      ? (Object.keys(table.objectives) as ObjectiveId[]).find(id => objectives[id].ends === 'revealed')
      : undefined)
  )
}

export function endedHow(table: Table, winners: readonly Seat[]): string {
  if (table.agreed) return say('galaxy.over.agreed')
  const by = endedBy(table, winners)
  const count = pointsToWin(table)
  if (by !== undefined)
    return objectives[by].ends === 'revealed'
      ? say('ti3.over.rex')
      : say('ti3.over.objective', { card: cardName(by) })
  const reached = winners.some(seat => (table.players[seat]?.points ?? 0) >= count)
  return say(reached || table.decks.objective > 0 ? 'ti3.over.points' : 'ti3.over.lastObjective', { count })
}
