import type { Match, Outcome, Result } from '../shared/engine/match.ts'
import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { FromSeat } from '../shared/protocol.ts'
import { leaveOrders } from './orders.ts'
import type { Room } from './room.ts'
import { voteOn } from './standIn.ts'
import { agree, takeBack } from './takeBack.ts'
import type { Turn } from './turn.ts'
import { speakUp } from './windows.ts'

/** What is left to do once something is allowed. */
export type Deed = (turn: Turn) => void

export const refusal = (code: string): Refusal => ({ code, why: `refused.${code}` })

/** Writes what the match did, and ends what that makes moot. */
export function play(room: Room, turn: Turn, match: Match, outcome: Outcome) {
  const { store, facts } = room
  store.match.keep(match, outcome)
  turn.move(match, outcome)
  turn.struck = store.log.strike(outcome.undone)
  if (facts.proposal) {
    store.set({ proposal: undefined })
    turn.shared.proposal = false
  }
  if (match.winners && facts.stage !== 'over') {
    store.set({ stage: 'over' })
    turn.shared.stage = 'over'
  }
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
export function consider(room: Room, by: Seat, message: FromSeat): Refusal | Deed {
  if ('chat' in message) {
    const { text } = message.chat
    return turn => {
      turn.tell({ text: 'room.log.says', by, says: text })
      room.store.log.trimChat()
    }
  }
  if ('here' in message) return () => {}
  const { match, facts } = room
  if (!match) return refusal(facts.stage === 'lobby' ? 'notStarted' : 'unreadable')
  if (match.winners) return refusal('over')
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
