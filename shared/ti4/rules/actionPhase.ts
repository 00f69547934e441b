import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice, Refusal } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import type { Turn, Turned } from '../../galaxy/shapes/turn.ts'
import { activationsOf } from '../activation.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import { couldPlayNote, playableNotes } from '../noteStack.ts'
import { byInitiative, clockwiseFrom, initiativeOf, isOut, sheet, strategyCardsOf } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { noteDeed, scoreDeeds } from './deeds.ts'
import { eliminateBeaten } from './elimination.ts'
import { playNote } from './notes.ts'
import { dealingEnds } from './transactions.ts'

/** One turn: a strategic or tactical action, or passing. [3.1] */
export function* turn(table: Table, { seat }: { seat: Seat }): Flow<Next> {
  table.active = seat
  table.turns++
  const said = yield* choose<Turned, Ti4>(seat, seen => ({
    name: 'turn',
    rule: 'ti4/3.1',
    text: 'ti4.ask.turn',
    options: withNotes(turnOptions(seen.table, seat), playableNotes(seen, asAction(seat))),
    // Not to be asked would tell that he holds none of them.
    ...(couldPlayNote(seen.table, seat, asAction(seat)) && { always: true as const }),
  }))
  const ends: Next = { segment: 'turnEnds', args: { seat, place: initiativeOf(table, seat) } }
  if ('strategic' in said)
    return { segment: 'strategicAction', args: { seat, card: said.strategic }, then: ends }
  if ('tactical' in said) return { segment: 'tacticalAction', args: { seat, hex: said.tactical }, then: ends }
  if ('special' in said) {
    yield* playNote(table, seat, said.special, asAction(seat), 'note')
    return ends
  }
  sheet(table, seat).passed = true
  if (clockwiseFrom(table, seat).every(other => sheet(table, other).passed))
    noteDeed(table, seat, 'prove_endurance')
  yield* tell('everyone', { text: 'ti4.log.passes', about: { seat } })
  return ends
}

const asAction = (seat: Seat) => ({ what: 'action', about: { of: seat } }) as const

/** Notes of others that are played as an action. [22.1] */
const withNotes = (options: Turn, notes: Record<string, Choice>): Turn => ({
  ...options,
  special: { ...options.special, ...notes },
})

const ready = (table: Table, seat: Seat): StrategyCardId[] =>
  strategyCardsOf(table, seat).filter(card => !table.strategyCards[card].exhausted)

const refusal = (code: string, rule: string): Refusal => ({ code, why: `refused.${code}`, rule })

/** What a player may do with a turn, and why not the rest. */
export function turnOptions(table: Table, seat: Seat): Turn {
  const { hexes, not } = activationsOf(table, seat)
  const strategic = ready(table, seat)
  const used = strategyCardsOf(table, seat).filter(card => !strategic.includes(card))
  return {
    shape: 'turn',
    tactical: hexes,
    transfer: {},
    strategic,
    special: {},
    // Whoever still owes a strategic action must take it first.
    pass: strategic.length === 0,
    not: {
      ...not,
      ...Object.fromEntries(used.map(card => [card, refusal('cardUsed', 'ti4/82.2')])),
      ...(strategic.length > 0 && { pass: refusal('strategicFirst', 'ti4/3.4') }),
    },
  }
}

interface TurnOver {
  seat: Seat
  /** His initiative when it began, for who is out by now. */
  place?: number
}

/** The next in initiative order who has not passed, himself in the end; when all have, the Status Phase. [3.5, 4.2] */
export function* turnEnds(table: Table, { seat, place }: TurnOver): Flow<Next> {
  yield* scoreDeeds(table, 'turn')
  yield* eliminateBeaten(table, 'turn')
  end(table, 'turn')
  yield* dealingEnds(table)
  const next = playsAfter(table, seat, place)
  if (next) return { segment: 'turn', args: { seat: next } }
  end(table, 'phase')
  return { segment: 'statusPhase' }
}

function playsAfter(handle: Table, seat: Seat, place = 0): Seat | undefined {
  const table = behind(handle)
  const places = byInitiative(table)
  const at = isOut(table, seat)
    ? places.filter(other => initiativeOf(table, other) < place).length
    : places.indexOf(seat) + 1
  return [...places.slice(at), ...places.slice(0, at)].find(
    other => !isOut(table, other) && !sheet(table, other).passed,
  )
}
