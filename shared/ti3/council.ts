import type { Seat } from '../engine/rules.ts'
import { councilWith, pairsOf } from '../galaxy/council.ts'
import { type PlanetId, planets } from './content/planets.ts'
import { type Election, type PoliticalCardId, politicalCards } from './content/politicalCards.ts'
import { edition } from './edition.ts'
import { numberOf } from './effects.ts'
import { hexOf, isColony, isOut, ownerOf, planetsOf, sheet, worthOfPlanet } from './realm.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read about the Galactic Council. */

export { leading } from '../galaxy/council.ts'

/** Clockwise from the Speaker's left; the Speaker comes last and breaks ties. [p. 23] */
export const { chairOf, votingOrder } = councilWith(edition)

/** Of each Lazax Survivors kept, on every agenda. [back page] */
export const survivorVotes = 3

/** Influence of ready planets, at least 1; trade goods give none. [p. 23] */
export function votesOf(table: Table, seat: Seat): number {
  let influence = 0
  for (const planet of planetsOf(table, seat)) {
    const ready = table.planets[planet]?.exhausted ? 0 : worthOfPlanet(table, planet, 'influence')
    influence += numberOf(table, seat, 'planetVotes', ready, { planet })
  }
  const { survivors = [] } = sheet(table, seat)
  return numberOf(table, seat, 'votes', Math.max(1, influence) + survivors.length * survivorVotes, {})
}

/** Everything one vote can name: one thing, or two where a card elects two. */
export function subjectsOf(table: Table, card: PoliticalCardId): string[][] {
  const printed = politicalCards[card]
  switch (printed.vote) {
    case 'forAgainst':
      return [['for'], ['against']]
    case 'player':
      return seatsPlaying(table).map(seat => [seat])
    case 'twoPlayers':
      return pairsOf(seatsPlaying(table))
    case 'planet':
      return planetsAmong(table, printed).map(planet => [planet])
    case 'twoPlanets':
      return pairsOf(planetsAmong(table, printed)).filter(
        ([one, other]) => ownerOf(table, one as PlanetId) !== ownerOf(table, other as PlanetId),
      )
    case 'law':
      return Object.keys(politicalCards).flatMap(id => (Object.hasOwn(table.laws, id) ? [[id]] : []))
    case 'technologyColour':
      return [['red'], ['green'], ['blue'], ['yellow']]
  }
}

const seatsPlaying = (table: Table) => table.order.filter(seat => !isOut(table, seat))

function planetsAmong(table: Table, { among = [] }: Election): PlanetId[] {
  return (Object.keys(planets) as PlanetId[]).filter(planet => {
    if (hexOf(table, planet) === undefined) return false
    if (among.includes('colony') && !isColony(planet)) return false
    if (among.includes('controlled') && ownerOf(table, planet) === undefined) return false
    return !(among.includes('notMecatolRex') && planet === 'mecatol_rex')
  })
}
