import type { Seat } from '../shared/engine/rules.ts'
import type { Vote } from '../shared/protocol.ts'
import type { KeptVote } from './facts.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** The votes that are open now: see `votes.ts`. */
export const kept = ({ facts }: Room): readonly KeptVote[] => facts.votes ?? []

export const votes = (room: Room): readonly Vote[] => kept(room).map(({ first: _, ...vote }) => vote)

export function keepVotes(room: Room, turn: Turn, left: readonly KeptVote[]) {
  room.store.set({ votes: left.length > 0 ? left : undefined })
  turn.shared.votes = votes(room)
}

export function endVotesOn(room: Room, turn: Turn, ended: (seat: Seat) => boolean) {
  const left = kept(room).filter(({ seat }) => !ended(seat))
  if (left.length < kept(room).length) keepVotes(room, turn, left)
}
