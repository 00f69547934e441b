import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { hexOfSystem } from '../galaxy/hexOfSystem.ts'
import { throughWormholes } from '../galaxy/ways.ts'
import type { UnitKind } from './content/units.ts'
import { nobody, permits } from './effects.ts'
import { beside, systemAt, wormholesPrinted } from './galaxy.ts'
import { sheetOf } from './prints.ts'
import type { Table } from './table.ts'

/** What joins systems in this edition: they lie side by side, or have wormholes of one kind. [6, 101] */

/** The flagship that brings a wormhole along. */
const gateAt = (table: Table): HexId | undefined => {
  const { units, players, order } = behind(table)
  const seat = order.find(seat => players[seat]?.faction === 'creuss')
  if (seat === undefined || sheetOf(table, seat, 'flagship')?.effect !== 'hil_colish') return undefined
  return Object.values(units).find(({ of, kind }) => of === seat && kind === 'flagship')?.at
}

const lettersAt = (table: Table, hex: HexId, gate: HexId | undefined): readonly string[] =>
  hex === gate ? [...wormholesPrinted(table, hex), 'delta'] : wormholesPrinted(table, hex)

/** Where Mecatol Rex lies, while it has wormholes for this player. */
const foldedGate = (table: Table, seat: Seat = nobody): HexId | undefined =>
  permits(table, seat, 'gateAtMecatol', {}) ? hexOfSystem(behind(table.galaxy.tiles), 's18') : undefined

/** For one player, or for all: alpha and beta lead to each other, and to nothing else besides. */
const areJoined = (table: Table, seat: Seat = nobody): boolean => permits(table, seat, 'joinsWormholes', {})

/** A system beside all others with units of one player, while that lasts. */
function conduitOf(table: Table): { hex: HexId; ends: HexId[] } | undefined {
  const plain = behind(table)
  const lying = Object.values(plain.lasting).find(({ effect }) => effect === 'spacial_conduit_cylinder')
  const hex = lying?.hex
  if (!lying || hex === undefined) return undefined
  const places = Object.values(plain.units).flatMap(({ of, at }) =>
    of === lying.by && at !== hex ? [at] : [],
  )
  return { hex, ends: [...new Set(places)].sort() }
}

/** A system beside all others with wormholes, while that lasts. */
function hubOf(table: Table): { hex: HexId; ends: HexId[] } | undefined {
  const hex = Object.values(behind(table.lasting)).find(({ effect }) => effect === 'emissary_taivra')?.hex
  if (hex === undefined) return undefined
  const others = Object.keys(behind(table.galaxy.tiles)).filter(at => at !== hex)
  return { hex, ends: others.filter(at => wormholesAt(table, at).length > 0).sort() }
}

/** What these add. */
function conducted(table: Table, hex: HexId): readonly HexId[] {
  return [conduitOf(table), hubOf(table)].flatMap(conduit => {
    if (conduit?.hex === hex) return conduit.ends
    return conduit?.ends.includes(hex) ? [conduit.hex] : []
  })
}

const joined = (letter: string): string => (letter === 'beta' ? 'alpha' : letter)

type Open = (hex: HexId, letter: string) => boolean

/** Where its wormholes lead. */
function otherEnds(table: Table, hex: HexId, seat?: Seat, isOpen: Open = () => true): HexId[] {
  const gate = gateAt(table)
  const isJoined = areJoined(table, seat)
  const mecatol = foldedGate(table, seat)
  const letters = (_: Table, at: HexId) => {
    const printed = lettersAt(table, at, gate)
    const all = at === mecatol ? [...printed, 'alpha', 'beta'] : printed
    const found = all.filter(letter => isOpen(at, letter))
    return isJoined ? found.map(joined) : found
  }
  return throughWormholes(table, hex, letters)
}

export function links(table: Table, hex: HexId, seat?: Seat, isOpen?: Open): HexId[] {
  const touched = systemAt(table, hex)?.offMap ? [] : beside(table, hex)
  return [...touched, ...otherEnds(table, hex, seat, isOpen), ...conducted(table, hex)]
}

/** Whether a way of adjacent systems leads through a wormhole, or could. */
export const passesWormhole = (table: Table, way: readonly HexId[], seat: Seat): boolean =>
  way.some((hex, i) => i > 0 && otherEnds(table, way[i - 1] as HexId, seat).includes(hex))

/** For movement some wormholes may count for nothing. */
export function sails(table: Table, hex: HexId, seat: Seat): HexId[] | undefined {
  if (Object.keys(behind(table).laws).length === 0) return undefined
  const isOpen: Open = (at, letter) => permits(table, seat, 'sailsWormhole', { hex: at, letter }, true)
  return [...new Set(links(table, hex, seat, isOpen))]
}

export function linksBy(table: Table, seat?: Seat): string {
  const { hex, ends = [] } = conduitOf(table) ?? {}
  const conduit = hex === undefined ? '' : `/${hex}:${ends.join()}`
  const hub = hubOf(table)?.hex ?? ''
  const way = areJoined(table, seat) ? 'joined' : 'apart'
  const tokens = `${table.nexusOpen ?? ''}${Object.entries(behind(table).tokens ?? {}).join()}`
  return `${way}/${gateAt(table) ?? ''}/${foldedGate(table, seat) ?? ''}${conduit}/${hub}/${tokens}`
}

/** Systems with their Mechs, for the flagship that treats these as adjacent. */
export function bridges(table: Table, seat: Seat, kind: UnitKind): readonly HexId[] {
  if (kind !== 'flagship' || sheetOf(table, seat, kind)?.effect !== 'memoria') return []
  const ends = Object.values(behind(table).units).flatMap(({ of, kind, at }) =>
    of === seat && kind === 'mech' ? [at] : [],
  )
  return [...new Set(ends)].sort()
}

/** Those printed and those brought along. */
export const wormholesAt = (table: Table, hex: HexId): readonly string[] =>
  lettersAt(table, hex, gateAt(table))

/** Whether one of these is other than delta. */
export const isGate = (table: Table, hex: HexId): boolean =>
  wormholesAt(table, hex).some(letter => letter !== 'delta')
