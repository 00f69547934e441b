import { choose, type Flow } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import { at } from '../../cards/moments.ts'
import { permits } from '../../effects.ts'
import { roomInArea, sheet } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { drawActionCards } from '../actionCards.ts'
import { gainCounters, tellGained } from '../economy.ts'
import { discardAgenda } from '../galacticCouncil.ts'
import { moments } from '../moments.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** Three action cards and a counter; then the council meets, and its convener looks at what comes next. [pp. 36–37] */
export const political: StrategyCardRules<true> = {
  *primary(table, seat) {
    yield* drawActionCards(table, seat, 3)
    yield* placeCounter(table, seat)
    // Here, since a card played at this moment can still keep the council from meeting.
    const cancelled = yield* moments(table, 'gained', [
      at('afterPoliticalPrimary', { of: seat }),
      at('beforePoliticalDraw', { of: seat }),
    ])
    // An agenda chosen at the same time is not voted on either.
    if (cancelled) discardAgenda(table)
    const next: Next = { segment: 'nextAgendas', args: { seat } }
    return cancelled ? next : { segment: 'galacticCouncil', args: { seat, isOpen: true }, then: next }
  },

  secondary: {
    may: mayDraw,
    *aim() {
      return true
    },
    fits: mayDraw,
    *does(table, seat) {
      yield* drawActionCards(table, seat, 1)
    },
  },
}

function mayDraw(table: Table, seat: Seat): boolean {
  const { decks, discards } = table
  return permits(table, seat, 'drawsCards', {}, true) && (decks.action > 0 || discards.action.length > 0)
}

type Area = 'strategy' | 'pool' | 'fleet'

export function* placeCounter(table: Table, seat: Seat): Flow {
  const area = yield* choose<Area | 'none', Ti3>(seat, seen =>
    sheet(seen.table, seat).counters.reinforcements === 0
      ? { skip: 'none' }
      : {
          name: `counter/${seat}`,
          rule: 'ti3/36.political',
          text: 'ti3.ask.placeCounter',
          hint: { gains: 'counters' },
          options: {
            shape: 'oneOf',
            of: {
              strategy: { text: 'ti3.counters.strategy' },
              pool: { text: 'ti3.counters.pool' },
              ...(roomInArea(seen.table, seat, 'fleet') > 0 && { fleet: { text: 'ti3.counters.fleet' } }),
            },
          },
        },
  )
  if (area !== 'none') yield* tellGained(seat, 'counters', gainCounters(table, seat, 1, area))
}
