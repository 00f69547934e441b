import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import { type UnitKind, unitKinds } from './content/units.ts'
import type { CaptiveKey, Table } from './table.ts'

/** Captured units, on the faction sheet of whoever took them. Ships and mechs stay their owner's; for Fighters and Infantry,
 *  whose pieces go home, tokens lie there that are nobody's. [17] */

/** [17.3] */
export const isNobodys = (kind: UnitKind): boolean => unitKinds[kind].unlimited === true

export const captiveKey = (kind: UnitKind, of: Seat): CaptiveKey => (isNobodys(kind) ? kind : `${kind}.${of}`)

export const kindOfCaptive = (key: CaptiveKey): UnitKind => key.split('.')[0] as UnitKind
export const ownerOfCaptive = (key: CaptiveKey): Seat | undefined => key.split('.')[1]

export const isCaptiveKey = (key: string): key is CaptiveKey =>
  Object.hasOwn(unitKinds, kindOfCaptive(key as CaptiveKey))

/** In a steady order, however they came. */
export function captivesOf({ players }: Table, seat: Seat): [CaptiveKey, number][] {
  const held = Object.entries(players[seat]?.captives ?? {}) as [CaptiveKey, number][]
  return held.sort(([one], [other]) => (one < other ? -1 : 1))
}

export const captivesOfKind = (table: Table, seat: Seat, kind: UnitKind): CaptiveKey[] =>
  captivesOf(table, seat).flatMap(([key]) => (kindOfCaptive(key) === kind ? [key] : []))

/** What others could have back from him, each to its owner alone. [17.2] */
export const captivesFrom = (table: Table, seat: Seat, of: Seat): [CaptiveKey, number][] =>
  captivesOf(table, seat).filter(([key]) => ownerOfCaptive(key) === of)

/** Pieces of a player that lie on faction sheets: he can neither produce nor place them. [17.5] */
export function capturedPieces(table: Table, of: Seat, kind: UnitKind): number {
  if (isNobodys(kind)) return 0
  const { players } = behind(table)
  const key = captiveKey(kind, of)
  return Object.values(players).reduce((sum, { captives }) => sum + (captives?.[key] ?? 0), 0)
}

/** He has ships where a Space Dock of the other is and none of the other's are. While both fight there it is no blockade yet. [14] */
export function blockades(table: Table, by: Seat, of: Seat): boolean {
  const { units, battle } = behind(table)
  const all = Object.values(units)
  const ships = (seat: Seat, hex: string) =>
    all.some(unit => unit.of === seat && unit.at === hex && unitKinds[unit.kind].type === 'ship')
  const isFighting = (hex: string) => battle?.hex === hex && battle.planet === undefined
  return all.some(
    ({ of: owner, kind, at }) =>
      owner === of && kind === 'space_dock' && !isFighting(at) && ships(by, at) && !ships(of, at),
  )
}

/** Whether units of this player can be captured by the other. [17.6, 85] */
export const isCapturable = (table: Table, by: Seat, of: Seat, kind: UnitKind): boolean =>
  unitKinds[kind].type !== 'structure' && (by === of || !blockades(table, of, by))
