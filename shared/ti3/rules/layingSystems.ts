import { type Flow, look, tell } from '../../engine/flow.ts'
import type { RuleId, Seat, TextId, View } from '../../engine/rules.ts'
import { layingWith } from '../../galaxy/rules/layingSystems.ts'
import { races } from '../content/races.ts'
import type { SystemId } from '../content/systems.ts'
import { edition } from '../edition.ts'
import { freePlaces, hasPlanet, lastRing, laysNext } from '../galaxy.ts'
import { layingOptions, mustLayPlanet, systemsIn } from '../laying.ts'
import type { Hand, PlayerSheet, Table, Ti3 } from '../table.ts'

/** Systems are laid in turn, ring by ring. [p. 8] */
export const { layRing } = layingWith<Ti3>(edition.name, {
  lastRing: () => lastRing,
  freePlaces,
  laysNext,
  options: layingOptions,
  asks,
  ringBegins,
  lays,
})

function asks({ table, hand }: View<Ti3>, seat: Seat): { rule: RuleId; text: TextId } {
  return mustLayPlanet(table.players[seat] as PlayerSheet, systemsIn(hand?.systems ?? {}))
    ? { rule: 'ti3/8.planet', text: 'ti3.ask.layPlanet' }
    : { rule: 'ti3/8.lay', text: 'ti3.ask.lay' }
}

function* ringBegins(table: Table, ring: number): Flow {
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

function* lays(table: Table, seat: Seat, laid: string): Flow {
  const player = table.players[seat] as PlayerSheet
  const system = laid as SystemId
  if (player.owesPlanet && !hasPlanet(system) && !player.shown) yield* showHand(table, seat)
  if (player.shown) delete player.shown[system]
  if (hasPlanet(system)) delete player.owesPlanet
  else player.owesPlanet = true
}

/** Who owes a system with a planet and has none shows what he has left; it stays public. [p. 8] */
function* showHand(table: Table, seat: Seat): Flow {
  const held = yield* look<Ti3, SystemId[]>(({ hands }) => systemsIn((hands[seat] as Hand).systems))
  const player = table.players[seat] as PlayerSheet
  player.shown = Object.fromEntries(held.map(system => [system, true]))
  yield* tell('everyone', { text: 'ti3.log.shown', about: { seat } })
}
