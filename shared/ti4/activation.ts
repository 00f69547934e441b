import { behind } from '../engine/draft.ts'
import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import { activationWith } from '../galaxy/activation.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { edition } from './edition.ts'
import { numberOf, permits } from './effects.ts'
import { sheet, spendable } from './realm.ts'
import type { Table } from './table.ts'

const { activationBar } = activationWith(edition)

const noToken: Refusal = { code: 'noCounterInPool', why: 'refused.noCounterInPool', rule: 'ti4/5.1' }

const tooDear: Refusal = { code: 'tollTooHigh', why: 'refused.tollTooHigh', rule: 'ti4/5.1' }

/** Influence it costs him. */
export const activationPrice = (table: Table, seat: Seat, hex: HexId): number =>
  numberOf(table, seat, 'activationPrice', 0, { hex })

/** He could not pay what others ask of him there. */
const dearFor = (table: Table, seat: Seat) => (hex: HexId) => {
  const price = activationPrice(table, seat, hex)
  return price > 0 && price > spendable(table, seat, 'influence')
}

/** Which systems a player may activate, and why not the others. [5] */
export function activationsOf(
  table: Table,
  seat: Seat,
): { hexes: HexId[]; not: Record<HexId | 'tactical', Refusal> } {
  const hexes: HexId[] = []
  const not: Record<HexId | 'tactical', Refusal> = {}
  const isPoor = sheet(table, seat).counters.tactic < 1
  if (isPoor) not['tactical'] = noToken
  const bars = activationBar(table, seat)
  const again = permits(table, seat, 'reactivates', {})
  const isDear = dearFor(table, seat)
  for (const hex of Object.keys(behind(table.galaxy.tiles))) {
    const barred = bars(hex)
    const isAgain = again && barred?.code === 'activatedBefore'
    const refused =
      (isAgain ? undefined : barred) ?? (isPoor ? noToken : undefined) ?? (isDear(hex) ? tooDear : undefined)
    if (refused) not[hex] = refused
    else hexes.push(hex)
  }
  return { hexes, not }
}

/** Those he may activate where it takes no token. */
export function freelyActivated(table: Table, seat: Seat): HexId[] {
  const bars = activationBar(table, seat)
  const isDear = dearFor(table, seat)
  return Object.keys(behind(table.galaxy.tiles)).filter(hex => !bars(hex) && !isDear(hex))
}
