import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Amounts, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { objectivePriceWith } from '../../galaxy/rules/objectivePrice.ts'
import { costsOf } from '../cards/objectives.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { edition } from '../edition.ts'
import { sheet } from '../realm.ts'
import type { Fragment, Table, Ti4 } from '../table.ts'
import { discard } from './actionCards.ts'
import { gainCounters, payFor, spendCounter, spendTradeGoods } from './economy.ts'
import { strategyTokensSpent, takesFromReserve } from './strategyTokens.ts'

const rule = 'ti4/61.10'

const { payObjective } = objectivePriceWith(edition, {
  rule,
  ruleOfCounters: rule,
  areas: { tactic: 'ti4.pool.tactic', strategy: 'ti4.pool.strategy' },
  payFor,
  spendTradeGoods,
  spendCounter,
})

/** What an objective costs is spent while it is scored, from what is ready now; says whether it was. [61.10] */
export function* payPrice(table: Table, seat: Seat, id: ObjectiveId, name: string): Flow<boolean> {
  const { spend } = objectives[id]
  if (!spend) return true
  if (spend.actionCards !== undefined) return yield* payCards(table, seat, id, spend.actionCards, name)
  if (spend.relicFragments !== undefined)
    return yield* payFragments(table, seat, id, spend.relicFragments, name)
  yield* reinforce(table, seat, spend.tacticOrStrategyTokens ?? 0)
  const before = sheet(table, seat).counters.strategy
  const isPaid = yield* payObjective(table, seat, { id, costs: costsOf(spend), name })
  yield* strategyTokensSpent(table, seat, before - sheet(table, seat).counters.strategy)
  return isPaid
}

/** One that comes from reinforcements is spent as one of the Strategy Pool. */
function* reinforce(table: Table, seat: Seat, due: number): Flow {
  const { counters } = sheet(table, seat)
  if (!(yield* takesFromReserve(table, seat, due, counters.tactic))) return
  gainCounters(table, seat, 1, 'strategy')
}

function* payCards(table: Table, seat: Seat, id: ObjectiveId, count: number, name: string): Flow<boolean> {
  const cards = yield* choose<string[] | undefined, Ti4>(seat, seen => {
    if (sheet(seen.table, seat).actionCards < count) return { skip: undefined }
    const held = Object.keys(seen.hand?.actionCards ?? {})
    const options: SomeOf = {
      shape: 'someOf',
      of: Object.fromEntries(held.map(card => [card, { on: { card } }])),
      least: count,
      most: count,
    }
    const about = { card: id, count }
    const hint = { loses: 'actionCard' } as const
    return { name: `${name}/price`, rule, text: 'ti4.ask.discardFor', about, hint, options }
  })
  if (!cards) return false
  yield* discard(table, seat, cards, `${name}/price`)
  return true
}

function* payFragments(
  table: Table,
  seat: Seat,
  id: ObjectiveId,
  count: number,
  name: string,
): Flow<boolean> {
  const paid = yield* choose<Partial<Record<Fragment, number>> | undefined, Ti4>(seat, seen => {
    const held = Object.entries(sheet(seen.table, seat).fragments ?? {})
    if (held.reduce((sum, [, each]) => sum + each, 0) < count) return { skip: undefined }
    const options: Amounts = {
      shape: 'amounts',
      of: Object.fromEntries(held.map(([kind, most]) => [kind, { on: { card: kind }, most }])),
      least: count,
      most: count,
    }
    return { name: `${name}/price`, rule, text: 'ti4.ask.purgeFor', about: { card: id, count }, options }
  })
  if (!paid) return false
  const fragments: Record<string, number> = sheet(table, seat).fragments ?? {}
  for (const [kind, each] of Object.entries(paid)) fragments[kind] = (fragments[kind] ?? 0) - each
  yield* tell('everyone', { text: 'ti4.log.purgesFragments', about: { seat, count } })
  return true
}
