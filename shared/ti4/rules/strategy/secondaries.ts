import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { secondariesWith, type Way } from '../../../galaxy/rules/secondaries.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { edition } from '../../edition.ts'
import { permits } from '../../effects.ts'
import { countersOnMap } from '../../realm.ts'
import {
  affordsSecondary,
  canBorrow,
  canTakeReserve,
  hasToken,
  lender,
  secondaryCost,
} from '../../secondaries.ts'
import { scepter } from '../../strategyTokens.ts'
import type { Table, Ti4 } from '../../table.ts'
import { spendCounter, takeBackCounter } from '../economy.ts'
import { moment } from '../moments.ts'
import { exhaustCard } from '../openCards.ts'
import { strategyTokensSpent } from '../strategyTokens.ts'
import { strategyRules } from './index.ts'

/** The secondary ability, with an own token, one of the active player's or one of his reinforcements; or for some factions the
 *  primary one in its place. */
type Use = 'secondary' | 'borrowed' | 'reserve' | 'primary' | 'primaryByReserve'

const ways: Readonly<Record<Use, Way>> = {
  secondary: { text: 'ti4.ask.useSecondary', aimed: true, counts: true },
  borrowed: { text: 'ti4.ask.useBorrowed', aimed: true, counts: true, unpaid: true },
  reserve: { text: 'ti4.ask.useReserve', aimed: true, counts: true, unpaid: true },
  primary: { text: 'ti4.ask.usePrimary', aimed: false, counts: false },
  primaryByReserve: { text: 'ti4.ask.usePrimaryReserve', aimed: false, counts: false, unpaid: true },
}

const isDue = ({ strategic }: Table, seat: Seat): boolean => strategic?.free?.[seat] === true

function waysOf(table: Table, seat: Seat, card: StrategyCardId, isPaid: boolean): Use[] {
  if (isDue(table, seat)) return ['secondary']
  const borrows = !isPaid && canBorrow(table, seat, card)
  const hasReserve = !isPaid && canTakeReserve(table, seat, card)
  const isAble = secondaryUsable(table, seat, card)
  const has = isPaid || hasToken(table, seat, card)
  const { mayPrimary } = strategyRules[card]
  const instead = permits(table, seat, 'primaryInstead', { card }) && mayPrimary?.(table, seat, 1) === true
  return [
    ...(isAble && has ? (['secondary'] as const) : []),
    ...(isAble && borrows ? (['borrowed'] as const) : []),
    ...(isAble && hasReserve ? (['reserve'] as const) : []),
    ...(instead && has ? (['primary'] as const) : []),
    ...(instead && hasReserve ? (['primaryByReserve'] as const) : []),
  ]
}

const secondaryUsable = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  strategyRules[card].secondary?.may(table, seat) === true

const { follow } = secondariesWith<Ti4, never, Use>(edition, {
  rule: 'ti4/82.1',
  secondaryOf: card => strategyRules[card].secondary,
  cost: secondaryCost,
  pay: (table, seat, count) => spendCounter(table, seat, 'strategy', count),
  must: (table, seat) => (isDue(table, seat) ? 'secondary' : undefined),
  ways,
  waysOf,
  carryOut,
})

/** All others decide at once, unseen; then it takes effect clockwise from the active player. [82.1] */
export function* resolveSecondaries(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  among?: readonly Seat[],
): Flow {
  const mayFollow = (other: Seat) => (among?.includes(other) ?? true) && affordsSecondary(table, other, card)
  yield* follow(table, seat, card, mayFollow, { name: 'secondary' })
}

function* carryOut(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  { use, aim }: { use: Use; aim?: unknown },
  name: string,
): Flow {
  const { primary, secondary } = strategyRules[card]
  if (use === 'borrowed') yield* borrow(table, seat, `${name}/borrowed`)
  else if (use === 'reserve' || use === 'primaryByReserve') yield* exhaustCard(table, seat, scepter)
  else yield* strategyTokensSpent(table, seat, secondaryCost(table, seat, card))
  if (use === 'primary' || use === 'primaryByReserve') yield* primary(table, seat, name)
  else if (secondary) yield* secondary.does(table, seat, aim, `${name}/secondary`)
  delete table.strategic?.borrows
  yield* moment(table, 'afterStrategyAbility', `${name}/done`, { of: seat, card })
}

/** One of the active player's tokens leaves the board for it. */
function* borrow(table: Table, seat: Seat, name: string): Flow {
  const of = table.strategic?.of
  if (of === undefined) return
  const hex = yield* choose<HexId, Ti4>(seat, seen => ({
    name,
    rule: 'ti4/82.1',
    text: 'ti4.ask.borrowToken',
    about: { seat: of },
    hint: { aims: 'card' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(countersOnMap(seen.table, of).map(at => [at, { on: { hex: at } }])),
    } satisfies OneOf,
  }))
  yield* exhaustCard(table, seat, lender)
  takeBackCounter(table, of, hex, 'reinforcements')
  if (table.strategic) table.strategic.borrows = seat
  yield* tell('everyone', { text: 'ti4.log.borrowsToken', about: { seat, other: of, hex } })
  yield* moment(table, 'afterAgentExhausted', `${name}/exhausted`, { of: seat, card: lender })
}
