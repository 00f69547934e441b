import type { Flow } from '../../engine/flow.ts'
import type { Json } from '../../engine/json.ts'
import type { Seat } from '../../engine/rules.ts'
import type { ActsAt } from '../../galaxy/components/acting.ts'
import type { LeaderId } from '../content/leaders.ts'
import { isAgent } from '../leaders.ts'
import { isReady } from '../openCards.ts'
import { sheet } from '../realm.ts'
import { heroIsDone } from '../rules/leaders.ts'
import { moment } from '../rules/moments.ts'
import { exhaustCard, purgeCard } from '../rules/openCards.ts'
import type { Table } from '../table.ts'
import type { Component, Scenes } from './act.ts'
import type { Moment } from './moments.ts'

/** What it costs to use a card that lies open: to exhaust it, or to purge it for good. Whoever copies an agent exhausts his own. */

type Action = NonNullable<Component['action']>

/** Some cards ready an agent that was exhausted. */
function* agentExhausted(table: Table, of: Seat, card: string, name: string): Flow {
  if (isAgent(card)) yield* moment(table, 'afterAgentExhausted', name, { of, card })
}

/** As an action of one's turn. */
export const exhaustedFor = (id: string, action: Action): Action => ({
  ...action,
  may: (table, seat) => isReady(table, seat, id) && action.may(table, seat),
  *does(table, seat) {
    yield* exhaustCard(table, seat, id)
    const opens = (yield* action.does(table, seat)) ?? undefined
    yield* agentExhausted(table, seat, id, `exhausted/${id}`)
    return opens
  },
})

/** At a moment, for whoever wants it. */
export const exhaustedAt = <M extends Moment, A extends Json>(
  id: string,
  acts: ActsAt<Scenes, M, A>,
): ActsAt<Scenes, M, A> => ({
  ...acts,
  choice: {
    ...acts.choice,
    may: (table, by, about) => isReady(table, by, id) && (acts.choice?.may?.(table, by, about) ?? true),
  },
  *does(table, playing, aim) {
    yield* exhaustCard(table, playing.by, id)
    const said = yield* acts.does(table, playing, aim)
    yield* agentExhausted(table, playing.by, id, `${playing.name}/exhausted`)
    return said
  },
})

/** It is purged even if it could do only part of what it does. [70.3] */
export const purgedFor = (id: string, action: Action): Action => ({
  ...action,
  *does(table, seat) {
    const opens = (yield* action.does(table, seat)) ?? undefined
    yield* purgeCard(table, seat, id)
    return opens
  },
})

export const purgedAt = <M extends Moment, A extends Json>(
  id: string,
  acts: ActsAt<Scenes, M, A>,
): ActsAt<Scenes, M, A> => ({
  ...acts,
  *does(table, playing, aim) {
    const said = yield* acts.does(table, playing, aim)
    yield* purgeCard(table, playing.by, id)
    return said
  },
})

/** A hero acts once, and is gone when he is through or when the round is over. [51.12] */
export const heroic = (id: LeaderId, action: Action): Action => ({
  ...action,
  may: (table, seat) => !sheet(table, seat).leaders?.[id]?.acting && action.may(table, seat),
  *does(table, seat) {
    const opens = (yield* action.does(table, seat)) ?? undefined
    yield* heroIsDone(table, seat, id)
    return opens
  },
})
