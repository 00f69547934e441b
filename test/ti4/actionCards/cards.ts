import type { Seat } from '../../../shared/engine/rules.ts'
import { kindOf } from '../../../shared/galaxy/playable.ts'
import type { Moment } from '../../../shared/ti4/cards/moments.ts'
import type { ActionCardId } from '../../../shared/ti4/content/actionCards.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Hand, Ti4 } from '../../../shared/ti4/table.ts'
import { type Answers, untilWindow } from '../../galaxy/driving.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import type { Middle } from '../midgame.ts'

/** Action Cards in hands, and played at their moments. */

export type Game = Midgame<Ti4>
type Held = Readonly<Record<Seat, readonly ActionCardId[]>>

/** These cards and no others in hands, all boxes being in play. */
export const holding =
  (held: Held, then: NonNullable<Middle['also']> = () => {}): NonNullable<Middle['also']> =>
  state => {
    const { table, hands } = state
    table.sets = ['base', 'pok', 'codex1']
    for (const [seat, kinds] of Object.entries(held)) {
      const cards = kinds.map((kind, i) => `${kind}.${i + 1}`)
      ;(hands[seat] as Hand).actionCards = Object.fromEntries(cards.map(card => [card, true]))
      sheet(table, seat).actionCards = cards.length
    }
    then(state)
  }

export const cardOf = (game: Game, seat: Seat, kind: ActionCardId): string => {
  const cards = Object.keys(game.match.state.hands[seat]?.actionCards ?? {})
  const found = cards.find(card => kindOf(card) === kind)
  if (found === undefined) throw new Error(`${seat} does not hold ${kind}`)
  return found
}

/** Who is asked in a window of that kind, and not by what was played there. */
export const inWindow = (game: Game, time: Moment): Seat[] =>
  game.match.open.filter(({ key }) => key.includes(`/${time}/`) && key.endsWith('/cards')).map(({ to }) => to)

/** Whoever else is asked in such a window lets it be. */
export function passed(game: Game, time: Moment): Game {
  for (let [seat] = inWindow(game, time); seat !== undefined; [seat] = inWindow(game, time))
    game.say(seat, 'pass')
  return game
}

/** Played in the window of that moment, and aimed so; nobody answers it. */
export function plays(
  game: Game,
  time: Moment,
  seat: Seat,
  kind: ActionCardId,
  aims: readonly unknown[] = [],
  answers: Answers<Ti4> = {},
): Game {
  untilWindow(game, time, answers)
  game.say(seat, cardOf(game, seat, kind))
  for (const other of inWindow(game, time)) if (other !== seat) game.say(other, 'pass')
  for (const aim of aims) game.say(seat, aim)
  return passed(game, 'whenActionCardPlayed')
}

/** Whether it is offered in the window that is open. */
export const isOffered = (game: Game, seat: Seat, kind: ActionCardId): boolean =>
  Object.keys(game.offered<{ of: object }>(seat).of).some(card => kindOf(card) === kind)
