import { checkAnswer, onlyAnswer } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { Laid } from '../shared/galaxy/shapes/lay.ts'
import { races } from '../shared/ti3/content/races.ts'
import type { SystemId } from '../shared/ti3/content/systems.ts'
import { freePlaces, hasPlanet, lastRing, laysNext, systemsToLay } from '../shared/ti3/galaxy.ts'
import { layingOptions, systemsIn } from '../shared/ti3/laying.ts'
import { shapes } from '../shared/ti3/shapes.ts'
import type { Hand, PlayerSheet, Table } from '../shared/ti3/table.ts'

/** A galaxy about to be built: the homes are chosen and every system is dealt. */
export interface Scene {
  table: Table
  hands: Record<Seat, Hand>
}

export const isBuilt = (table: Table) => table.galaxy.laid === systemsToLay(table)

/** Laying a system as the other frameworks play it: the same options and the same judge as in our rules, without our
 *  kernel around them. Returns who laid what; nothing when it is refused, and more than one system where the next has
 *  no choice left.
 *  @public The peers, which have packages of their own, import it. */
export function lay(table: Table, handOf: (seat: Seat) => Hand, seat: Seat, value: unknown) {
  const laid: { seat: Seat; system: SystemId }[] = []
  if (seat !== laysNext(table)) return laid
  const options = layingOptions({ table, seat, hand: handOf(seat) })
  let next = checkAnswer(shapes, options, value) ? undefined : (value as Laid)
  for (let by = seat; next; by = laysNext(table)) {
    laid.push({ seat: by, system: next.system as SystemId })
    put(table, handOf(by), by, next)
    if (isBuilt(table)) break
    const its = layingOptions({ table, seat: laysNext(table), hand: handOf(laysNext(table)) })
    next = onlyAnswer(shapes, its) as Laid | undefined
  }
  return laid
}

function put(table: Table, hand: Hand, seat: Seat, laid: Laid) {
  const system = laid.system as SystemId
  const player = table.players[seat] as PlayerSheet
  if (player.owesPlanet && !hasPlanet(system) && !player.shown)
    player.shown = Object.fromEntries(systemsIn(hand.systems).map(held => [held, true]))
  delete hand.systems[system]
  if (player.shown) delete player.shown[system]
  player.systems--
  if (hasPlanet(system)) delete player.owesPlanet
  else player.owesPlanet = true
  table.galaxy.tiles[laid.hex] = { system, by: seat }
  table.galaxy.laid++
  if (freePlaces(table, table.galaxy.ring).length === 0 && table.galaxy.ring < lastRing) beginRing(table)
}

function beginRing(table: Table) {
  table.galaxy.ring++
  if (table.galaxy.ring < lastRing) return
  for (const seat of table.order) {
    const { home, race } = table.players[seat] as PlayerSheet
    if (home) table.galaxy.tiles[home] = { system: races[race].homeSystem, by: seat }
  }
}
