import { choose, draw, type Flow, roll, shuffle, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { type HexId, hexesOfRing } from '../../galaxy/hexes.ts'
import { lastRing, layingPlaces, setupOf } from '../galaxy.ts'
import type { PlayerSheet, Table, Ti3 } from '../table.ts'
import { dealSystems } from './opening.ts'

const hexChoice = (hexes: readonly HexId[]): OneOf => ({
  shape: 'oneOf',
  of: Object.fromEntries(hexes.map(hex => [hex, { on: { hex } }])),
})

const player = (table: Table, seat: Seat) => table.players[seat] as PlayerSheet

/** In turn from the first player, each takes one of the home places that are left. [p. 8, step 2] */
export function* homePlaces(table: Table): Flow<Next> {
  for (const seat of table.order.slice()) {
    const hex = table.galaxy.built === 'random' ? yield* randomHome(table, seat) : yield* chosenHome(seat)
    player(table, seat).home = hex
    yield* tell('everyone', { text: 'ti3.log.home', about: { seat, hex } })
  }
  yield* takeSeatsByHome(table)
  return table.galaxy.built === 'given'
    ? { segment: 'givenGalaxy' }
    : { segment: 'layRing', args: { ring: 1 } }
}

function freeHomes(table: Table): HexId[] {
  const taken = Object.values(table.players).map(({ home }) => home)
  return setupOf(table).homes.filter(hex => !taken.includes(hex))
}

function* chosenHome(seat: Seat): Flow<HexId> {
  return yield* choose<HexId, Ti3>(seat, ({ table }) => ({
    name: `home/${seat}`,
    rule: 'ti3/8.home',
    text: 'ti3.ask.home',
    hint: { gains: 'home' },
    options: hexChoice(freeHomes(table)),
  }))
}

function* randomHome(table: Table, seat: Seat): Flow<HexId> {
  const free = freeHomes(table)
  const [die] = yield* roll(`home/${seat}`, 1, free.length)
  return free[(die ?? 1) - 1] as HexId
}

/** From now on the table sits as the galaxy lies: clockwise from the first player. [p. 8, step 2] */
function* takeSeatsByHome(table: Table): Flow {
  const around = hexesOfRing(lastRing)
  const byPlace = table.order
    .slice()
    .sort((a, b) => around.indexOf(player(table, a).home ?? '') - around.indexOf(player(table, b).home ?? ''))
  const first = byPlace.indexOf(table.speaker)
  table.order = [...byPlace.slice(first), ...byPlace.slice(0, first)]
  yield* tell('everyone', { text: 'ti3.log.seating' })
}

/** Five players: each place has a number, drawn by lot before anything is laid. [p. 31] */
export function* positions(table: Table): Flow<Next> {
  const lots = yield* shuffle('positions', [1, 2, 3, 4, 5])
  for (const [i, seat] of table.order.entries()) {
    const position = lots[i] as number
    const hex = setupOf(table).homes[position - 1] as HexId
    Object.assign(player(table, seat), { position, home: hex })
    yield* tell('everyone', { text: 'ti3.log.position', about: { seat, position, hex } })
  }
  yield* takeSeatsByHome(table)
  if (table.galaxy.built === 'given') return { segment: 'givenGalaxy' }
  table.phase = 'faceDown'
  return { segment: 'faceDownSystem' }
}

/** Five players: the first player lays one system beside Mecatol Rex that nobody sees, himself included. [p. 31] */
export function* faceDownSystem(table: Table): Flow<Next> {
  const seat = table.speaker
  const places = layingPlaces(setupOf(table), 1)
  let hex: HexId
  if (table.galaxy.built === 'random') {
    const [die] = yield* roll('faceDown', 1, places.length)
    hex = places[(die ?? 1) - 1] as HexId
  } else
    hex = yield* choose<HexId, Ti3>(seat, () => ({
      name: 'faceDown',
      rule: 'ti3/31.faceDown',
      text: 'ti3.ask.faceDown',
      options: hexChoice(places),
    }))
  table.galaxy.tiles[hex] = { by: seat }
  yield* tell('everyone', { text: 'ti3.log.faceDown', about: { seat, hex } })
  yield* draw<Ti3, void>(({ box }) => {
    const [system, ...rest] = box.systems.slice()
    if (system) box.faceDown = system
    box.systems = rest
  })
  yield* dealSystems(table)
  return { segment: 'layRing', args: { ring: 1 } }
}
