import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import type { HexId } from './hexes.ts'
import { hexOfSystem } from './hexOfSystem.ts'
import { once } from './once.ts'
import type { CardOf, PlanetCard, PlanetOf, SystemOf, Table } from './table.ts'

/** What client, bots and rules read about players, their planets and their turn. */

export type Worth = 'resources' | 'influence'

export const realmWith = once(<T extends Table>(edition: Edition<T>) => {
  type Planet = PlanetOf<T>
  type Card = CardOf<T>
  type Sheet = T['players'][Seat]
  const { numberOf, goods: goodsToSpend, strategyCards: cards, initiative } = edition

  const sheet = (table: T, seat: Seat): Sheet => {
    const found = table.players[seat] as Sheet | undefined
    if (!found) throw new Error(`Nobody sits at "${seat}"`)
    return found
  }

  const isOut = (table: T, seat: Seat) => sheet(table, seat).out === true

  /** Everybody still in the game, clockwise from `seat`, which comes first. */
  function clockwiseFrom(table: T, seat: Seat): Seat[] {
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
  const othersClockwise = (table: T, seat: Seat): Seat[] =>
    clockwiseFrom(table, seat).filter(other => other !== seat)

  /** Left and right on the map; those who are out stay neighbours. */
  function neighboursOf(table: T, seat: Seat): { left: Seat; right: Seat } {
    const { order } = table
    const at = order.indexOf(seat)
    const left = order[(at + 1) % order.length] as Seat
    const right = order[(at + order.length - 1) % order.length] as Seat
    return { left, right }
  }

  function strategyCardsOf(table: T, seat: Seat): Card[] {
    const places = behind(table).strategyCards
    return cards.filter(id => places[id]?.holder === seat)
  }

  /** The lower number of a player's cards, unless something gives him another. */
  function initiativeOf(table: T, seat: Seat): number {
    const lowest = Math.min(99, ...strategyCardsOf(table, seat).map(id => initiative(id)))
    return numberOf(table, seat, 'initiative', lowest, {})
  }

  const orderOfPlay = (table: T): Seat[] => byInitiative(table).filter(seat => !isOut(table, seat))

  /** Those who are out too. */
  function byInitiative(table: T): Seat[] {
    const plain = behind(table)
    const first = new Map(plain.order.map(seat => [seat, initiativeOf(plain, seat)]))
    return plain.order.slice().sort((a, b) => (first.get(a) ?? 0) - (first.get(b) ?? 0))
  }

  const ownerOf = (table: T, planet: Planet): Seat | undefined => table.planets[planet]?.owner

  const planetsOf = (table: T, seat: Seat): Planet[] => planetsWhere(table, ({ owner }) => owner === seat)

  const readyPlanets = (table: T, seat: Seat): Planet[] =>
    planetsWhere(table, ({ owner, exhausted }) => owner === seat && !exhausted)

  function planetsWhere(table: T, fits: (planet: PlanetCard) => boolean): Planet[] {
    const { planets } = behind(table)
    return (Object.keys(planets) as Planet[]).filter(id => fits(planets[id] as PlanetCard))
  }

  /** Where the system of a planet lies; undefined while it is not in this galaxy. */
  function hexOf(table: T, planet: Planet): HexId | undefined {
    const moved = edition.planetsMoved?.(table)
    if (moved?.gone[planet]) return undefined
    return moved?.laid[planet] ?? hexOfSystem(behind(table).galaxy.tiles, edition.planet(planet).system)
  }

  const planetsAt = (table: T, hex: HexId): readonly Planet[] => {
    const system = table.galaxy.tiles[hex]?.system
    const printed = system === undefined ? [] : edition.system(system as SystemOf<T>).planets
    const moved = edition.planetsMoved?.(table)
    if (!moved) return printed
    const laid = Object.keys(moved.laid).filter(planet => moved.laid[planet] === hex) as Planet[]
    return [...printed, ...laid].filter(planet => !moved.gone[planet])
  }

  /** What something can stand on, of these. */
  const grounds = (planets: readonly Planet[]): Planet[] => planets.filter(id => !edition.planet(id).station)
  const groundsAt = (table: T, hex: HexId): Planet[] => grounds(planetsAt(table, hex))
  const groundsOf = (table: T, seat: Seat): Planet[] => grounds(planetsOf(table, seat))

  /** The planets of his home system, whoever holds them. */
  const homeWorlds = (table: T, seat: Seat): readonly Planet[] => {
    const home = edition.homeSystem(table, seat)
    return home === undefined ? [] : edition.system(home).planets
  }

  /** Outside his own home system: home planets of others too. */
  const planetsAbroad = (table: T, seat: Seat): Planet[] =>
    planetsOf(table, seat).filter(planet => edition.planet(planet).system !== edition.homeSystem(table, seat))

  const worthOfPlanet = (table: T, planet: Planet, worth: Worth): number =>
    numberOf(table, ownerOf(table, planet), worth, edition.planet(planet)[worth], { planet })

  /** The same as it is exhausted for something. */
  const worthSpent = (table: T, planet: Planet, worth: Worth): number =>
    worthOfPlanet(table, planet, worth) +
    numberOf(table, ownerOf(table, planet), 'spentBesides', 0, { planet, worth })

  /** What could be spent now: ready planets and, where they count, trade goods. */
  function spendable(table: T, seat: Seat, worth: Worth, withTradeGoods = true): number {
    const ready = readyPlanets(table, seat).reduce((sum, id) => sum + worthSpent(table, id, worth), 0)
    return ready + (withTradeGoods ? goodsToSpend(sheet(table, seat)) * goodsWorth(table, seat) : 0)
  }

  const goodsWorth = (table: T, seat: Seat): number => numberOf(table, seat, 'goodsWorth', 1, {})

  /** As a purse says it: nothing where a trade good is worth one. */
  function goodsIn(table: T, seat: Seat): { tradeGoods: number; goodsWorth?: number } {
    const each = goodsWorth(table, seat)
    return { tradeGoods: goodsToSpend(sheet(table, seat)), ...(each !== 1 && { goodsWorth: each }) }
  }

  const countersOnMap = (table: T, seat: Seat): HexId[] =>
    Object.keys(table.activated).filter(hex => table.activated[hex]?.[seat])

  const hasActivated = (table: T, seat: Seat, hex: HexId): boolean => table.activated[hex]?.[seat] === true

  return {
    sheet,
    isOut,
    clockwiseFrom,
    othersClockwise,
    neighboursOf,
    strategyCardsOf,
    initiativeOf,
    orderOfPlay,
    byInitiative,
    ownerOf,
    planetsOf,
    readyPlanets,
    hexOf,
    planetsAt,
    groundsAt,
    groundsOf,
    homeWorlds,
    planetsAbroad,
    worthOfPlanet,
    worthSpent,
    goodsToSpend,
    goodsWorth,
    goodsIn,
    spendable,
    countersOnMap,
    hasActivated,
  }
})
