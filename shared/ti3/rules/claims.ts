import { choose, type Flow } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { objectivePriceWith } from '../../galaxy/rules/objectivePrice.ts'
import { claimable, fulfils, holdsHome } from '../cards/objectives.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { edition } from '../edition.ts'
import { sheet } from '../realm.ts'
import { ancientThrone } from '../strategySet.ts'
import type { Table, Ti3 } from '../table.ts'
import { payFor, spendCounter, spendTradeGoods } from './economy.ts'
import { scorePublic, showSecret } from './victory.ts'

const { payObjective } = objectivePriceWith(edition, {
  rule: 'ti3/26.spend',
  ruleOfCounters: 'ti3/se.objectives',
  either: { rule: 'ti3/se.objectives', text: 'ti3.ask.spendWhich' },
  areas: { pool: 'ti3.counters.pool', strategy: 'ti3.counters.strategy' },
  payFor,
  spendTradeGoods,
  spendCounter,
})

/** What the first of `seats` has claimed already this round. */
interface Claimed {
  seats: Seat[]
  public?: boolean
  secret?: boolean
}
/** A public objective, the secret one, the secret one although it is not fulfilled, or nothing more. */
type Claim = ObjectiveId | 'secret' | 'mistaken' | 'done'

/** Step 1: one public objective and the secret one each, one player after the other in order of play. [p. 14] */
export function* claim(table: Table, claimed: Claimed): Flow<Next | undefined> {
  const [seat, ...others] = claimed.seats
  if (seat === undefined) return undefined
  const said = yield* choose<Claim, Ti3>(seat, ({ table, hand }) => ({
    name: 'claim',
    rule: 'ti3/14.claim',
    text: 'ti3.ask.claim',
    hint: { gains: 'objective' },
    options: claims(table, seat, hand?.secretObjective, claimed),
    otherwise: 'done',
  }))
  switch (said) {
    case 'done':
      return { segment: 'claim', args: { seats: others } }
    case 'secret':
      yield* showSecret(table, seat, true)
      return { segment: 'claim', args: { ...claimed, secret: true } }
    case 'mistaken':
      if (yield* isSure(seat)) yield* showSecret(table, seat, false)
      return { segment: 'claim', args: { ...claimed } }
    default:
      if (!(yield* payObjective(table, seat, { id: said, costs: objectives[said].spend ?? {} })))
        return { segment: 'claim', args: { ...claimed } }
      yield* scorePublic(table, seat, said)
      return { segment: 'claim', args: { ...claimed, public: true } }
  }
}

/** Whoever holds his secret objective is asked whether it is fulfilled or not, so that being asked tells nothing. */
function claims(table: Table, seat: Seat, secret: ObjectiveId | undefined, claimed: Claimed): OneOf {
  const may = claimed.public && !claimsAll(table, seat) ? [] : claimable(table, seat)
  const shows = !claimed.secret && secret !== undefined && holdsHome(table, seat)
  const about = (id: ObjectiveId) => ({ card: id, count: objectives[id].points ?? 0 })
  const of: Partial<Record<Claim, Choice>> = Object.fromEntries(
    may.map(id => [id, { on: { card: id }, about: about(id) }]),
  )
  if (shows && fulfils(table, seat, secret))
    of.secret = { on: { card: secret }, text: 'ti3.claim.secret', about: about(secret) }
  else if (shows) of.mistaken = { text: 'ti3.claim.mistaken', about: about(secret), hint: { harms: 'you' } }
  of.done = { text: 'ti3.claim.done' }
  return { shape: 'oneOf', of }
}

/** Of public objectives as many as he fulfils. */
const claimsAll = (table: Table, seat: Seat): boolean =>
  sheet(table, seat).memory[ancientThrone] !== undefined

/** It would be shown to all and lost. */
function* isSure(seat: Seat): Flow<boolean> {
  const said = yield* choose<'keep' | 'lose'>(seat, () => ({
    name: 'sure',
    rule: 'ti3/26.forfeit',
    text: 'ti3.ask.mistaken',
    options: {
      shape: 'oneOf',
      of: { keep: { text: 'ti3.claim.keep' }, lose: { text: 'ti3.claim.lose' } },
    },
    otherwise: 'keep',
  }))
  return said === 'lose'
}
