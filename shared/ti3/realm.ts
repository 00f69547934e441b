import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { type PlanetId, planets } from './content/planets.ts'
import { races } from './content/races.ts'
import { type StrategyCardId, strategyCards } from './content/strategyCards.ts'
import { systems } from './content/systems.ts'
import type { Colour } from './content/technologies.ts'
import { numberOf, permits } from './effects.ts'
import type { PlanetCard, PlayerSheet, Table } from './table.ts'

/** What client, bots and rules read about players, their planets and their turn. */

export const sheet = (table: Table, seat: Seat): PlayerSheet => {
  const found = table.players[seat]
  if (!found) throw new Error(`Nobody sits at "${seat}"`)
  return found
}

export const inStatusPhase = ({ phase }: Table) => phase === 'status'

export const isOut = (table: Table, seat: Seat) => sheet(table, seat).out === true

/** Everybody still in the game, clockwise from `seat`, which comes first. */
export function clockwiseFrom(table: Table, seat: Seat): Seat[] {
  const { order, players } = behind(table)
  const at = order.indexOf(seat)
  const circle: Seat[] = []
  for (let i = 0; i < order.length; i++) {
    const other = order[(at + i + order.length) % order.length] as Seat
    if (!players[other]?.out) circle.push(other)
  }
  return circle
}

/** The same without `seat` itself: the order of secondaries, of enemy PDS, of votes. */
export const othersClockwise = (table: Table, seat: Seat): Seat[] =>
  clockwiseFrom(table, seat).filter(other => other !== seat)

/** Left and right on the map; those who are out stay neighbours. */
export function neighboursOf(table: Table, seat: Seat): { left: Seat; right: Seat } {
  const { order } = table
  const at = order.indexOf(seat)
  const left = order[(at + 1) % order.length] as Seat
  const right = order[(at + order.length - 1) % order.length] as Seat
  return { left, right }
}

export function strategyCardsOf(table: Table, seat: Seat): StrategyCardId[] {
  const places = behind(table).strategyCards
  return strategyCardIds.filter(id => places[id]?.holder === seat)
}

const strategyCardIds = Object.keys(strategyCards) as StrategyCardId[]

/** The lower number of a player's cards, unless something gives him another. */
export function initiativeOf(table: Table, seat: Seat): number {
  const lowest = Math.min(99, ...strategyCardsOf(table, seat).map(id => strategyCards[id].initiative))
  return numberOf(table, seat, 'initiative', lowest, {})
}

export const orderOfPlay = (table: Table): Seat[] => byInitiative(table).filter(seat => !isOut(table, seat))

/** Those who are out too. */
export function byInitiative(table: Table): Seat[] {
  const plain = behind(table)
  const first = new Map(plain.order.map(seat => [seat, initiativeOf(plain, seat)]))
  return plain.order.slice().sort((a, b) => (first.get(a) ?? 0) - (first.get(b) ?? 0))
}

export const ownerOf = (table: Table, planet: PlanetId): Seat | undefined => table.planets[planet]?.owner

export const planetsOf = (table: Table, seat: Seat): PlanetId[] =>
  planetsWhere(table, ({ owner }) => owner === seat)

export const readyPlanets = (table: Table, seat: Seat): PlanetId[] =>
  planetsWhere(table, ({ owner, exhausted }) => owner === seat && !exhausted)

function planetsWhere(table: Table, fits: (planet: PlanetCard) => boolean): PlanetId[] {
  const { planets } = behind(table)
  return (Object.keys(planets) as PlanetId[]).filter(id => fits(planets[id] as PlanetCard))
}

/** Where the system of a planet lies; undefined while it is not in this galaxy. */
export function hexOf(table: Table, planet: PlanetId): HexId | undefined {
  const { system } = planets[planet]
  const { tiles } = behind(table).galaxy
  return Object.keys(tiles).find(hex => tiles[hex]?.system === system)
}

export const planetsAt = (table: Table, hex: HexId): readonly PlanetId[] => {
  const system = table.galaxy.tiles[hex]?.system
  return system ? systems[system].planets : []
}

/** The planets of his home system, whoever holds them. */
export const homeWorlds = (table: Table, seat: Seat): readonly PlanetId[] =>
  systems[races[sheet(table, seat).race].homeSystem].planets

/** Of a people whose Space Docks lie in space: what is printed of these. Nothing silences that, and nobody copies it. */
export const docksInSpace = (table: Table, seat: Seat) => {
  const race = table.players[seat]?.race
  return race && races[race].docksInSpace
}

/** In no home system of anybody. */
export const isColony = (planet: PlanetId): boolean => systems[planets[planet].system].home === undefined

/** Outside his own home system: home planets of others too. */
export const planetsAbroad = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(
    planet => planets[planet].system !== races[sheet(table, seat).race].homeSystem,
  )

export type Worth = 'resources' | 'influence'

export const worthOfPlanet = (table: Table, planet: PlanetId, worth: Worth): number =>
  numberOf(table, ownerOf(table, planet), worth, planets[planet][worth], { planet })

/** Trade goods, and what was laid down in their place. */
export const goodsToSpend = ({ tradeGoods, spare = 0 }: PlayerSheet): number => tradeGoods + spare

/** What could be spent now: ready planets and, where they count, trade goods. */
export function spendable(table: Table, seat: Seat, worth: Worth, withTradeGoods = true): number {
  const ready = readyPlanets(table, seat).reduce((sum, id) => sum + worthOfPlanet(table, id, worth), 0)
  return ready + (withTradeGoods ? goodsToSpend(sheet(table, seat)) : 0)
}

/** Printed on it, or given to all that have any. */
export function hasSpecialty(table: Table, seat: Seat, planet: PlanetId, colour: Colour): boolean {
  const { specialty } = planets[planet]
  if (specialty === undefined) return false
  return specialty === colour || permits(table, seat, 'everySpecialty', { planet })
}

/** There are no more in an area than a player has. */
const allCounters = 16

/** Action Cards a hand may hold. [p. 22] */
export const handLimit = 7

/** As many as the Fleet area may hold. */
export const mostInFleet = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'fleetCounters', allCounters, {})

/** How many command counters may still be put into an area of the sheet. */
export const roomInArea = (table: Table, seat: Seat, area: 'strategy' | 'pool' | 'fleet'): number =>
  area === 'fleet' ? Math.max(0, mostInFleet(table, seat) - sheet(table, seat).counters.fleet) : allCounters

export const countersOnMap = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.activated).filter(hex => table.activated[hex]?.[seat])

export const hasActivated = (table: Table, seat: Seat, hex: HexId): boolean =>
  table.activated[hex]?.[seat] === true
