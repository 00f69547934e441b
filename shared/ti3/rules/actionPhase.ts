import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice, Refusal } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { Turn, Turned } from '../../galaxy/shapes/turn.ts'
import { activations, transfers } from '../activation.ts'
import { at } from '../cards/moments.ts'
import { held } from '../cards/registry.ts'
import { strategyCards } from '../content/strategyCards.ts'
import { heldBy, permits } from '../effects.ts'
import { byInitiative, isOut, sheet, strategyCardsOf } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { eliminateBeaten } from './elimination.ts'
import { end } from './lasting.ts'
import { moment } from './moments.ts'
import { isBeaten } from './pieces.ts'
import { couldPlay, playable } from './playable.ts'
import { playCard } from './playing.ts'
import { forgetSpare } from './politicalHand.ts'
import { payTolls } from './tolls.ts'

/** One turn: a strategic, tactical or transfer action, or passing. [p. 10] */
export function* turn(table: Table, { seat, goesOn }: { seat: Seat; goesOn?: true }): Flow<Next> {
  table.phase = 'action'
  table.active = seat
  // What did not use the turn up leaves it the same turn.
  if (!goesOn) {
    table.turns = (table.turns ?? 0) + 1
    yield* moment(table, 'turnBegins', 'begins', { of: seat })
  }
  const scene = at('action', { of: seat })
  const said = yield* choose<Turned, Ti3>(seat, seen => ({
    name: 'turn',
    rule: 'ti3/10.action',
    text: 'ti3.ask.turn',
    options: withCards(turnOptions(seen.table, seat), playable(seen, scene)),
    // Who holds cards is asked even with nothing left but passing: being passed over would tell what they are not.
    ...(couldPlay(seen.table, seat, scene) && { always: true as const }),
  }))
  const ends: Next = { segment: 'turnEnds', args: { seat } }
  if ('strategic' in said)
    return { segment: 'strategicAction', args: { seat, card: said.strategic }, then: ends }
  const anew: Next = { segment: 'turn', args: { seat, goesOn: true } }
  if ('tactical' in said) {
    if (!(yield* payTolls(table, seat, [said.tactical]))) return anew
    const then: Next = { segment: 'secondTactical', args: { seat }, then: ends }
    return { segment: 'tacticalAction', args: { seat, hex: said.tactical }, then }
  }
  if ('transfer' in said) {
    if (!(yield* payTolls(table, seat, said.transfer))) return anew
    return { segment: 'transferAction', args: { seat, hexes: [...said.transfer] }, then: ends }
  }
  if ('special' in said) {
    const special = held[said.special]?.action
    if (!special) {
      // What was cancelled was not played: the action is still his to take.
      const isPlayed = yield* playCard(table, seat, said.special, at('action', { of: seat }), 'card')
      return isPlayed ? ends : anew
    }
    yield* special.does(table, seat)
    return special.endsTurn ? ends : anew
  }
  sheet(table, seat).passed = true
  yield* tell('everyone', { text: 'ti3.log.passes', about: { seat } })
  return ends
}

/** Action Cards of the own hand that are played as an action. */
const withCards = (options: Turn, cards: Record<string, Choice>): Turn => ({
  ...options,
  special: { ...options.special, ...cards },
})

/** Own strategic actions still to be taken; a card without one owes nothing. [p. 10] */
const owed = (table: Table, seat: Seat) =>
  strategyCardsOf(table, seat).filter(card => strategyCards[card].primary && !table.strategyCards[card].used)

/** What a player may do with a turn, and why not the rest. */
export function turnOptions(table: Table, seat: Seat): Turn {
  const tactical = activations(table, seat)
  const transfer = transfers(table, seat)
  const strategic = owed(table, seat)
  const refuse = (code: string, why: string, rule: string): Refusal => ({ code, why, rule })
  const cards = strategyCardsOf(table, seat).filter(card => !strategic.includes(card))
  return {
    shape: 'turn',
    tactical: tactical.hexes,
    transfer: transfer.pairs,
    strategic,
    special: specials(table, seat),
    pass: strategic.length === 0,
    not: {
      ...tactical.not,
      ...(transfer.not && { transfer: transfer.not }),
      ...Object.fromEntries(
        cards.map(card => [
          card,
          strategyCards[card].primary
            ? refuse('cardUsed', 'refused.cardUsed', 'ti3/10.once')
            : refuse('noStrategicAction', 'refused.noStrategicAction', 'ti3/10.initiative'),
        ]),
      ),
      ...(strategic.length > 0 && {
        pass: refuse('strategicFirst', 'refused.strategicFirst', 'ti3/12.pass'),
      }),
    },
  }
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

/** Not a pass: it ends this turn alone. */
const enough: Turned = { special: 'done' }

/** Whoever may take two tactical actions in a turn takes the other one now, or lets it be. */
export function* secondTactical(table: Table, { seat }: { seat: Seat }): Flow<Next | undefined> {
  const said = yield* choose<Turned, Ti3>(seat, seen => {
    if (isBeaten(seen.table, seat) || !permits(seen.table, seat, 'twoTacticalActions', {}))
      return { skip: enough }
    const { hexes, not } = activations(seen.table, seat)
    if (hexes.length === 0) return { skip: enough }
    const rest = { transfer: {}, strategic: [], special: { done: { text: 'galaxy.turn.done' } }, not }
    return {
      name: 'second',
      rule: 'ti3/10.action',
      text: 'ti3.ask.secondTactical',
      options: { shape: 'turn', tactical: hexes, ...rest, pass: false } satisfies Turn,
      otherwise: enough,
    }
  })
  if (!('tactical' in said) || !(yield* payTolls(table, seat, [said.tactical]))) return undefined
  return { segment: 'tacticalAction', args: { seat, hex: said.tactical } }
}

/** The next player in order of play who has not passed; when all have, the Status Phase. [p. 10] */
export function* turnEnds(table: Table, { seat }: { seat: Seat }): Flow<Next> {
  yield* moment(table, 'turnEnds', 'ends', { of: seat })
  end(table, 'turn')
  forgetSpare(table)
  // Read first: who is out has lost the ability that may have given him his place.
  const places = byInitiative(table)
  yield* eliminateBeaten(table)
  const next = playsAfter(table, places, seat)
  if (next) return { segment: 'turn', args: { seat: next } }
  end(table, 'phase')
  return { segment: 'statusPhase' }
}

/** Those who are out are counted too: one of them may have had the turn that ends. */
function playsAfter(handle: Table, places: readonly Seat[], seat: Seat): Seat | undefined {
  const table = behind(handle)
  const at = places.indexOf(seat) + 1
  return [...places.slice(at), ...places.slice(0, at)].find(
    other => !isOut(table, other) && !sheet(table, other).passed,
  )
}
