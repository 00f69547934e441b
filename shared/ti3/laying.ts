import type { Refusal } from '../engine/options.ts'
import type { View } from '../engine/rules.ts'
import { refuse, ruled } from '../galaxy/refuse.ts'
import type { Lay } from '../galaxy/shapes/lay.ts'
import { type SystemId, systems } from './content/systems.ts'
import { freePlaces, hasPlanet, isSpecial, touchesSpecial } from './galaxy.ts'
import { layingRules } from './layingRules.ts'
import type { PlayerSheet, Systems, Ti3 } from './table.ts'

const printed = Object.fromEntries(Object.keys(systems).map((system, at) => [system, at]))
const rank = (system: SystemId) => printed[system] as number

/** In printed order, whatever order they were dealt in. */
export const systemsIn = (held: Systems): SystemId[] =>
  (Object.keys(held) as SystemId[]).sort((one, other) => rank(one) - rank(other))

/** After a system without a planet comes one with a planet, if there is one in hand. [p. 8] */
export function mustLayPlanet(player: PlayerSheet, held: readonly SystemId[]): boolean {
  return player.owesPlanet === true && held.some(hasPlanet)
}

/** Every system in hand and where it may go. A special system goes beside another only when nothing else can be laid. [p. 8] */
export function layingOptions({ table, seat, hand }: View<Ti3>): Lay {
  const held = systemsIn(hand?.systems ?? {})
  const player = table.players[seat ?? ''] as PlayerSheet
  const planetFirst = mustLayPlanet(player, held)
  const mayLay = planetFirst ? held.filter(hasPlanet) : held
  const hexes = freePlaces(table, table.galaxy.ring)
  const beside = hexes.filter(hex => touchesSpecial(table, hex))
  const nothingElse = mayLay.every(isSpecial) && beside.length === hexes.length
  const offered: Record<string, { not?: string[] }> = {}
  const heldBack: Record<string, Refusal> = {}
  for (const system of held)
    if (!mayLay.includes(system)) heldBack[system] = ruled(layingRules, refuse('planetIsDue'))
    else if (!isSpecial(system) || nothingElse || beside.length === 0) offered[system] = {}
    else if (beside.length < hexes.length) offered[system] = { not: beside }
    else offered[system] = { not: hexes.slice() }
  return { shape: 'lay', hexes, systems: offered, held: heldBack }
}
