import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Resource, Resources, SheetId } from '../content/assets.ts'
import type { Effect } from '../content/effects.ts'
import { diceElsewhere, diceUnspent, inactiveSheets } from '../payable.ts'
import type { Hand, Inscription, Turn } from '../table.ts'
import { askOne, named } from './asking.ts'
import { added } from './counting.ts'
import type { Happening } from './happenings.ts'

const mainOf = ({ turn }: Hand) => turn.spending.find(each => each.main)

/** What one black die still gives: once, or twice where each counts twice. */
function leftOf(hand: Hand, die: Resource): number {
  return Math.min(hand.turn.doubled ? 2 : 1, mainOf(hand)?.resources?.[die] ?? 0)
}

/** Takes a black die out of what is to be spent and tells how much it gave. */
function takeOut(hand: Hand, die: Resource): number {
  const main = mainOf(hand)
  const count = leftOf(hand, die)
  if (main) main.resources = added(main.resources, [die], -count)
  const dice = [...(hand.turn.dice ?? [])]
  dice.splice(dice.indexOf(die), 1)
  hand.turn.dice = dice
  return count
}

/** Reads one black die as another resource, as far as it is not spent yet. */
export function* turnDie(seat: Seat, { from, to }: Extract<Effect, { op: 'setBlackDie' }>, by: string): Flow {
  const die = yield* askOne<Resource>(
    seat,
    { word: 'die', rule: 'inscription/7.dice', about: { by } },
    ({ hand }) =>
      named(
        diceUnspent(hand.turn).filter(each => each !== to && (!from || each === from)),
        'die',
      ),
  )
  if (!die) return
  yield* inHand<Inscription>(seat, hand => {
    const count = takeOut(hand, die)
    const main = mainOf(hand)
    if (main) main.resources = added(main.resources, [to], count)
    hand.turn.dice = [...(hand.turn.dice ?? []), to]
  })
}

/** One black die's resource is spent on a sheet that is not active. */
export function* redirectDie(seat: Seat, by: string): Flow<Happening[]> {
  const die = yield* askOne<Resource>(
    seat,
    { word: 'die', rule: 'inscription/7.dice', about: { by } },
    ({ hand }) => named(diceElsewhere(hand), 'die'),
  )
  if (!die) return []
  const spending = yield* inHand<Inscription, { resources: Resources; inactive: SheetId[] }>(seat, hand => ({
    inactive: inactiveSheets(hand.turn),
    resources: { [die]: takeOut(hand, die) },
  }))
  const { resources, inactive } = spending
  return [{ is: 'spending', spending: { by, resources, sheets: inactive, oneSheet: true }, redirected: die }]
}

/** Each black die counts once more, one that went to another sheet there. */
export function* doubleDice(seat: Seat, by: string): Flow<Happening[]> {
  const elsewhere = yield* inHand<Inscription, Required<Turn>['redirected']>(seat, hand => {
    const { turn } = hand
    turn.doubled = true
    const main = mainOf(hand)
    if (main) main.resources = added(main.resources, turn.dice ?? [])
    return (turn.redirected ?? []).map(({ die, sheets }) => ({ die, sheets: [...sheets] }))
  })
  return elsewhere.map(({ die, sheets }) => ({
    is: 'spending',
    spending: { by, resources: { [die]: 1 }, sheets },
  }))
}
