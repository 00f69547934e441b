import type { Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { secondariesWith, type Way } from '../../../galaxy/rules/secondaries.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { edition } from '../../edition.ts'
import { permits } from '../../effects.ts'
import { affordsSecondary, secondaryCost } from '../../secondaries.ts'
import type { Table, Ti4 } from '../../table.ts'
import { spendCounter } from '../economy.ts'
import { moment } from '../moments.ts'
import { strategyTokensSpent } from '../strategyTokens.ts'
import { strategyRules } from './index.ts'

/** The secondary ability, or for some factions the primary one in its place. */
type Use = 'secondary' | 'primary'

const ways: Readonly<Record<Use, Way>> = {
  secondary: { text: 'ti4.ask.useSecondary', aimed: true, counts: true },
  primary: { text: 'ti4.ask.usePrimary', aimed: false, counts: false },
}

const isDue = ({ strategic }: Table, seat: Seat): boolean => strategic?.free?.[seat] === true

function waysOf(table: Table, seat: Seat, card: StrategyCardId, isPaid: boolean): Use[] {
  if (isDue(table, seat)) return ['secondary']
  if (!isPaid && !affordsSecondary(table, seat, card)) return []
  const { secondary, mayPrimary } = strategyRules[card]
  const instead = permits(table, seat, 'primaryInstead', { card }) && mayPrimary?.(table, seat, 1) === true
  return [
    ...(secondary?.may(table, seat) ? (['secondary'] as const) : []),
    ...(instead ? (['primary'] as const) : []),
  ]
}

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
  yield* strategyTokensSpent(table, seat, secondaryCost(table, seat, card))
  if (use === 'primary') yield* primary(table, seat, name)
  else if (secondary) yield* secondary.does(table, seat, aim, `${name}/secondary`)
  yield* moment(table, 'afterStrategyAbility', `${name}/done`, { of: seat, card })
}
