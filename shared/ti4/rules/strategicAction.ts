import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { before } from '../../galaxy/rules/secondaries.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import type { Table } from '../table.ts'
import { moment } from './moments.ts'
import { chooseOthers } from './otherSeats.ts'
import { strategyRules } from './strategy/index.ts'
import { resolveSecondaries } from './strategy/secondaries.ts'

interface Played {
  seat: Seat
  card: StrategyCardId
}

/** The primary ability by its holder, then the secondary by the others. [82] */
export function* strategicAction(table: Table, { seat, card }: Played): Flow<Next> {
  table.strategic = { of: seat, card }
  yield* tell('everyone', { text: 'ti4.log.strategic', about: { seat, card } })
  const first = yield* strategyRules[card].primary(table, seat)
  const then: Next = { segment: 'secondaries', args: { seat, card } }
  return first ? before(first, then) : then
}

/** When all have decided the card is exhausted. [82.2] */
export function* secondaries(table: Table, { seat, card }: Played): Flow<undefined> {
  yield* moment(table, 'afterStrategyAbility', 'primary', { of: seat, card })
  yield* resolveSecondaries(table, seat, card)
  table.strategyCards[card].exhausted = true
  delete table.strategic
  return undefined
}

/** The secondary ability of a card nobody has used, for those others he chooses. It is no strategic action. */
export function* imperialSeal(table: Table, { seat, card }: Played): Flow<undefined> {
  yield* moment(table, 'afterStrategyAbility', 'primary', { of: seat, card })
  const chosen = yield* chooseOthers(seat, {
    name: 'followers',
    rule: 'ti4/51.12',
    text: 'ti4.ask.seal.others',
    about: { card },
    hint: { helps: 'others' },
  })
  yield* resolveSecondaries(table, seat, card, chosen)
  return undefined
}
