import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { throughWormholes, touching } from '../galaxy/ways.ts'
import { systems } from './content/systems.ts'
import { permits } from './effects.ts'
import type { Table } from './table.ts'

/** What joins systems in this edition: they lie side by side, or wormholes of one letter do. [p. 18] */

export const systemAt = (table: Table, hex: HexId) => {
  const id = table.galaxy.tiles[hex]?.system
  return id && systems[id]
}

/** Those printed on a system of the map. */
export const printedWormholes = (table: Table, hex: HexId) => {
  const letter = systemAt(table, hex)?.wormhole
  return letter ? [letter] : []
}

/** With those of the nexus beside it, and those discovered. */
export const wormholesAt = (table: Table, hex: HexId) => [
  ...printedWormholes(table, hex),
  ...(systemAt(table, hex)?.wormholes ?? []),
  ...(table.galaxy.tiles[hex]?.discovered ?? []),
]

/** Whether every wormhole leads to every other one: what says so says it of all players. */
export const areJoined = (table: Table): boolean => permits(table, table.speaker, 'joinsWormholes', {})

/** Something keeps his ships out of wormholes. */
const isKeptOut = (table: Table, seat: Seat | undefined): boolean =>
  seat !== undefined && !permits(table, seat, 'entersWormholes', {}, true)

export const links = (table: Table, hex: HexId, seat?: Seat): HexId[] =>
  isKeptOut(table, seat)
    ? touching(table, hex)
    : [...touching(table, hex), ...throughWormholes(table, hex, wormholesAt, areJoined(table))]

export const linksBy = (table: Table, seat?: Seat): string =>
  isKeptOut(table, seat) ? 'side by side' : areJoined(table) ? 'joined' : 'apart'
