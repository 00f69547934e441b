import type { Seat } from '../../shared/engine/rules.ts'
import type { StrategyCardId } from '../../shared/ti4/content/strategyCards.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { untilTrue } from '../galaxy/driving.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { from, type Middle } from './midgame.ts'

/** Whatever is asked before the next turn is answered: as it is best declined, or anyhow. */
export const untilTurn = (game: Midgame<Ti4>): Midgame<Ti4> =>
  untilTrue(game, () => game.rests || game.open[0]?.endsWith(':turn') === true)

/** The strategic action of p1 with this card. */
export const strategic = (card: StrategyCardId, middle: Middle = {}): Midgame<Ti4> =>
  from(
    { segment: 'strategicAction', args: { seat: 'p1', card } },
    { strategyCards: { [card]: 'p1' }, ...middle },
  )

/** All others let it be, but these, who want it. */
export function following(game: Midgame<Ti4>, ...seats: Seat[]): Midgame<Ti4> {
  for (const each of game.open.filter(open => open.endsWith(':use'))) {
    const seat = each.slice(0, each.indexOf(':'))
    game.say(seat, seats.includes(seat) ? 'secondary' : 'none')
  }
  return game
}
