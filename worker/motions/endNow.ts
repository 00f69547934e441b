import { decided, play, refusal } from '../deeds.ts'
import type { Kind } from './kind.ts'

const threeDays = 3 * 86_400_000

/** The game is over, with its standings; nobody who was away for a day is to find it so. */
export const endNow: Kind<'endNow'> = {
  refuses: ({ match }, _, by) =>
    match?.agreeable(by, 'endNow') && !match.recovery ? undefined : refusal('notNow'),
  enough: 'all',
  patience: threeDays,
  does(room, _, by) {
    const { match } = room
    const result = match?.agreed(by, 'endNow', 'now', room.tick())
    if (!match || !result) return refusal('notNow')
    if (result.refused) return decided(room, match, result)
    return turn => {
      turn.tell({ text: 'room.log.endsNow' })
      play(room, turn, match, result.ok)
    }
  },
}
