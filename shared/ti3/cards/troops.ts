import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { troopsOn } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { piecesOnBoard, wouldLeaveCounter } from '../pieceLimits.ts'
import { hexOf } from '../realm.ts'
import { throwDice } from '../rules/dice.ts'
import { place, unit } from '../rules/pieces.ts'
import type { Table, Ti3 } from '../table.ts'
import { homecomesOn, homePlanets, takesTroops } from '../unasked.ts'
import type { ActsAt, Playing } from './act.ts'

/** Ground Forces from reinforcements onto a planet, as many as can be. */
export function* recruit(table: Table, seat: Seat, planet: PlanetId, count: number): Flow {
  const at = hexOf(table, planet)
  if (count < 1 || at === undefined || !takesTroops(table, seat, planet)) return
  for (let i = 0; i < count; i++) place(table, { kind: 'ground_force', of: seat, at, planet })
  yield* tell('everyone', { text: 'ti3.log.recruits', about: { seat, count, planet } })
}

/** How many could go from one planet to the other, up to `most`: none where a counter would be left without a piece. */
export function marches(table: Table, seat: Seat, from: PlanetId, to: PlanetId, most: number): number[] {
  const ids = troopsOn(table, from, seat).map(({ id }) => id)
  return ids
    .slice(0, most)
    .map((_, i) => i + 1)
    .filter(count => {
      const goes = Object.fromEntries(ids.slice(0, count).map(id => [id, to]))
      return wouldLeaveCounter(table, seat, goes) === undefined
    })
}

/** However far. */
export function march(table: Table, seat: Seat, from: PlanetId, to: PlanetId, count: number) {
  const at = hexOf(table, to)
  if (at === undefined) return
  for (const { id } of troopsOn(table, from, seat).slice(0, count))
    Object.assign(unit(table, id), { planet: to, at })
}

const animates = 6

export const animateFallen: ActsAt<'invasionWon'> = { does: animate }

/** The fallen of either side may rise for the winner. */
function* animate(
  table: Table,
  { by: holder, about: { of, planet, count: killed }, name }: Playing<'invasionWon'>,
): Flow {
  if (of !== holder || killed < 1) return
  const risen = yield* throwDice(table, holder, name, killed, animates, { technology: 'dacxive_animators' })
  yield* recruit(table, holder, planet, risen)
}

export const regrow: ActsAt<'groundForcesLost'> = { does: synthesise }

/** Destroyed Ground Forces may return to a planet of the home system. */
function* synthesise(
  table: Table,
  { by: holder, about: { of, count, planet }, name }: Playing<'groundForcesLost'>,
): Flow {
  if (of !== holder || homePlanets(table, holder).length === 0) return
  const back = yield* throwDice(table, holder, `${name}/regrow`, count, homecomesOn, {
    technology: 'gen_synthesis',
  })
  for (let left = back, nth = 1; left > 0; nth++) {
    const placed = yield* placeReturned(table, holder, left, `${name}/where${nth > 1 ? nth : ''}`)
    if (placed === 0) return
    left -= placed
    spare(table, planet, placed)
  }
}

/** What returned was not killed after all. */
function spare({ battle }: Table, planet: PlanetId | undefined, count: number) {
  if (battle?.killed !== undefined && battle.planet === planet) battle.killed -= count
}

/** Whether the pieces reach all these planets at once. */
function reaches(table: Table, seat: Seat, planets: readonly PlanetId[]): boolean {
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['ground_force'] ?? {}
  return new Set([...Object.keys(at), ...planets]).size <= pieces
}

/** All at once where the pieces reach every planet; else one after the other, each where one can still lie. Tells how
 *  many were placed. */
function* placeReturned(table: Table, seat: Seat, left: number, name: string): Flow<number> {
  const where = yield* choose<Record<string, number>, Ti3>(seat, ({ table }) => {
    const planets = homePlanets(table, seat)
    if (planets.length === 0) return { skip: {} }
    const count = reaches(table, seat, planets) ? left : 1
    return {
      name,
      rule: 'ti3/24.genSynthesis',
      text: 'ti3.ask.regrow',
      about: { count },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(planets.map(planet => [planet, { on: { planet }, most: count }])),
        least: count,
        most: count,
      },
    }
  })
  for (const [planet, number] of Object.entries(where))
    yield* recruit(table, seat, planet as PlanetId, number)
  return Object.values(where).reduce((sum, number) => sum + number, 0)
}
