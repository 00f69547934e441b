import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice, Refusal } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { kindOf } from '../../galaxy/playable.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { before } from '../../galaxy/rules/secondaries.ts'
import type { Turn, Turned } from '../../galaxy/shapes/turn.ts'
import { activationsOf } from '../activation.ts'
import { at } from '../cards/moments.ts'
import { held } from '../cards/registry.ts'
import { actionCards } from '../content/actionCards.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import { heldBy } from '../effects.ts'
import { printedNote } from '../notes.ts'
import { couldPlay, isNote, playable } from '../playable.ts'
import { byInitiative, clockwiseFrom, initiativeOf, isOut, sheet, strategyCardsOf } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { loseAllBlockaded } from './blockade.ts'
import { freeBlockaders } from './capture.ts'
import { noteDeed } from './deeds.ts'
import { unlockLeaders } from './leaders.ts'
import { endLending } from './lending.ts'
import { moment } from './moments.ts'
import { openNexus } from './nexus.ts'
import { playCard } from './playing.ts'
import { settle } from './settling.ts'
import { dealingEnds } from './transactions.ts'

interface Turns {
  seat: Seat
  goesOn?: true
  /** One more action in it, which may be let be but is no pass. */
  again?: true
  /** Nothing has been done in it but what belongs to its start. */
  begins?: true
}

/** One turn: a strategic or tactical action, or passing. [3.1] */
export function* turn(table: Table, { seat, goesOn, again, begins }: Turns): Flow<Next> {
  table.active = seat
  // What did not use the turn up leaves it the same turn.
  if (!goesOn) {
    table.turns++
    yield* moment(table, 'turnStart', 'begins', { of: seat })
  }
  const action = at('action', { of: seat })
  const start = at('turnStart', { of: seat })
  const isStarting = !goesOn || begins === true
  const said = yield* choose<Turned, Ti4>(seat, seen => ({
    name: 'turn',
    rule: 'ti4/3.1',
    text: 'ti4.ask.turn',
    options: withCards(again ? oneMore(seen.table, seat) : turnOptions(seen.table, seat), {
      ...playable(seen, action),
      ...(isStarting && onlyNotes(playable(seen, start))),
    }),
    // Who holds cards is asked even with nothing left but passing: being passed over would tell what they are not.
    ...(couldPlay(seen.table, seat, action) && { always: true as const }),
  }))
  const ends: Next = { segment: 'turnEnds', args: { seat, place: initiativeOf(table, seat) } }
  const over = (component?: string): Next => ({
    segment: 'actionOver',
    args: { seat, ...(component !== undefined && { component }) },
    then: ends,
  })
  if ('strategic' in said) {
    const about = { of: seat, card: said.strategic }
    if (yield* moment(table, 'whenStrategicAction', 'strategic', about)) return ends
    return { segment: 'strategicAction', args: { seat, card: said.strategic }, then: over() }
  }
  if ('tactical' in said)
    return { segment: 'tacticalAction', args: { seat, hex: said.tactical }, then: over() }
  if ('special' in said) {
    if (isStarting && isNote(said.special) && printedNote(table, said.special).play.window === 'turnStart') {
      yield* playCard(table, seat, said.special, start, 'note')
      return { segment: 'turn', args: { seat, goesOn: true, begins: true, ...(again && { again }) } }
    }
    const { isUsed, opens } = yield* componentAction(table, seat, said.special)
    const goesOn: Next = { segment: 'turn', args: { seat, goesOn: true, ...(again && { again }) } }
    const next = isUsed ? over(kindOf(said.special)) : goesOn
    return opens ? before(opens, next) : next
  }
  if (again) return ends
  sheet(table, seat).passed = true
  if (clockwiseFrom(table, seat).every(other => sheet(table, other).passed))
    noteDeed(table, seat, 'prove_endurance')
  yield* tell('everyone', { text: 'ti4.log.passes', about: { seat } })
  return ends
}

function oneMore(table: Table, seat: Seat): Turn {
  const { not, ...options } = turnOptions(table, seat)
  const { pass: _, ...others } = not
  return { ...options, pass: true, not: others }
}

/** Whoever was given one now has missed the window in which his turn started. [94.1] */
const onlyNotes = (cards: Record<string, Choice>): Record<string, Choice> =>
  Object.fromEntries(Object.entries(cards).filter(([card]) => isNote(card)))

/** Cards of the own hand that are played as an action. [22] */
const withCards = (options: Turn, cards: Record<string, Choice>): Turn => ({
  ...options,
  special: { ...options.special, ...cards },
})

/** A card from the hand, or something that lies before him. What was cancelled was not played, and the action is still his.
 *  [22.3] Says whether it used the action up, and what it opened. */
function* componentAction(
  table: Table,
  seat: Seat,
  id: string,
): Flow<{ isUsed: boolean; opens?: Next | undefined }> {
  const own = held[id]?.action
  if (!own) return { isUsed: yield* playCard(table, seat, id, at('action', { of: seat }), 'card') }
  const opens = (yield* own.does(table, seat)) ?? undefined
  return { isUsed: own.endsTurn, opens }
}

function specials(table: Table, seat: Seat): Record<string, Choice> {
  const may = heldBy(table, seat).filter(({ id }) => held[id]?.action?.may(table, seat))
  return Object.fromEntries(
    may.map(({ id }) => {
      const hint = held[id]?.action?.hint
      return [id, { on: { card: id }, ...(hint && { hint }) }]
    }),
  )
}

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
    special: specials(table, seat),
    // Whoever still owes a strategic action must take it first.
    pass: strategic.length === 0,
    not: {
      ...not,
      ...Object.fromEntries(used.map(card => [card, refusal('cardUsed', 'ti4/82.2')])),
      ...(strategic.length > 0 && { pass: refusal('strategicFirst', 'ti4/3.4') }),
    },
  }
}

/** An action is over, the turn is not quite. */
export function* actionOver(
  table: Table,
  { seat, component }: { seat: Seat; component?: string },
): Flow<undefined> {
  yield* loseAllBlockaded(table, 'blockade')
  yield* freeBlockaders(table)
  yield* openNexus(table)
  yield* unlockLeaders(table)
  end(table, 'action')
  yield* moment(table, 'afterAction', 'over', {
    of: seat,
    ...(component !== undefined && { component: component in actionCards ? 'actionCard' : 'other' }),
  })
  return undefined
}

interface TurnOver {
  seat: Seat
  /** His initiative when it began, for who is out by now. */
  place?: number
}

/** The next in initiative order who has not passed, himself in the end; when all have, the Status Phase. [3.5, 4.2] */
export function* turnEnds(table: Table, { seat, place }: TurnOver): Flow<Next> {
  yield* moment(table, 'turnEnd', 'last', { of: seat })
  delete table.turnSystem
  endLending(table)
  yield* settle(table, 'turn')
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
