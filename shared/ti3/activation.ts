import { behind } from '../engine/draft.ts'
import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import { activationWith } from '../galaxy/activation.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { edition } from './edition.ts'
import { numberOf } from './effects.ts'
import { piecesAt } from './forces.ts'
import { nextTo } from './range.ts'
import { goodsToSpend, readyPlanets, sheet } from './realm.ts'
import { because } from './refusals.ts'
import type { Table } from './table.ts'

const { activationBar } = activationWith(edition)
export const { barsActivation } = activationWith(edition)

const noCounter = because('noCounterInPool')
const tooDear = because('tollUnpaid')

/** Trade goods or ready planets that activating these systems costs. */
export const tollFor = (table: Table, seat: Seat, hexes: readonly HexId[]): number =>
  hexes.reduce((sum, hex) => sum + numberOf(table, seat, 'toll', 0, { hex }), 0)

/** Whether a player has that many of them. */
function payingTolls(table: Table, seat: Seat): (...hexes: readonly HexId[]) => boolean {
  const purse = goodsToSpend(sheet(table, seat)) + readyPlanets(table, seat).length
  return (...hexes) => tollFor(table, seat, hexes) <= purse
}

/** Which systems a player may activate, and why not the others. */
export function activations(
  table: Table,
  seat: Seat,
): { hexes: HexId[]; not: Record<HexId | 'tactical', Refusal> } {
  const hexes: HexId[] = []
  const not: Record<HexId | 'tactical', Refusal> = {}
  const poor = sheet(table, seat).counters.pool < 1 + tacticalCost(table, seat)
  if (poor) not['tactical'] = noCounter
  const bars = activationBar(table, seat)
  const canPay = payingTolls(behind(table), seat)
  for (const hex of Object.keys(behind(table.galaxy.tiles))) {
    const refused = bars(hex) ?? (poor ? noCounter : canPay(hex) ? undefined : tooDear)
    if (refused) not[hex] = refused
    else hexes.push(hex)
  }
  return { hexes, not }
}

/** Counters from the pool that a tactical action costs beside the one it places. */
export const tacticalCost = (table: Table, seat: Seat): number => numberOf(table, seat, 'tacticalCost', 0, {})

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
      not: because('noCounterLeft'),
    }
  const bars = activationBar(table, seat)
  const open = Object.keys(behind(table.galaxy.tiles))
    .filter(hex => holdsOnly(table, seat, hex) && !bars(hex))
    .sort()
  const canPay = payingTolls(behind(table), seat)
  const pairs: Record<HexId, HexId[]> = {}
  open.forEach((one, i) => {
    const beside = nextTo(table, seat, one)
    const others = open.slice(i + 1).filter(other => beside.includes(other) && canPay(one, other))
    if (others.length > 0) pairs[one] = others
  })
  if (Object.keys(pairs).length > 0) return { pairs }
  return { pairs, not: because('noPair') }
}

/** A unit of his own, none of anybody else, Ground Forces and structures included. */
function holdsOnly(table: Table, seat: Seat, hex: HexId): boolean {
  const here = piecesAt(table, hex)
  return here.length > 0 && here.every(piece => piece.of === seat)
}
