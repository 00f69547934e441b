import { draw, type Flow, inHand, leave, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import { objectivesScored, tookLastDock } from '../cards/objectives.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import type { PlanetId } from '../content/planets.ts'
import { countOf, onPlanet } from '../forces.ts'
import { plays } from '../options.ts'
import { neighboursOf, planetsOf, sheet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { pointsToWin } from '../target.ts'

/** Victory points; the last one wanted ends the game at that moment, in any phase. [p. 14] */
export function* score(table: Table, seat: Seat, points: number): Flow {
  const player = sheet(table, seat)
  const most = pointsToWin(table)
  player.points = Math.min(most, player.points + points)
  yield* tell('everyone', { text: 'ti3.log.points', about: { seat, count: points } })
  if (player.points >= most) yield* win(table, [seat])
}

export function* win(table: Table, winners: readonly Seat[]): Flow<never> {
  table.phase = 'over'
  for (const seat of winners) yield* tell('everyone', { text: 'ti3.log.wins', about: { seat } })
  return yield* leave({ winners })
}

/** All agreed to end it here, as it stands. */
export const endNow: Command<Ti3> = {
  may: ({ table }) => (table.round > 0 ? ({ shape: 'oneOf', of: { now: {} } } as OneOf) : undefined),
  *does(table) {
    table.agreed = true
    yield* win(table, leaders(table))
  },
}

/** A public objective that is fulfilled and paid for. */
export function* scorePublic(table: Table, seat: Seat, id: ObjectiveId): Flow {
  table.objectives[id] = { ...table.objectives[id], [seat]: true }
  yield* tell('everyone', { text: 'ti3.log.claims', about: { seat, card: id } })
  const { points, ends } = objectives[id]
  if (ends === 'claimed') yield* win(table, [seat])
  yield* score(table, seat, points ?? 0)
}

/** Turned over for all to see, achieved or thrown away. [pp. 14, 26] */
export function* showSecret(table: Table, seat: Seat, achieved: boolean): Flow {
  const player = sheet(table, seat)
  const id = yield* inHand<Ti3, ObjectiveId | undefined>(seat, hand => {
    const { secretObjective } = hand
    delete hand.secretObjective
    return secretObjective
  })
  if (id === undefined) throw new Error(`${seat} has no secret objective`)
  player.secretObjectives--
  if (achieved) player.achieved = id
  else player.forfeited = id
  yield* tell('everyone', {
    text: achieved ? 'ti3.log.secretAchieved' : 'ti3.log.secretForfeited',
    about: { seat, card: id },
  })
  if (achieved) yield* score(table, seat, objectives[id].points ?? 0)
}

/** The top card of the objective deck is turned over; Imperium Rex ends the game at once. [pp. 14, 38] */
export function* revealObjective(table: Table): Flow {
  const id = yield* draw<Ti3, ObjectiveId | undefined>(({ box }) => {
    const [top] = box.objectives
    box.objectives = box.objectives.slice(1)
    return top
  })
  if (id === undefined) return
  table.decks.objective--
  table.objectives[id] = {}
  yield* tell('everyone', { text: 'ti3.log.objective', about: { card: id } })
  if (objectives[id].ends === 'revealed') yield* win(table, leaders(table))
}

/** What ends a game by the round: the token on Imperium Rex, or a deck without it that was turned up whole. [pp. 32–33] */
export function* maybeLastRound(table: Table): Flow {
  const { line } = table
  if (line) {
    const token = (table.token ?? 0) + 1
    table.token = token
    const card = line[token - 1] as ObjectiveId
    yield* tell('everyone', { text: 'ti3.log.token', about: { card } })
    if (token === line.length) yield* win(table, leaders(table))
  } else if (allTurnedUp(table)) {
    yield* tell('everyone', { text: 'ti3.log.lastObjective' })
    yield* win(table, leaders(table))
  }
}

/** In a Long War without Imperium Rex this round is the last one. */
export const allTurnedUp = (table: Table): boolean =>
  plays(table, 'longWar') === 'withoutImperiumRex' && table.decks.objective === 0

/** Most points, then objectives, planets, unused counters, counters on the sheet; who is still level shares it. [p. 14] */
export function leaders(table: Table): Seat[] {
  const standing = (seat: Seat) => {
    const { points, counters } = sheet(table, seat)
    const unused = counters.pool + counters.strategy
    return [
      points,
      objectivesScored(table, seat),
      planetsOf(table, seat).length,
      unused,
      unused + counters.fleet,
    ]
  }
  const behind = (seat: Seat, other: Seat) => {
    const ours = standing(seat)
    const theirs = standing(other)
    const at = ours.findIndex((count, i) => count !== theirs[i])
    return at >= 0 && (ours[at] as number) < (theirs[at] as number)
  }
  return table.order.filter(seat => !table.order.some(other => behind(seat, other)))
}

/** To be called when `by` takes a planet, before what stands on it is destroyed: it may hold a neighbour's last dock. */
export function rememberDockTaken(table: Table, by: Seat, planet: PlanetId) {
  const { left, right } = neighboursOf(table, by)
  for (const dock of onPlanet(table, planet, 'space_dock'))
    if ([left, right].includes(dock.of) && countOf(table, dock.of, 'space_dock') === 1)
      sheet(table, by).memory[tookLastDock] = 'round'
}
