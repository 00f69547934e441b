import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { About, Seat, TextId } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { hasActivated, sheet } from '../realm.ts'
import type { Pool, Table, Ti4 } from '../table.ts'
import { activate, spendCounter } from './economy.ts'
import { enforceEverywhere } from './supplyLimits.ts'
import { pools } from './tokens.ts'

/** Command Tokens that cards lay on the map or take from sheets. [20] */

/** A token of his comes to lie there, where none does yet; it activates nothing. */
export function* layToken(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  if (hasActivated(table, seat, hex)) return
  const from = yield* tokenOf(table, seat, {
    name: `${name}/pool`,
    text: 'ti4.ask.tokenFrom',
    about: { hex },
  })
  if (from === undefined) return
  activate(table, seat, hex, from)
  yield* tell('everyone', { text: 'ti4.log.tokenPlaced', about: { seat, hex } })
  yield* enforceEverywhere(table, seat, `${name}/supply`)
}

/** Where reinforcements hold none one comes from his sheet, from a pool of his choice. [20.3b] */
export function* tokenOf(
  table: Table,
  seat: Seat,
  ask: { name: string; text: TextId; about?: About },
  among: readonly Pool[] = pools,
): Flow<Pool | 'reinforcements' | undefined> {
  const { counters } = sheet(table, seat)
  if (counters.reinforcements > 0) return 'reinforcements'
  const full = among.filter(pool => counters[pool] > 0)
  if (full.length === 0) return undefined
  return yield* choose<Pool, Ti4>(seat, () => ({
    ...ask,
    rule: 'ti4/20.3',
    hint: { loses: 'counters' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(full.map(pool => [pool, { text: `ti4.pool.${pool}` }])),
    } satisfies OneOf,
  }))
}

/** Back to reinforcements, if there is one. */
export function* loseToken(table: Table, seat: Seat, pool: Pool): Flow {
  if (sheet(table, seat).counters[pool] < 1) return
  spendCounter(table, seat, pool)
  yield* tell('everyone', { text: `ti4.log.loses.${pool}`, about: { seat } })
}
