import { choose, type Flow, inHand, look, roll, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { everyLaying, type Laid } from '../../galaxy/shapes/lay.ts'
import { races } from '../content/races.ts'
import type { SystemId } from '../content/systems.ts'
import { freePlaces, hasPlanet, lastRing, laysNext } from '../galaxy.ts'
import { layingOptions, mustLayPlanet, systemsIn } from '../laying.ts'
import type { Hand, PlayerSheet, Table, Ti3 } from '../table.ts'

/** A ring is complete before the next one is begun. [p. 8] A segment is one round of placements, so that a sleeping room
 *  has no more than those to go through again. */
export function* layRing(table: Table, { ring }: { ring: number }): Flow<Next> {
  if (table.phase !== 'galaxy' || table.galaxy.ring !== ring) yield* beginRing(table, ring)
  do yield* laySystem(table, laysNext(table))
  while (freePlaces(table, ring).length > 0 && table.galaxy.laid % table.seats !== 0)
  if (freePlaces(table, ring).length > 0) return { segment: 'layRing', args: { ring } }
  return ring < lastRing ? { segment: 'layRing', args: { ring: ring + 1 } } : { segment: 'galaxyComplete' }
}

function* beginRing(table: Table, ring: number): Flow {
  table.phase = 'galaxy'
  table.galaxy.ring = ring
  yield* tell('everyone', { text: 'ti3.log.ring', about: { ring } })
  if (ring === lastRing) yield* joinHomes(table)
}

/** Home systems join by themselves as soon as their places can be reached, and cost no turn. [p. 8] */
export function* joinHomes(table: Table): Flow {
  for (const seat of table.order) {
    const { home, race } = table.players[seat] as PlayerSheet
    if (home) table.galaxy.tiles[home] = { system: races[race].homeSystem, by: seat }
  }
  yield* tell('everyone', { text: 'ti3.log.joined' })
}

function* laySystem(table: Table, seat: Seat): Flow {
  const { system, hex } =
    table.galaxy.built === 'random' ? yield* randomLaying(table, seat) : yield* chosenLaying(table, seat)
  const player = table.players[seat] as PlayerSheet
  if (player.owesPlanet && !hasPlanet(system as SystemId) && !player.shown) yield* showHand(table, seat)
  yield* inHand<Ti3>(seat, hand => {
    delete hand.systems[system as SystemId]
  })
  if (player.shown) delete player.shown[system as SystemId]
  player.systems--
  if (hasPlanet(system as SystemId)) delete player.owesPlanet
  else player.owesPlanet = true
  table.galaxy.tiles[hex] = { system: system as SystemId, by: seat }
  table.galaxy.laid++
  yield* tell('everyone', { text: 'ti3.log.laid', about: { seat, system, hex } })
}

function* chosenLaying(table: Table, seat: Seat): Flow<Laid> {
  const turn = table.galaxy.laid
  return yield* choose<Laid, Ti3>(seat, seen => {
    const player = seen.table.players[seat] as PlayerSheet
    const planetFirst = mustLayPlanet(player, systemsIn(seen.hand?.systems ?? {}))
    return {
      name: `lay/${turn}`,
      rule: planetFirst ? 'ti3/8.planet' : 'ti3/8.lay',
      text: planetFirst ? 'ti3.ask.layPlanet' : 'ti3.ask.lay',
      about: { ring: seen.table.galaxy.ring },
      options: layingOptions(seen),
    }
  })
}

/** The same rules with random choices. */
function* randomLaying(table: Table, seat: Seat): Flow<Laid> {
  const legal = yield* look<Ti3, Laid[]>(({ hands }) =>
    everyLaying(layingOptions({ table, seat, hand: hands[seat] as Hand })),
  )
  const [die] = yield* roll(`lay/${table.galaxy.laid}`, 1, legal.length)
  return legal[(die ?? 1) - 1] as Laid
}

/** Who owes a system with a planet and has none shows what he has left; it stays public. [p. 8] */
function* showHand(table: Table, seat: Seat): Flow {
  const held = yield* look<Ti3, SystemId[]>(({ hands }) => systemsIn((hands[seat] as Hand).systems))
  const player = table.players[seat] as PlayerSheet
  player.shown = Object.fromEntries(held.map(system => [system, true]))
  yield* tell('everyone', { text: 'ti3.log.shown', about: { seat } })
}
