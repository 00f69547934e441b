import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { activationPrice } from '../activation.ts'
import { isIn } from '../content/sets.ts'
import { permits } from '../effects.ts'
import { fleet } from '../forces.ts'
import { leaps } from '../leap.ts'
import { hasActivated } from '../realm.ts'
import type { Table } from '../table.ts'
import { leaveTurnOf } from './cutShort.ts'
import { friendsOf } from './deeds.ts'
import { activate, payFor, spendCounter, takeBackCounter } from './economy.ts'
import { exploreFrontier } from './exploration.ts'
import { unlockLeaders } from './leaders.ts'
import { moment } from './moments.ts'
import { moveInto } from './movement.ts'
import { notesReturnFrom } from './notes.ts'
import { askPayment } from './paying.ts'
import { settle } from './settling.ts'
import { spaceCannonOffense } from './spaceCannon.ts'
import { enforceSupply } from './supplyLimits.ts'

export interface InSystem {
  seat: Seat
  hex: HexId
}

/** Activation and movement; what follows them stands in segments of its own. [89] */
export function* tacticalAction(table: Table, { seat, hex, free }: InSystem & { free?: true }): Flow<Next> {
  yield* payToll(table, seat, hex)
  const isAgain = !free && hasActivated(table, seat, hex)
  // A second token of his lies there no longer than what it sets off.
  if (!free && !isAgain) activate(table, seat, hex, 'tactic')
  const friends = friendsOf(table, seat)
  table.doing = { of: seat, hex, ...(friends.length > 0 && { friends }) }
  yield* tell('everyone', { text: 'ti4.log.activates', about: { seat, hex } })
  yield* notesReturnFrom(table, seat, hex)
  if (isAgain) yield* takeBothBack(table, seat, hex)
  const isOver = yield* moment(table, 'afterActivation', 'activated', { of: seat, hex })
  if (isOver) return { segment: 'actionEnds' }
  yield* moveInto(table, seat, hex)
  yield* unlockLeaders(table)
  if (!leaps(table, seat)) yield* spaceCannonOffense(table, { seat, hex })
  // Who lost his carriers to it has lost what they held before any combat begins. [16.3]
  for (const each of table.order) yield* enforceSupply(table, each, hex, `cannon/${each}`)
  yield* settle(table, 'cannon')
  end(table, 'movement')
  const args = { seat, hex }
  const producing: Next = { segment: 'production', args, then: { segment: 'actionEnds' } }
  const invading: Next = { segment: 'invasion', args, then: producing }
  return leaps(table, seat) ? invading : { segment: 'spaceCombat', args, then: invading }
}

/** What another asks for it. */
function* payToll(table: Table, seat: Seat, hex: HexId): Flow {
  const least = activationPrice(table, seat, hex)
  if (least === 0) return
  const ask = {
    name: 'toll',
    rule: 'ti4/5.1',
    text: 'ti4.ask.payToll',
    about: { hex, price: least },
  } as const
  const paid = yield* askPayment(seat, { ...ask, worth: 'influence', least })
  if (!paid) return
  payFor(table, seat, paid)
  yield* tell('everyone', { text: 'ti4.log.spendsInfluence', about: { seat, count: least } })
}

/** Where his token lay already: it and the new one come back, and his turn is over before anybody can answer. */
function* takeBothBack(table: Table, seat: Seat, hex: HexId): Flow {
  if (hasActivated(table, seat, hex)) takeBackCounter(table, seat, hex, 'reinforcements')
  spendCounter(table, seat, 'tactic')
  yield* tell('everyone', { text: 'ti4.log.takesBoth', about: { seat, hex } })
  yield* leaveTurnOf(table, seat)
}

/** What was under way is over. */
export function* actionEnds(table: Table): Flow<undefined> {
  const { of, hex, isCut } = table.doing ?? {}
  if (of !== undefined && hex !== undefined && !isCut) {
    yield* moment(table, 'afterTacticalAction', 'done', { of, hex })
    const explores = permits(table, of, 'exploresFrontiers', {}) && fleet(table, of, hex).length > 0
    if (explores) yield* exploreFrontier(table, of, hex)
  }
  if (hex !== undefined && isIn(table, { set: 'pok' })) table.turnSystem = hex
  delete table.doing
  end(table, 'movement')
  end(table, 'tacticalAction')
  return undefined
}
