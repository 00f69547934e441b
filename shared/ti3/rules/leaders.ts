import { behind } from '../../engine/draft.ts'
import { choose, type Flow, roll, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { enemyOn, opponentIn } from '../battles.ts'
import type { LeaderId } from '../content/leaders.ts'
import type { PlanetId } from '../content/planets.ts'
import { localSide } from '../domains.ts'
import { captivesOf, leadersOfSeat, leadersOn, refugesOf } from '../leaders.ts'
import { ownerOf, planetsOf } from '../realm.ts'
import type { Leader, Table, Ti3 } from '../table.ts'

/** What becomes of leaders: killed, captured, escaped, freed. Every ship and planet lost comes by here. [pp. 34-35] */

export function leaderIn(table: Table, id: LeaderId): Leader {
  const found = table.leaders?.[id]
  if (!found) throw new Error(`${id} is not in play`)
  return found
}

type Place = { planet: PlanetId } | { captor: Seat } | { fleeing: true } | { gone: true }

function put(table: Table, id: LeaderId, place: Place) {
  const { of } = leaderIn(table, id)
  if (table.leaders) table.leaders[id] = { of, ...place }
}

export function* killLeaders(table: Table, ids: readonly LeaderId[]): Flow {
  for (const id of ids) {
    const { of } = leaderIn(table, id)
    put(table, id, { gone: true })
    yield* tell('everyone', { text: 'ti3.log.leaderKilled', about: { seat: of, leader: id } })
  }
}

export function* capture(table: Table, by: Seat, ids: readonly LeaderId[]): Flow {
  for (const id of ids) {
    const { of } = leaderIn(table, id)
    put(table, id, { captor: by })
    yield* tell('everyone', { text: 'ti3.log.leaderCaptured', about: { seat: by, from: of, leader: id } })
  }
}

/** At once to a planet of his owner's choice. Says whether there was one. */
function* toRefuge(table: Table, id: LeaderId, name: string, blockadedToo: boolean): Flow<boolean> {
  const { of } = leaderIn(table, id)
  const to = yield* choose<PlanetId | undefined, Ti3>(of, ({ table }) => {
    const refuges = refugesOf(table, of, blockadedToo)
    if (refuges.length === 0) return { skip: undefined }
    return {
      name: `${name}/${id}/refuge`,
      rule: 'ti3/34.escape',
      text: 'ti3.ask.leaderRefuge',
      hint: { sends: 'leader' },
      about: { leader: id },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(refuges.map(planet => [planet, { on: { planet } }])),
      },
    }
  })
  if (to === undefined) return false
  put(table, id, { planet: to })
  yield* tell('everyone', { text: 'ti3.log.leaderEscapes', about: { seat: of, leader: id, planet: to } })
  return true
}

/** Nowhere, until it is decided where to. */
export const takeFlight = (table: Table, ids: readonly LeaderId[]) => {
  for (const id of ids) put(table, id, { fleeing: true })
}

/** Who finds no refuge is killed. `blockadedToo`: he left a planet that changed hands without an invasion. */
export function* leadersEscape(
  table: Table,
  ids: readonly LeaderId[],
  name: string,
  blockadedToo = false,
): Flow {
  takeFlight(table, ids)
  for (const id of ids) if (!(yield* toRefuge(table, id, name, blockadedToo))) yield* killLeaders(table, [id])
}

/** There is a planet for him: nobody can send one home who has none, and who rescues his own has just taken one. */
function* setFree(table: Table, ids: readonly LeaderId[], name: string): Flow {
  for (const id of ids) yield* toRefuge(table, id, name, false)
}

/** Leaders whose ship has left the board: a die each where it fell in a Space Battle, else they are killed. Called
 *  wherever units are destroyed, whatever by. */
export function* leadersOfLostShips(table: Table, name: string, inBattle: boolean): Flow {
  const { leaders, units } = behind(table)
  if (!leaders) return
  const stranded = Object.keys(leaders).filter(id => {
    const leader = leaders[id] as Leader
    return 'aboard' in leader && !units[leader.aboard]
  })
  if (stranded.length === 0) return
  const { battle } = table
  const isThrown = inBattle && battle !== undefined && battle.planet === undefined
  // Whom nobody throws for is gone before anybody is asked anything.
  if (!isThrown) {
    yield* killLeaders(table, stranded)
    return
  }
  for (const id of stranded) put(table, id, { fleeing: true })
  for (const id of stranded) {
    const { of } = leaderIn(table, id)
    const fate = fateInSpace(yield* throwFor(id, of, `${name}/${id}`))
    if (fate === 'escapes') yield* leadersEscape(table, [id], name)
    else if (fate === 'captured' && opponentIn(battle, of) !== localSide)
      yield* capture(table, opponentIn(battle, of), [id])
    else yield* killLeaders(table, [id])
  }
}

type Fate = 'killed' | 'escapes' | 'captured'
const fateInSpace = (die: number): Fate => (die <= 5 ? 'killed' : die <= 8 ? 'escapes' : 'captured')
const fateOnPlanet = (die: number): Fate => (die <= 5 ? 'captured' : die <= 9 ? 'escapes' : 'killed')

function* throwFor(leader: LeaderId, seat: Seat, name: string): Flow<number> {
  const dice = yield* roll(`${name}/fate`, 1)
  yield* tell('everyone', { text: 'ti3.log.leaderDie', about: { seat, leader }, dice })
  return dice[0] ?? 1
}

/** A planet was stormed, or fell without resistance: its leaders throw, and captives of the loser may be found. */
export function* leadersOfFallenPlanet(table: Table, by: Seat, planet: PlanetId, from: Seat): Flow {
  if (!table.leaders) return
  const name = `fallen/${planet}`
  const theirs = leadersOn(table, planet).filter(id => leaderIn(table, id).of !== by)
  for (const id of theirs) put(table, id, { fleeing: true })
  for (const id of theirs) {
    const { of } = leaderIn(table, id)
    const fate = fateOnPlanet(yield* throwFor(id, of, `${name}/${id}`))
    if (fate === 'escapes') yield* leadersEscape(table, [id], name)
    else if (fate === 'captured') yield* capture(table, by, [id])
    else yield* killLeaders(table, [id])
  }
  yield* rescue(table, by, from, name)
}

const rescuedOn = 9

/** The last planet gives up all captives; of another one a die tells whether one is found. */
function* rescue(table: Table, by: Seat, from: Seat, name: string): Flow {
  const held = captivesOf(table, from)
  if (held.length === 0) return
  if (planetsOf(table, from).length === 0) {
    yield* handOver(table, by, held, name)
    return
  }
  const dice = yield* roll(`${name}/rescue`, 1)
  yield* tell('everyone', { text: 'ti3.log.rescueDie', about: { seat: by, from }, dice })
  if ((dice[0] ?? 1) < rescuedOn) return
  const found = yield* choose<LeaderId, Ti3>(by, ({ table }) => ({
    name: `${name}/rescued`,
    rule: 'ti3/34.rescue',
    text: 'ti3.ask.rescue',
    about: { seat: from },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        captivesOf(table, from).map(id => [id, { text: 'ti3.ask.leader', about: { leader: id } }]),
      ),
    },
  }))
  yield* handOver(table, by, [found], name)
}

/** One's own is free, others have another captor. */
export function* handOver(table: Table, to: Seat, ids: readonly LeaderId[], name: string): Flow {
  const own = ids.filter(id => leaderIn(table, id).of === to)
  const others = ids.filter(id => !own.includes(id))
  yield* capture(table, to, others)
  yield* setFree(table, own, name)
}

/** Who came down with an invasion that failed: captured by whoever holds the planet, killed on a neutral one. */
export function* leadersLeftBehind(table: Table, seat: Seat, planet: PlanetId): Flow {
  if (!table.leaders || ownerOf(table, planet) === seat) return
  const left = leadersOn(table, planet, seat)
  const holder = enemyOn(table, planet, seat)
  if (holder === undefined) yield* killLeaders(table, left)
  else yield* capture(table, holder, left)
}

/** Of a player who is out: his own are gone, whom he holds is free. */
export function* leadersOfBeaten(table: Table, seat: Seat): Flow {
  if (!table.leaders) return
  yield* setFreeOrNot(table, captivesOf(table, seat))
  for (const id of leadersOfSeat(table, seat)) put(table, id, { gone: true })
}

/** Nobody holds them any more, so who has no refuge is lost. */
function* setFreeOrNot(table: Table, ids: readonly LeaderId[]): Flow {
  yield* leadersEscape(table, ids, 'freed')
}
