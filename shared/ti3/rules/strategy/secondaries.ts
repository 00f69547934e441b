import type { Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { secondariesWith, type Way } from '../../../galaxy/rules/secondaries.ts'
import { at, type Scene } from '../../cards/moments.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { edition } from '../../edition.ts'
import { permits } from '../../effects.ts'
import { affordsSecondary, secondaryCost } from '../../secondaries.ts'
import type { Table, Ti3 } from '../../table.ts'
import { spendCounter } from '../economy.ts'
import { happens, moment, whileDeciding } from '../moments.ts'
import { couldPlay, couldRespond, offersAt } from '../playable.ts'
import { resolveAll, respond, windowAt } from '../playing.ts'
import { strategyRules } from './index.ts'

/** The secondary ability; for some peoples the primary in its place, after it, or before it. */
type Use = 'secondary' | 'primary' | 'secondaryFirst' | 'primaryFirst'

const ways: Readonly<Record<Use, Way>> = {
  secondary: { text: 'ti3.ask.useSecondary', aimed: true, counts: true },
  primary: { text: 'ti3.ask.usePrimary', aimed: false, counts: false },
  primaryFirst: { text: 'ti3.ask.usePrimaryFirst', aimed: false, counts: true },
  secondaryFirst: { text: 'ti3.ask.useSecondaryFirst', aimed: true, counts: true },
}

const always = () => true

function waysOf(table: Table, seat: Seat, card: StrategyCardId, isPaid: boolean): Use[] {
  if (!isPaid && !affordsSecondary(table, seat, card)) return []
  if (!permits(table, seat, 'usesSecondary', { card }, true)) return []
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

const secondaries = secondariesWith<Ti3, Scene, Use>(edition, {
  rule: 'ti3/10.secondary',
  secondaryOf: card => strategyRules[card].secondary,
  cost: secondaryCost,
  pay: (table, seat, count) => spendCounter(table, seat, 'strategy', count),
  ways,
  waysOf,
  carryOut,
  playing: {
    couldRespond,
    windowAt,
    offersAt,
    couldPlay,
    whileDeciding,
  },
})
export const { useApart, useSecondary } = secondaries

const path = 'primary/afterStrategyPrimary'

/** All others decide at the same time, unseen; then it takes effect clockwise from the active player. [p. 10] What follows
 *  a primary ability is one moment with that decision: who plays a card then decides when it is resolved. */
export function* resolveSecondaries(table: Table, seat: Seat, card: StrategyCardId): Flow {
  const scenes = [at('afterStrategyPrimary', { of: seat, card })]
  yield* happens(table, path, scenes)
  const mayFollow = (other: Seat) => affordsSecondary(table, other, card)
  const seats = yield* secondaries.follow(table, seat, card, mayFollow, {
    name: path,
    scenes,
    *played(plays) {
      yield* resolveAll(table, `${path}/1`, scenes, plays)
      yield* respond(table, path, scenes, 2)
    },
  })
  yield* happens(table, 'used', [at('secondariesUsed', { of: seat, card, seats })])
}

function* carryOut(
  table: Table,
  seat: Seat,
  card: StrategyCardId,
  { use, aim: before }: { use: Use; aim?: unknown },
  name: string,
): Flow {
  if (use === 'primary' || use === 'primaryFirst') yield* usePrimary(table, seat, card, name)
  const aim = use === 'primaryFirst' ? yield* secondaries.aimOf(table, seat, card, `${name}/after`) : before
  const { secondary } = strategyRules[card]
  if (secondary && aim !== undefined) yield* secondary.does(table, seat, aim, `${name}/secondary`)
  if (use === 'secondaryFirst') yield* usePrimary(table, seat, card, name)
}

function* usePrimary(table: Table, seat: Seat, card: StrategyCardId, name: string): Flow {
  const opens = yield* strategyRules[card].primary(table, seat, name)
  if (opens) throw new Error(`The primary ability of ${card} cannot be part of another's secondaries`)
  yield* moment(table, 'afterStrategyPrimary', `${name}/primary`, { of: seat, card })
}

export const couldUseSecondary = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  waysOf(table, seat, card, true).length > 0
