import type { Seat } from '../engine/rules.ts'
import type { PlanetId } from './content/planets.ts'
import { races } from './content/races.ts'
import { idsIn, isIn } from './content/sets.ts'
import {
  type Colour,
  type Needs,
  type RacialTechnologyId,
  type TechnologyId,
  technologies,
} from './content/technologies.ts'
import { numberOf, permits } from './effects.ts'
import { hasOn } from './leaders.ts'
import { hasSpecialty, readyPlanets, sheet } from './realm.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read about technologies: what is open to a player, what it costs, what is missing. [p. 24] */

export const knows = (table: Table, seat: Seat, technology: TechnologyId): boolean =>
  sheet(table, seat).technologies[technology] === true

/** One people's own. */
export const isRacial = (id: TechnologyId): id is RacialTechnologyId => technologies[id].price !== undefined

/** Those of everybody. */
const common = (table: Table): TechnologyId[] => idsIn(table, technologies).filter(id => !isRacial(id))

export const missingTechnologies = (table: Table, seat: Seat): TechnologyId[] =>
  common(table).filter(id => !knows(table, seat, id))

/** Those of his people, where they are played with. */
export const racialTechnologiesOf = (table: Table, seat: Seat): readonly RacialTechnologyId[] =>
  races[sheet(table, seat).race].racialTechnologies.filter(id => isIn(table, technologies[id]))

/** What has to be known before it, by the card this table plays with. */
export function needsOf(table: Table, technology: TechnologyId): Needs {
  const { needs, replaced } = technologies[technology]
  return replaced && isIn(table, { set: replaced.with }) ? replaced.needs : needs
}

/** Of the sets in play, and what a people knows from the beginning. */
export const technologiesHere = (table: Table): TechnologyId[] =>
  (Object.keys(technologies) as TechnologyId[]).filter(
    id =>
      !isRacial(id) && (isIn(table, technologies[id]) || table.order.some(seat => knows(table, seat, id))),
  )

/** Every prerequisite still missing has to be learnt first; with `any`, one of them is enough. As if he had `learnt` one more. */
export function missingFor(
  table: Table,
  seat: Seat,
  technology: TechnologyId,
  learnt?: TechnologyId,
): { all: readonly TechnologyId[] } | { any: readonly TechnologyId[] } {
  const needs = needsOf(table, technology)
  const has = (id: TechnologyId) => id === learnt || knows(table, seat, id)
  if ('all' in needs) return { all: needs.all.filter(id => !has(id)) }
  return { any: needs.any.some(has) ? [] : needs.any }
}

interface Learning {
  /** As if he had learnt this one too. */
  learnt?: TechnologyId
  /** It is paid for. */
  bought?: boolean
  /** As if so many prerequisites more could be missing. */
  waived?: number
}

/** What would have to be learnt before it, down the whole tree, where any of several is enough by the shortest way. */
export function missingBelow(
  table: Table,
  seat: Seat,
  technology: TechnologyId,
  learnt?: TechnologyId,
): readonly TechnologyId[] {
  const missing = missingFor(table, seat, technology, learnt)
  const ways = ('all' in missing ? missing.all : missing.any).map(id => [
    id,
    ...missingBelow(table, seat, id, learnt),
  ])
  if ('all' in missing) return [...new Set(ways.flat())]
  return ways.reduce((best, way) => (way.length < best.length ? way : best), ways[0] ?? [])
}

export function canLearn(
  table: Table,
  seat: Seat,
  technology: TechnologyId,
  { learnt, bought = false, waived = 0 }: Learning = {},
): boolean {
  if (knows(table, seat, technology) || !isIn(table, technologies[technology])) return false
  if (isRacial(technology) && !racialTechnologiesOf(table, seat).includes(technology)) return false
  const { colour } = technologies[technology]
  if (!permits(table, seat, 'learns', { technology, colour, bought: bought ? 1 : 0 }, true)) return false
  const most = waived + numberOf(table, seat, 'waivedPrerequisites', 0, { bought: bought ? 1 : 0 })
  return missingBelow(table, seat, technology, learnt).length <= most
}

export const openTechnologies = (table: Table, seat: Seat, how: Learning = {}): TechnologyId[] =>
  common(table).filter(id => canLearn(table, seat, id, how))

/** His people's own, which only the Technology Strategy brings, and only for a price. */
export const openRacialTechnologies = (table: Table, seat: Seat): TechnologyId[] =>
  racialTechnologiesOf(table, seat).filter(id => canLearn(table, seat, id, { bought: true }))

/** Ready planets that make technologies of this colour cheaper; they may pay for them all the same. */
export const specialtiesFor = (table: Table, seat: Seat, colour: Colour): PlanetId[] =>
  readyPlanets(table, seat).filter(planet => hasSpecialty(table, seat, planet, colour))

/** What the secondary ability of the Technology Strategy this table plays with asks for. */
const secondaryPrice = (table: Table): number => (table.strategyCards.se_technology_ii ? 6 : 8)

/** Before cards and laws change it, where `printed` are asked for. */
export function priceBefore(
  table: Table,
  seat: Seat,
  technology: TechnologyId,
  printed = secondaryPrice(table),
): number {
  const { colour, price = 0 } = technologies[technology]
  const specialties = colour ? specialtiesFor(table, seat, colour) : []
  const studied = specialties.filter(planet => hasOn(table, planet, seat, 'scientist')).length
  return printed + price - specialties.length - studied
}

/** Resources a technology costs, by default with that secondary ability. */
export function priceOf(table: Table, seat: Seat, technology: TechnologyId, printed?: number): number {
  const { colour } = technologies[technology]
  const before = priceBefore(table, seat, technology, printed)
  return Math.max(0, numberOf(table, seat, 'technologyCost', before, { colour, technology }))
}
