import { clockChosen } from '../../../shared/clock.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { SeatInfo } from '../../../shared/protocol.ts'
import type { RoomView } from '../../net/commit.ts'

/** What happens by itself where somebody is waited for, and when. */
export type ByItself =
  | { is: 'bot' }
  | { is: 'standsIn' }
  | { is: 'clock'; at: number }
  | { is: 'window'; at: number }
  | { is: 'vote' }
  | { is: 'mayVote'; at: number }
  | { is: 'nothing' }

export interface Owes {
  readonly info: SeatInfo
  readonly isMine: boolean
  readonly since: number | undefined
  readonly byItself: ByItself
  /** Who reminded them, where nobody else may for now. */
  readonly nudged: { by: Seat; at: number } | undefined
  readonly mayNudge: boolean
}

export const anHour = 3_600_000

/** Of others it says what all may know: that the table waits for them, and nothing of what they have answered. */
export function owesIn(view: RoomView, isAsked: boolean, now: number): readonly Owes[] {
  const { seat: own, waiting, seats, stage, ahead, since = {}, nudges = {} } = view
  if (stage !== 'playing') return []
  const owing = seats.filter(({ seat }) => (seat === own ? isAsked : waiting.includes(seat)))
  const all = owing.map((info): Owes => {
    const { seat, bot, standIn } = info
    const from = since[seat]
    const last = nudges[seat]
    const nudged = last && last.at + ahead + anHour > now ? { by: last.by, at: last.at + ahead } : undefined
    const isPerson = bot === undefined && standIn === undefined
    const isHeldOpen = (view.window?.until ?? 0) > now
    return {
      info,
      isMine: seat === own,
      since: from === undefined ? undefined : from + ahead,
      byItself: byItself(view, info, now),
      nudged,
      mayNudge: own !== undefined && seat !== own && isPerson && nudged === undefined && !isHeldOpen,
    }
  })
  // Mine first, then who has been waited for longest; bots answer at once.
  const rank = ({ isMine, info }: Owes) => (isMine ? 0 : info.bot ? 2 : 1)
  return all.sort((one, other) => rank(one) - rank(other) || (one.since ?? now) - (other.since ?? now))
}

function byItself(view: RoomView, { seat, bot, standIn }: SeatInfo, now: number): ByItself {
  const { clocks = {}, late = {}, votes = [], options, window } = view
  if (bot) return { is: 'bot' }
  if (standIn) return { is: 'standsIn' }
  const rings = clocks[seat]
  if (window && window.until > now) return { is: 'window', at: window.until }
  if (rings !== undefined) return { is: 'clock', at: rings }
  if (votes.some(vote => vote.seat === seat)) return { is: 'vote' }
  const from = late[seat]
  if ((view.clock ?? clockChosen(options)).kind === 'none' && from !== undefined)
    return { is: 'mayVote', at: from }
  return { is: 'nothing' }
}
