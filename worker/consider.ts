import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { FromSeat } from '../shared/protocol.ts'
import { takeHoliday } from './clocks/holidays.ts'
import { chooseRegent } from './clocks/regents.ts'
import { type Deed, decided, refusal } from './deeds.ts'
import { letIn } from './doors.ts'
import { setTimer } from './evening/timer.ts'
import { goOn } from './faults.ts'
import { learned } from './lessons.ts'
import { consent, move } from './motions/motions.ts'
import { leaveOrders } from './orders.ts'
import { nudge } from './owed/nudge.ts'
import { agree, takeBack } from './takeBack.ts'
import { hush } from './talk/gallery.ts'
import { markRead, mute, whisper } from './talk/whispers.ts'
import { spoke, voteOn } from './votes.ts'
import { speakUp } from './windows.ts'
import type { Room } from './within.ts'

/** What a seat asks of the room: the reason why not, or the deed. */
export function consider(
  room: Room,
  by: Seat,
  message: Exclude<FromSeat, { here: unknown } | { looking: unknown }>,
): Refusal | Deed {
  if ('chat' in message) {
    const { text, re, things } = message.chat
    return turn => {
      const more = { ...(re !== undefined && { re }), ...(things && { things }) }
      turn.tell({ text: 'room.log.says', by, says: text, ...more })
      room.store.log.trimChat()
      spoke(room, turn, by)
    }
  }
  if ('whisper' in message) return whisper(room, by, message.whisper)
  if ('read' in message) return markRead(room, by, message.read)
  if ('mute' in message) return mute(room, by, message.mute)
  if ('hush' in message) return hush(room, by, message.hush.yes)
  if ('murmur' in message) return refusal('notNow')
  if ('letIn' in message) return letIn(room, by, message.letIn.knock, message.letIn.yes)
  if ('holiday' in message) return takeHoliday(room, by, message.holiday.days)
  if ('regent' in message) return chooseRegent(room, by, message.regent.regent)
  if ('learned' in message) return learned(room, by, message.learned)
  const told = room.facts.fellBack
  const { match, facts } = room
  if (!match) return refusal(facts.stage === 'lobby' ? 'notStarted' : 'unreadable')
  if (match.winners) return refusal('over')
  // Who has only just been told how the table stands has decided nothing about it.
  if (facts.fellBack !== told) return refusal('fellBack')
  if ('goOn' in message) return match.recovery ? turn => goOn(room, turn, match) : refusal('notNow')
  if (match.recovery && !('answer' in message || 'command' in message)) return refusal('fellBack')
  if ('move' in message) return move(room, by, message.move.wished)
  if ('consent' in message) return consent(room, by, message.consent.motion, message.consent.yes)
  if ('timer' in message) return setTimer(room, by, message.timer.minutes)
  if ('orders' in message) return leaveOrders(room, by, message.orders)
  if (facts.paused) return refusal('paused')
  if ('answer' in message)
    return decided(room, match, match.submit(by, message.answer.key, message.answer.value, room.tick()))
  if ('command' in message)
    return decided(room, match, match.command(by, message.command.name, message.command.value, room.tick()))
  if ('undo' in message) return takeBack(room, match, by, message.undo.to)
  if ('speakUp' in message) return speakUp(room, by)
  if ('nudge' in message) return nudge(room, by, message.nudge.seat)
  if ('standIn' in message) return voteOn(room, by, message.standIn.seat, message.standIn.yes)
  return agree(room, match, by, message.agree.to, message.agree.yes)
}
