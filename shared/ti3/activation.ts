import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { permits } from './effects.ts'
import { piecesAt } from './forces.ts'
import { hasActivated, sheet } from './realm.ts'
import type { Table } from './table.ts'
import { adjacent, systemAt } from './ways.ts'

const noCounter: Refusal = {
  code: 'noCounterInPool',
  why: 'refused.noCounterInPool',
  rule: 'ti3/11.activate',
}

/** Which systems a player may activate, and why not the others. */
export function activations(
  table: Table,
  seat: Seat,
): { hexes: HexId[]; not: Record<HexId | 'tactical', Refusal> } {
  const hexes: HexId[] = []
  const not: Record<HexId | 'tactical', Refusal> = {}
  const poor = sheet(table, seat).counters.pool < 1
  if (poor) not['tactical'] = noCounter
  for (const hex of Object.keys(table.galaxy.tiles)) {
    const refused = barsActivation(table, seat, hex) ?? (poor ? noCounter : undefined)
    if (refused) not[hex] = refused
    else hexes.push(hex)
  }
  return { hexes, not }
}

/** Why this player may never place a counter there by activation, whatever it would cost. */
export function barsActivation(table: Table, seat: Seat, hex: HexId): Refusal | undefined {
  const special = systemAt(table, hex)?.special
  if (special === 'asteroidField')
    return { code: 'asteroidField', why: 'refused.asteroidField', rule: 'ti3/18.asteroids' }
  if (special === 'supernova')
    return { code: 'supernova', why: 'refused.supernova', rule: 'ti3/18.supernova' }
  if (hasActivated(table, seat, hex))
    return { code: 'activatedBefore', why: 'refused.activatedBefore', rule: 'ti3/11.once' }
  if (!permits(table, seat, 'activates', { hex }, true))
    return { code: 'mayNotActivate', why: 'refused.mayNotActivate', rule: 'ti3/11.activate' }
  return undefined
}

/** Pairs of systems a transfer may join, each with those that come after it. */
export function transfers(
  table: Table,
  seat: Seat,
): { pairs: Record<HexId, HexId[]>; not?: Refusal | undefined } {
  const { pool, reinforcements } = sheet(table, seat).counters
  if (pool < 1) return { pairs: {}, not: noCounter }
  if (reinforcements < 1)
    return {
      pairs: {},
      not: { code: 'noCounterLeft', why: 'refused.noCounterLeft', rule: 'ti3/12.transfer' },
    }
  const open = Object.keys(table.galaxy.tiles)
    .filter(hex => holdsOnly(table, seat, hex) && !barsActivation(table, seat, hex))
    .sort()
  const pairs: Record<HexId, HexId[]> = {}
  open.forEach((one, i) => {
    const beside = adjacent(table, one)
    const others = open.slice(i + 1).filter(other => beside.includes(other))
    if (others.length > 0) pairs[one] = others
  })
  if (Object.keys(pairs).length > 0) return { pairs }
  return { pairs, not: { code: 'noPair', why: 'refused.noPair', rule: 'ti3/12.transfer' } }
}

/** A unit of his own, none of anybody else, Ground Forces and structures included. */
function holdsOnly(table: Table, seat: Seat, hex: HexId): boolean {
  const here = piecesAt(table, hex)
  return here.length > 0 && here.every(piece => piece.of === seat)
}
