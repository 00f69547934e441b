import type { Match, Outcome, Result } from '../shared/engine/match.ts'
import type { Refusal } from '../shared/engine/options.ts'
import { goOn } from './faults.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

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
    if (facts.motions) {
      store.set({ motions: undefined })
      turn.shared.motions = []
    }
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
