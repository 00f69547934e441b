import { behind } from '../engine/draft.ts'
import type { ChosenOptions, Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import * as laying from '../galaxy/laying.ts'
import { isIn } from './content/sets.ts'
import { type PlayerCount, type Setup, type SetupId, setups } from './content/setups.ts'
import { type Anomaly, type System, type SystemId, systems, type Wormhole } from './content/systems.ts'
import { tokens } from './content/tokens.ts'
import { type Lanes, sideBySide } from './hyperlanes.ts'
import type { Systems, Table } from './table.ts'
import { tearsAt } from './tears.ts'
import { shownBy, tokenOf, tokensAt } from './tokens.ts'

/** What client, bots and rules read from the galaxy on the table. */

export { laysNext } from '../galaxy/laying.ts'

/** The usual galaxy for so many players. */
export const setupFor = (players: number): SetupId => `players_${players as PlayerCount}`

/** The one a table chose: the usual one, or another by its name. */
export function setupChosen({ players = '6', board = 'usual' }: ChosenOptions): SetupId {
  const named = `players_${players}_${board}`
  return Object.hasOwn(setups, named) ? (named as SetupId) : setupFor(Number(players))
}

export const setupOf = ({ setup }: Pick<Table, 'setup'>): Setup => setups[setup]

/** Where homes are attached, clockwise from the top. */
export const homesOf = (table: Pick<Table, 'setup' | 'galaxy'>): readonly HexId[] =>
  table.galaxy.homes ?? setupOf(table).homes

/** Its hyperlane tiles, by where they lie. */
export const lanesOf = ({ hyperlanes }: Setup): Lanes =>
  Object.fromEntries(hyperlanes.map(({ hex, tile, turned }) => [hex, { tile, turned }]))

export const freePlaces = (table: Table, ring: number): HexId[] =>
  laying.freePlaces(table, setupOf(table), ring)

/** The tiles that are dealt, of a table's boxes. */
export const tilesBacked = (chosen: Parameters<typeof isIn>[0], back: 'blue' | 'red'): SystemId[] =>
  (Object.keys(systems) as SystemId[]).filter(
    id => systems[id].kind === 'standard' && systems[id].back === back && isIn(chosen, systems[id]),
  )

export const systemAt = (table: Table, hex: HexId): System | undefined => {
  const id = table.galaxy.tiles[hex]?.system
  return id && systems[id]
}

/** Printed on its tile, or brought by what lies there. [9] */
export function anomaliesAt(table: Table, hex: HexId): readonly Anomaly[] {
  const printed = systemAt(table, hex)?.anomalies ?? noAnomalies
  const brought: Anomaly[] = tokensAt(table, hex).flatMap(key => tokens[tokenOf(key)].anomaly ?? [])
  if (tearsAt(table, hex).length > 0) brought.push('gravityRift')
  return brought.length > 0 ? [...new Set([...printed, ...brought])] : printed
}

/** Those that ships on their way mind: for whoever moves now they may all count for nothing. */
export function anomaliesMinded(table: Table, hex: HexId): readonly Anomaly[] {
  const anomalies = anomaliesAt(table, hex)
  if (anomalies.length === 0) return noAnomalies
  const isBold = Object.values(behind(table.lasting)).some(
    ({ allows, by }) => allows?.['ignoresAnomalies'] && by === table.doing?.of,
  )
  return isBold ? noAnomalies : anomalies
}

const noAnomalies: readonly Anomaly[] = []

/** Touching on the map, or joined by hyperlanes. */
export const beside = ({ galaxy: { tiles, lanes } }: Table, hex: HexId): HexId[] =>
  sideBySide(hex, other => tiles[other]?.system !== undefined, lanes)

const noWormholes: readonly Wormhole[] = []

/** Those printed on its tile and on tokens that lie there. */
export function wormholesPrinted(table: Table, hex: HexId): readonly Wormhole[] {
  const { wormholes = noWormholes, active } = systemAt(table, hex) ?? {}
  const printed = active && table.nexusOpen ? active.wormholes : wormholes
  const laid = tokensAt(table, hex).flatMap(key => shownBy(key))
  return laid.length > 0 ? [...new Set([...printed, ...laid])] : printed
}

const isAnomaly = ({ anomalies }: System): boolean => anomalies !== undefined

/** Two anomalies, or wormholes of one kind, are kept from one another while a galaxy is laid. */
export function isKeptApart(one: System, other: System): boolean {
  if (isAnomaly(one) && isAnomaly(other)) return true
  return one.wormholes?.some(letter => other.wormholes?.includes(letter)) ?? false
}

/** Hexes where a system would lie beside one it is kept from. Homes are attached last and are never asked. */
export const besideItsLike = (table: Table, system: SystemId, hexes: readonly HexId[]): HexId[] =>
  hexes.filter(hex =>
    beside(table, hex).some(other => {
      const there = systemAt(table, other)
      return there?.kind === 'standard' && isKeptApart(systems[system], there)
    }),
  )

/** In printed order, whatever order they were dealt in. */
export const systemsIn = (held: Systems): SystemId[] =>
  (Object.keys(held) as SystemId[]).sort((one, other) => systems[one].number - systems[other].number)

/** Home, or where there is an alpha or beta wormhole. */
export const fliesFromWormholes = (table: Table, seat: Seat, from: HexId): boolean =>
  table.players[seat]?.home === from ||
  wormholesPrinted(table, from).some(letter => letter === 'alpha' || letter === 'beta')
