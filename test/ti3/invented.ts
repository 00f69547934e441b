import type { Next, Seat } from '../../shared/engine/rules.ts'
import type { Plays, Scenes } from '../../shared/ti3/cards/act.ts'
import { actionEffects } from '../../shared/ti3/cards/registry.ts'
import { type ActionCardId, actionCards, type PlayTime } from '../../shared/ti3/content/actionCards.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { type Answers as Driving, steady, untilTrue, untilWindow } from '../galaxy/driving.ts'
import { dealt, type Hands, inventedWith } from '../galaxy/invented.ts'
import { quiet } from './held.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

export { askedIn, choicesOf, passAll, steady, untilTrue } from '../galaxy/driving.ts'
export { dealt, type Hands } from '../galaxy/invented.ts'

const registry = actionEffects as { [id in ActionCardId]?: Plays }

export const { playTimes, inDeck, invent, inventAs, onlyInvented, forgetInvented } = inventedWith<
  Scenes,
  ActionCardId,
  PlayTime
>(registry, actionCards)

/** p1's turn at a quiet table of three where these cards are all there are, looked over at every step. */
export const begin = (at: Next, hands: Hands, { change, ...situation }: Situation = {}): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      tiles: quiet,
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        change?.(state)
      },
    }),
  )

/** In the middle of his Tactical Action. */
export const beginInAction = (at: Next, hands: Hands, { change, ...situation }: Situation = {}): Midgame =>
  begin(at, hands, {
    ...situation,
    change(state) {
      state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
      change?.(state)
    },
  })

export const turnOf = (seat: Seat): Next => ({ segment: 'turn', args: { seat } })
export const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }

type Answers = Driving<Ti3>

/** Plays on, with these answers by the last word of the question, until a window of that time is open. */
export const until = (game: Midgame, time: PlayTime, answers: Answers = {}): Midgame =>
  untilWindow(game, time, answers)

/** Or until this player may play a card by command. */
export const untilOffered = (game: Midgame, seat: Seat, answers: Answers = {}): Midgame =>
  untilTrue(game, () => game.may(seat)['playAnyTime'] !== undefined, answers)

/** What was played, by whom, on what. */
export const playedOn = (game: Midgame) =>
  game.told('test.played').map(about => `${about?.['seat']} ${about?.['card']} ${about?.['aim']}`)

/** Sabotage as printed. */
export const inventSabotage = () =>
  inventAs('sabotage', {
    *does() {
      return 'cancels'
    },
    sure: true,
  })
