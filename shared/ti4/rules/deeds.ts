import type { Flow } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { pass, respondTogether } from '../../galaxy/window.ts'
import { troopsOn } from '../battles.ts'
import { isGreatShip } from '../cards/counted.ts'
import { scorable, secretsConceivable, secretsFulfilled } from '../cards/objectives.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import type { PlanetId } from '../content/planets.ts'
import { isIn } from '../content/sets.ts'
import { fleet, supplied } from '../forces.ts'
import { noteOwner, notesInPlay } from '../notes.ts'
import { homesOfOthers, isAnomaly, isInHome } from '../places.ts'
import { clockwiseFrom, sheet } from '../realm.ts'
import type { Battle, Table, Ti4, Unit } from '../table.ts'
import { offering, score } from './scoring.ts'
import { precedence } from './victory.ts'

/** What was done just now that a secret objective may ask for: it is noted for all to see, whoever holds which card, and scored at
 *  once or not at all. [61.5, 61.9] */

export function noteDeed(table: Table, seat: Seat, id: ObjectiveId) {
  if (!isIn(table, objectives[id])) return
  table.deeds = { ...table.deeds, [seat]: { ...table.deeds?.[seat], [id]: true } }
}

/** By hits, cards or whatever else is said to destroy; what is removed is not. [61.9] */
export function noteDestroyed(table: Table, by: Seat, lost: readonly Pick<Unit, 'of' | 'kind'>[]) {
  if (lost.some(({ of, kind }) => of !== by && isGreatShip(kind)))
    noteDeed(table, by, 'destroy_their_greatest_ship')
}

/** The last ships somebody had there, as one printing or the other counts them. */
export function noteShotDown(table: Table, by: Seat, of: Seat, hex: HexId, before: readonly Unit[]) {
  const counts = (ships: readonly Unit[]) => (table.printing === 'first' ? ships.length : supplied(ships))
  const isGone = counts(before) > 0 && counts(fleet(table, of, hex)) === 0
  if (isGone) noteDeed(table, by, 'turn_their_fleets_to_dust')
}

/** The last ground forces of somebody on a planet, by bombardment. */
export function noteBombarded(table: Table, by: Seat, planet: PlanetId, of: Seat | undefined) {
  if (of !== undefined && troopsOn(table, planet, of).length === 0)
    noteDeed(table, by, 'make_an_example_of_their_world')
}

/** Whoever alone is left has won. [78.10, 42.4] */
export function noteVictory(table: Table, { hex, planet, attacker, defender }: Battle, winner: Seat) {
  const beaten = winner === attacker ? defender : attacker
  const most = Math.max(...clockwiseFrom(table, winner).map(seat => sheet(table, seat).points))
  if (sheet(table, beaten).points === most) noteDeed(table, winner, 'spark_a_rebellion')
  if (isAnomaly(table, hex)) noteDeed(table, winner, 'brave_the_void')
  if (homesOfOthers(table, winner).includes(hex)) noteDeed(table, winner, 'darken_the_skies')
  if (table.doing?.of === winner && table.doing.friends?.includes(beaten))
    noteDeed(table, winner, 'betray_a_friend')
  if (planet !== undefined) return
  const ships = fleet(table, winner, hex)
  if (ships.some(({ kind }) => kind === 'flagship')) noteDeed(table, winner, 'unveil_flagship')
}

const greatFleet = 3

/** What is left at the end of a space combat. */
export function noteFleets(table: Table, { hex, attacker, defender }: Battle) {
  for (const seat of [attacker, defender])
    if (supplied(fleet(table, seat, hex)) >= greatFleet) noteDeed(table, seat, 'demonstrate_your_power')
}

/** Those whose notes lie before the active player when his action begins. */
export const friendsOf = (table: Table, seat: Seat): Seat[] =>
  table.order.filter(
    other => other !== seat && notesInPlay(table, seat).some(note => noteOwner(note) === other),
  )

/** Somebody holds no longer what he held. */
export function notePlanetLost(table: Table, planet: PlanetId, of: Seat | undefined) {
  if (of !== undefined && isInHome(planet)) noteDeed(table, of, 'become_a_martyr')
}

/** A player, or whoever holds the planet, that an agenda elects, before anything comes of it. */
export function noteElected(table: Table, elected: string) {
  const seat = table.order.includes(elected) ? elected : table.planets[elected as PlanetId]?.owner
  if (seat !== undefined) noteDeed(table, seat, 'drive_the_debate')
}

/** Who could score for something done, as far as the table can know. */
const mayScore = (table: Table, phase: 'action' | 'agenda'): Seat[] =>
  precedence(table).filter(
    seat =>
      scorable(table, seat, phase).length > 0 ||
      (sheet(table, seat).secretObjectives > 0 && secretsConceivable(table, seat, phase).length > 0),
  )

const gaining = (objectives: Record<string, Choice>): Record<string, Choice> =>
  Object.fromEntries(
    Object.entries(objectives).map(([id, choice]) => [id, { ...choice, hint: { gains: 'objective' } }]),
  )

/** All who did something are asked at the same time whether they score for it, one objective each after a combat and else as
 *  many as they can; in initiative order they do. What was done is over then. [61.7] */
export function* scoreDeeds(table: Table, name: string, after?: 'combat'): Flow {
  const phase = table.phase === 'agenda' ? 'agenda' : 'action'
  for (let i = 1; mayScore(table, phase).length > 0; i++) {
    const said = yield* respondTogether<Ti4>({
      name: `${name}/deeds/${i}`,
      kind: 'secretObjective',
      rule: 'ti4/61.5',
      text: 'ti4.ask.scoreDeed',
      seats: mayScore(table, phase),
      offers: ({ table: now, seat = '', hand }) =>
        gaining(
          offering([
            ...scorable(now, seat, phase),
            ...secretsFulfilled(now, seat, hand?.secretObjectives ?? {}, phase),
          ]),
        ),
    })
    const seats = precedence(table).filter(seat => (said[seat] ?? pass) !== pass)
    for (const seat of seats) yield* score(table, seat, said[seat] as ObjectiveId, `${name}/${i}/${seat}`)
    if (after === 'combat' || seats.length === 0) break
  }
  delete table.deeds
}
