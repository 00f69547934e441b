import { choose, draw, type Flow, tell, together } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Station, Stationed } from '../../galaxy/shapes/lay.ts'
import { isLeader, type LeaderId, leadersOf } from '../content/leaders.ts'
import type { PlanetId } from '../content/planets.ts'
import { type Race, races } from '../content/races.ts'
import { idsIn } from '../content/sets.ts'
import { systems } from '../content/systems.ts'
import { tradeCards } from '../content/tradeCards.ts'
import { type UnitKind, units } from '../content/units.ts'
import { setupOf } from '../galaxy.ts'
import { plays } from '../options.ts'
import type { PlayerSheet, Table, Ti3, Unit } from '../table.ts'
import { placeCounters } from './domains/counters.ts'
import { place } from './pieces.ts'

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
  const lanes = Object.fromEntries(table.order.map(seat => [seat, stationLane(seat)]))
  const stationed = yield* together<Stationed>(lanes)
  for (const seat of table.order) {
    placeForces(table, seat, stationed[seat] as Stationed)
    takeStartingCards(table, seat)
    yield* tell('everyone', { text: 'ti3.log.stationed', about: { seat } })
  }
  yield* tell('everyone', { text: 'ti3.log.ready' })
  return { segment: 'strategyPhase' }
}

function* stationLane(seat: Seat): Flow<Stationed> {
  return yield* choose<Stationed, Ti3>(seat, ({ table }) => ({
    name: 'station',
    rule: 'ti3/7.10',
    text: 'ti3.ask.station',
    options: stationOptions(
      raceOf(table, seat),
      plays(table, 'leaders') ? leadersOf(raceOf(table, seat).id) : [],
    ),
  }))
}

/** Leaders stand among the units: one of each. */
export function stationOptions(race: Race, leaders: readonly LeaderId[] = []): Station {
  const onPlanets = Object.entries(race.startingUnits).filter(([kind]) => !flies(race, kind as UnitKind))
  const most: Record<string, number> = {}
  for (const [kind] of onPlanets) {
    const { perPlanet } = units[kind as UnitKind]
    if (perPlanet !== undefined) most[kind] = perPlanet
  }
  return {
    shape: 'station',
    units: { ...Object.fromEntries(onPlanets), ...Object.fromEntries(leaders.map(id => [id, 1])) },
    planets: systems[race.homeSystem].planets.slice(),
    most,
  }
}

const flies = (race: Race, kind: UnitKind) =>
  units[kind].type === 'ship' || (kind === 'space_dock' && race.docksInSpace !== undefined)

function placeForces(table: Table, seat: Seat, stationed: Stationed) {
  const race = raceOf(table, seat)
  const at = (table.players[seat] as PlayerSheet).home as HexId
  const forces: [Unit, number][] = []
  for (const [kind, count] of Object.entries(race.startingUnits))
    if (flies(race, kind as UnitKind)) forces.push([{ kind: kind as UnitKind, of: seat, at }, count])
  for (const [planet, units] of Object.entries(stationed))
    for (const [kind, count] of Object.entries(units))
      if (isLeader(kind))
        table.leaders = { ...table.leaders, [kind]: { of: seat, planet: planet as PlanetId } }
      else forces.push([{ kind: kind as UnitKind, of: seat, at, planet: planet as PlanetId }, count])
  for (const [unit, count] of forces) for (let i = 0; i < count; i++) place(table, { ...unit })
}

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
