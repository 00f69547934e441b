import type { Seat } from '../../../shared/engine/rules.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { quiet } from '../held.ts'
import { askedIn, dealt } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

/** It is the turn of p1, who holds these cards; who else holds any is said. */
export const turnWith = (
  cards: readonly string[],
  { hands = {}, ...situation }: Situation & { hands?: Record<Seat, readonly string[]> } = {},
): Midgame =>
  midgame(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      units: {},
      ...situation,
      tiles: { ...quiet, ...situation.tiles },
      change(state) {
        dealt({ ...hands, p1: cards })(state)
        situation.change?.(state)
      },
    },
  )

/** Whether p1 may play this card now. */
export const isOffered = (game: Midgame, card: string): boolean =>
  Object.hasOwn(game.offered<Turn>('p1').special, card)

/** p1 plays it, and says this of what he is asked about it. */
export function play(game: Midgame, card: string, ...answers: readonly unknown[]): Midgame {
  game.say('p1', { special: card })
  for (const answer of answers) game.say('p1', answer)
  return game
}

/** Nobody answers it with a Sabotage. */
export function unanswered(game: Midgame): Midgame {
  for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
  return game
}

/** What p1 can aim at. */
export const aims = (game: Midgame): string[] => Object.keys(game.offered<{ of: object }>('p1').of).sort()

/** Kinds of units there, by owner: `p1 cruiser`. */
export const standing = ({ table }: Midgame, at: string): string[] =>
  Object.values(table.units)
    .filter(unit => unit.planet === at || (unit.at === at && !unit.planet))
    .map(({ of, kind }) => `${of} ${kind}`)
    .sort()
