import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import * as galaxy from '../../galaxy/rules/startingForces.ts'
import type { Station, Stationed } from '../../galaxy/shapes/lay.ts'
import { isLeader, type LeaderId, leadersOf } from '../content/leaders.ts'
import { type Race, races } from '../content/races.ts'
import { idsIn } from '../content/sets.ts'
import { systems } from '../content/systems.ts'
import { tradeCards } from '../content/tradeCards.ts'
import { type UnitKind, units } from '../content/units.ts'
import { edition } from '../edition.ts'
import { setupOf } from '../galaxy.ts'
import { plays } from '../options.ts'
import type { PlayerSheet, Table, Ti3 } from '../table.ts'
import { placeCounters } from './domains/counters.ts'

const { askStations, placeForces } = galaxy.startingForcesWith<Table>(edition, {
  rule: 'ti3/7.10',
  forces: (table, seat) => raceOf(table, seat).startingUnits,
  home: (table, seat) => (table.players[seat] as PlayerSheet).home as HexId,
  station(table, seat) {
    const race = raceOf(table, seat)
    return stationOptions(race, plays(table, 'leaders') ? leadersOf(race.id) : [])
  },
  isPerson: isLeader,
  standsOn(table, seat, leader, planet) {
    table.leaders = { ...table.leaders, [leader]: { of: seat, planet } }
  },
})

const raceOf = (table: Table, seat: Seat): Race => races[(table.players[seat] as PlayerSheet).race]

/** The last system is laid: what lay face down is revealed, and cramped places are paid. [p. 31] */
export function* galaxyComplete(table: Table): Flow<Next> {
  const hidden = Object.entries(table.galaxy.tiles).find(([, tile]) => tile.system === undefined)
  if (hidden) {
    const [hex, tile] = hidden
    const system = yield* draw<Ti3, string>(({ box }) => {
      const system = box.faceDown
      if (!system) throw new Error('A system lies face down and nobody knows which')
      delete box.faceDown
      tile.system = system
      return system
    })
    yield* tell('everyone', { text: 'ti3.log.revealed', about: { system, hex } })
  }
  yield* payCrampedPlaces(table)
  yield* placeCounters(table)
  table.phase = 'stationing'
  return { segment: 'stationing' }
}

function* payCrampedPlaces(table: Table): Flow {
  const { tradeGoods } = setupOf(table)
  for (const seat of table.order) {
    const player = table.players[seat] as PlayerSheet
    const count = player.position === undefined ? 0 : (tradeGoods[player.position] ?? 0)
    if (count === 0) continue
    player.tradeGoods += count
    table.supply.tradeGoods -= count
    yield* tell('everyone', { text: 'ti3.log.tradeGoods', about: { seat, count } })
  }
}

/** Where the home has several planets, docks, troops and PDS go among them as their owner likes. [p. 7, step 10] */
export function* stationing(table: Table): Flow<Next> {
  const stationed = yield* askStations(table)
  for (const seat of table.order) {
    placeForces(table, seat, stationed[seat] as Stationed)
    takeStartingCards(table, seat)
    yield* tell('everyone', { text: 'ti3.log.stationed', about: { seat } })
  }
  yield* tell('everyone', { text: 'ti3.log.ready' })
  return { segment: 'strategyPhase' }
}

/** Leaders stand among the units: one of each. */
export function stationOptions(race: Race, leaders: readonly LeaderId[] = []): Station {
  const units = Object.entries(race.startingUnits) as [UnitKind, number][]
  const onPlanets = units.filter(([kind]) => !flies(race, kind))
  return galaxy.stationOptions(systems[race.homeSystem].planets, onPlanets, perPlanet, leaders)
}

const perPlanet = (kind: UnitKind) => units[kind].perPlanet

const flies = (race: Race, kind: UnitKind) =>
  units[kind].type === 'ship' || (kind === 'space_dock' && race.docksInSpace !== undefined)

/** Home planets, starting technologies, trade contracts and command counters. [pp. 6–7, steps 4, 10, 11] */
function takeStartingCards(table: Table, seat: Seat) {
  const player = table.players[seat] as PlayerSheet
  const race = raceOf(table, seat)
  for (const planet of systems[race.homeSystem].planets) table.planets[planet] = { owner: seat }
  for (const technology of race.startingTechnologies) player.technologies[technology] = true
  for (const id of idsIn(table, tradeCards))
    if (tradeCards[id].race === player.race) player.contracts[id] = true
  const { strategy, pool, fleet } = race.startingCounters
  const reinforcements = player.counters.reinforcements - strategy - pool - fleet
  player.counters = { strategy, pool, fleet, reinforcements }
}
