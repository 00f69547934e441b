import type { Match, Outcome, Result } from '../shared/engine/match.ts'
import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { FromSeat } from '../shared/protocol.ts'
import { letIn } from './doors.ts'
import { goOn } from './faults.ts'
import { leaveOrders } from './orders.ts'
import type { Room } from './room.ts'
import { agree, takeBack } from './takeBack.ts'
import type { Turn } from './turn.ts'
import { spoke, voteOn } from './votes.ts'
import { speakUp } from './windows.ts'

/** What is left to do once something is allowed. */
export type Deed = (turn: Turn) => void

export const refusal = (code: string): Refusal => ({ code, why: `refused.${code}` })

/** Writes what the match did, and ends what that makes moot. */
export function play(room: Room, turn: Turn, match: Match, outcome: Outcome) {
  const { store, facts } = room
  const { aside } = facts
  goOn(room, turn, match)
  store.match.keep(match, outcome)
  turn.move(match, outcome)
  turn.struck = [...turn.struck, ...store.log.strike(outcome.undone)]
  if (facts.proposal) {
    store.set({ proposal: undefined })
    turn.shared.proposal = false
  }
  if (match.winners && facts.stage !== 'over') {
    store.set({ stage: 'over', aside: undefined })
    turn.shared.stage = 'over'
  }
  if (facts.aside !== aside) turn.shared.aside = facts.aside ?? false
}

export function decided(room: Room, match: Match, result: Result): Refusal | Deed {
  if (result.ok) return turn => play(room, turn, match, result.ok)
  if (result.refused.code === 'fault') {
    room.report(match.fault)
    if (match.recovery) room.recover(match)
  }
  return result.refused
}

/** What a seat asks of the room: the reason why not, or the deed. */
export function consider(
  room: Room,
  by: Seat,
  message: Exclude<FromSeat, { here: unknown }>,
): Refusal | Deed {
  if ('chat' in message) {
    const { text } = message.chat
    return turn => {
      turn.tell({ text: 'room.log.says', by, says: text })
      room.store.log.trimChat()
      spoke(room, turn, by)
    }
  }
  if ('letIn' in message) return letIn(room, by, message.letIn.knock, message.letIn.yes)
  const told = room.facts.fellBack
  const { match, facts } = room
  if (!match) return refusal(facts.stage === 'lobby' ? 'notStarted' : 'unreadable')
  if (match.winners) return refusal('over')
  // Who has only just been told how the table stands has decided nothing about it.
  if (facts.fellBack !== told) return refusal('fellBack')
  if ('goOn' in message) return match.recovery ? turn => goOn(room, turn, match) : refusal('notNow')
  if (match.recovery && !('answer' in message || 'command' in message)) return refusal('fellBack')
  if ('answer' in message)
    return decided(room, match, match.submit(by, message.answer.key, message.answer.value, room.tick()))
  if ('command' in message)
    return decided(room, match, match.command(by, message.command.name, message.command.value, room.tick()))
  if ('undo' in message) return takeBack(room, match, by, message.undo.to)
  if ('orders' in message) return leaveOrders(room, by, message.orders)
  if ('speakUp' in message) return speakUp(room, by)
  if ('standIn' in message) return voteOn(room, by, message.standIn.seat, message.standIn.yes)
  return agree(room, match, by, message.agree.to, message.agree.yes)
}
