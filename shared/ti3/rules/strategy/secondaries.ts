import { choose, type Flow, tell, together } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { permits } from '../../effects.ts'
import { othersClockwise } from '../../realm.ts'
import { affordsSecondary, secondaryCost } from '../../secondaries.ts'
import type { Table, Ti3 } from '../../table.ts'
import { spendCounter } from '../economy.ts'
import { moment } from '../moments.ts'
import { strategyRules } from './index.ts'

/** The secondary ability; for some peoples the primary in its place, after it, or before it. */
type Use = 'secondary' | 'primary' | 'secondaryFirst' | 'primaryFirst'

/** What a seat decided ahead. The secondary ability is aimed at once, unless what comes before it could change the aim. */
interface Decided {
  use: Use | 'none'
  aim?: unknown
}

const none: Decided = { use: 'none' }
const always = () => true

/** What everybody can see that this seat could do now; nobody is asked about nothing. */
function usesOf(table: Table, seat: Seat, card: StrategyCardId): Use[] {
  if (!affordsSecondary(table, seat, card)) return []
  const { secondary, mayPrimary = always } = strategyRules[card]
  const may = secondary?.may(table, seat) === true
  const asWell = permits(table, seat, 'primaryAsWell', { card })
  const both = asWell && mayPrimary(table, seat, 2)
  const instead = asWell || permits(table, seat, 'primaryInstead', { card })
  return [
    ...(may ? (['secondary'] as const) : []),
    ...(instead && mayPrimary(table, seat, 1) ? (['primary'] as const) : []),
    ...(both && (may || secondary?.mayAfterPrimary?.(table, seat)) ? (['primaryFirst'] as const) : []),
    ...(both && may ? (['secondaryFirst'] as const) : []),
  ]
}

/** All others decide at the same time, unseen; then it takes effect clockwise from the active player. [p. 10] */
export function* resolveSecondaries(table: Table, seat: Seat, card: StrategyCardId): Flow {
  const following = othersClockwise(table, seat).filter(other => affordsSecondary(table, other, card))
  yield* strategyRules[card].secondary?.before?.(table, following) ?? nothing()
  const others = following.filter(other => usesOf(table, other, card).length > 0)
  if (others.length === 0) return
  const lanes = Object.fromEntries(others.map(other => [other, decide(table, other, card, 'first')]))
  const decided = yield* together<Decided>(lanes)
  // Who could do nothing before may be able to by now, for instance with what he was given.
  for (const other of following)
    yield* takeEffect(
      table,
      other,
      card,
      decided[other] ?? (yield* decide(table, other, card, `${other}/late`)),
    )
}

/** Asked again, with the answer of before: he keeps it as soon as it is possible once more. */
function* decide(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  name: string,
  before?: Decided,
): Flow<Decided> {
  const use = yield* choose<Use | 'none' | 'asBefore', Ti3>(seat, seen => {
    if (before && fits(seen.table, seat, card, before)) return { skip: 'asBefore' }
    const uses = usesOf(seen.table, seat, card)
    if (uses.length === 0) return { skip: 'none' }
    const count = secondaryCost(seen.table, seat, card)
    const text = count > 0 ? 'ti3.ask.secondary' : 'ti3.ask.secondaryFree'
    return {
      name: `${name}/use`,
      rule: 'ti3/10.secondary',
      text: before ? 'ti3.ask.secondaryAgain' : text,
      about: { card, count },
      options: { shape: 'oneOf', of: Object.fromEntries([...uses, 'none' as const].map(choiceOf)) },
      otherwise: 'none',
    }
  })
  if (use === 'asBefore') return before ?? none
  if (use === 'none' || use === 'primary' || use === 'primaryFirst') return { use }
  const aim = yield* aimOf(table, seat, card, name)
  return aim === undefined ? none : { use, aim }
}

const words: Readonly<Record<Use | 'none', string>> = {
  secondary: 'ti3.ask.useSecondary',
  primary: 'ti3.ask.usePrimary',
  primaryFirst: 'ti3.ask.usePrimaryFirst',
  secondaryFirst: 'ti3.ask.useSecondaryFirst',
  none: 'ti3.ask.useNone',
}
const choiceOf = (use: Use | 'none'): [string, Choice] => [use, { text: words[use] }]

function* aimOf(table: Table, seat: Seat, card: StrategyCardId, name: string): Flow<unknown> {
  return yield* strategyRules[card].secondary?.aim(table, seat, `${name}/aim`) ?? nothing()
}

function* nothing(): Flow<undefined> {}

function fits(table: Table, seat: Seat, card: StrategyCardId, { use, aim }: Decided): boolean {
  if (use === 'none') return true
  if (!usesOf(table, seat, card).includes(use)) return false
  if (aim === undefined) return true
  return strategyRules[card].secondary?.fits(table, seat, aim) === true
}

function* takeEffect(table: Table, seat: Seat, card: StrategyCardId, decided: Decided): Flow {
  let now = decided
  for (let again = 1; !fits(table, seat, card, now); again++)
    now = yield* decide(table, seat, card, `${seat}/again${again}`, now)
  const { use } = now
  if (use === 'none') return
  const count = secondaryCost(table, seat, card)
  const text = use === 'primary' ? 'ti3.log.primaryInstead' : 'ti3.log.secondary'
  yield* tell('everyone', { text, about: { seat, card } })
  if (count > 0) spendCounter(table, seat, 'strategy', count)
  if (use === 'primary' || use === 'primaryFirst') yield* usePrimary(table, seat, card)
  const aim = use === 'primaryFirst' ? yield* aimOf(table, seat, card, `${seat}/after`) : now.aim
  if (aim !== undefined)
    yield* strategyRules[card].secondary?.does(table, seat, aim, `${seat}/secondary`) ?? nothing()
  if (use === 'secondaryFirst') yield* usePrimary(table, seat, card)
}

function* usePrimary(table: Table, seat: Seat, card: StrategyCardId): Flow {
  const opens = yield* strategyRules[card].primary(table, seat)
  if (opens) throw new Error(`The primary ability of ${card} cannot be part of another's secondaries`)
  yield* moment(table, 'afterStrategyPrimary', `${seat}/primary`, { of: seat, card })
}
