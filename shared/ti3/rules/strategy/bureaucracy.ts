import { choose, draw, type Flow, inHand, tell } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { ObjectiveId } from '../../content/objectives.ts'
import { permits } from '../../effects.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'
import { drawActionCards } from '../actionCards.ts'
import { drawToHand } from '../politicalHand.ts'
import { revealObjective } from '../victory.ts'
import { placeCounter } from './political.ts'
import type { StrategyCardRules } from './strategyCard.ts'

const looks = 2

/** [SE 16] */
export const bureaucracy: StrategyCardRules<true> = {
  *primary(table, seat) {
    yield* placeCounter(table, seat)
    yield* chooseObjective(table, seat)
    // A public objective alone: the secret one waits for the Status Phase.
    const next: Next = { segment: 'claim', args: { seats: [seat], secret: true } }
    return next
  },

  secondary: {
    may: mayDraw,
    *aim() {
      return true
    },
    fits: mayDraw,
    *does(table, seat, _, name) {
      yield* drawToHand(table, seat, 1, `${name}/political`)
      yield* drawActionCards(table, seat, 1)
    },
  },
}

function mayDraw(table: Table, seat: Seat): boolean {
  const { decks, discards } = table
  const actionCards =
    permits(table, seat, 'drawsCards', {}, true) && decks.action + discards.action.length > 0
  return actionCards || decks.political + discards.political.length > 0
}

/** Of the top two he alone sees which they are: one is turned up, the other one goes back. */
function* chooseObjective(table: Table, seat: Seat): Flow {
  if (table.decks.objective < looks) return yield* revealObjective(table)
  yield* draw<Ti3, void>(({ box, hands }) => {
    ;(hands[seat] as Hand).objectives = box.objectives.slice(0, looks)
    box.objectives = box.objectives.slice(looks)
  })
  table.decks.objective -= looks
  yield* tell('everyone', { text: 'ti3.log.looksAtObjectives', about: { seat, count: looks } })
  const up = yield* choose<ObjectiveId, Ti3>(seat, ({ hand }) => ({
    name: `${seat}/objective`,
    rule: 'ti3/se.bureaucracy',
    text: 'ti3.ask.turnUp',
    hint: { shows: 'objective' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries((hand?.objectives ?? []).map(id => [id, { on: { card: id } }])),
    },
  }))
  const held = yield* inHand<Ti3, readonly ObjectiveId[]>(seat, hand => {
    const { objectives = [] } = hand
    delete hand.objectives
    return objectives
  })
  // The one chosen lies on top for a moment.
  const back = [up, ...held.filter(id => id !== up)]
  yield* draw<Ti3, void>(({ box }) => {
    box.objectives = [...back, ...box.objectives]
  })
  table.decks.objective += back.length
  yield* revealObjective(table)
}
