import { Match, type Result } from '../shared/engine/match.ts'
import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { Proposal } from '../shared/protocol.ts'
import { type Deed, play, refusal } from './deeds.ts'
import { asideFor } from './faults.ts'
import { humans } from './seats.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

function shown({ facts }: Room): Proposal | false {
  if (!facts.proposal) return false
  const { by, to, asked, yes = [] } = facts.proposal
  return { by, to, asked, yes }
}

export const standing = (room: Room): Proposal | undefined => shown(room) || undefined

function propose(room: Room, turn: Turn, proposal: Proposal | undefined) {
  room.store.set({ proposal: proposal && { ...proposal, at: room.facts.proposal?.at ?? turn.at } })
  turn.shared.proposal = shown(room)
}

function done(room: Room, match: Match, by: Seat, result: Result, byAll?: Proposal): Refusal | Deed {
  if (result.refused) return result.refused
  return turn => {
    turn.tookBack = by
    play(room, turn, match, result.ok)
    if (byAll) turn.tell({ text: 'room.log.undone', about: { seat: byAll.by } })
  }
}

/** What a seat may take back alone is taken back at once; for more, the other people at the table are asked. */
export function takeBack(room: Room, match: Match, by: Seat, wished: number | undefined): Refusal | Deed {
  const to = wished ?? match.undoable(by)
  const isAside = to !== undefined && to === room.facts.aside
  if (to === undefined || !(isAside || room.store.match.isKnownTo(by, to))) return refusal('cannotUndo')
  const alone = isAside ? undefined : match.undo(by, to)
  if (alone?.ok) return done(room, match, by, alone)
  const asked = humans(room).filter(seat => seat !== by)
  const proposal = { by, to, asked, yes: [] }
  if (asked.length === 0) return agreed(room, match, proposal)
  return turn => {
    room.store.set({ proposal: undefined })
    propose(room, turn, proposal)
  }
}

/** One no ends it, and so may the one who asked. */
export function agree(room: Room, match: Match, by: Seat, to: number, yes: boolean): Refusal | Deed {
  const proposal = standing(room)
  if (!proposal || proposal.to !== to) return refusal('noProposal')
  if (proposal.by === by && !yes) return turn => propose(room, turn, undefined)
  if (!proposal.asked.includes(by)) return refusal('notAsked')
  if (!yes)
    return turn => {
      propose(room, turn, undefined)
      turn.tell({ text: 'room.log.undoRefused', about: { seat: by } })
    }
  const asked = proposal.asked.filter(seat => seat !== by)
  const yesses = [...proposal.yes, by]
  if (asked.length > 0) return turn => propose(room, turn, { ...proposal, asked, yes: yesses })
  return agreed(room, match, proposal)
}

/** Back to a decision, or to what a fault took and can be read again. */
function agreed(room: Room, match: Match, proposal: Proposal): Refusal | Deed {
  const { by, to } = proposal
  if (to === room.facts.aside) return bringBack(room, match)
  return done(room, match, by, match.undo(by, to, true), proposal)
}

/** All at the table agreed: what was set aside stands again, and what was decided since goes. */
function bringBack(room: Room, match: Match): Refusal | Deed {
  const { store, rules } = room
  const aside = asideFor(room)
  if (!aside || match.winners) return refusal('cannotUndo')
  return turn => {
    const undone = store.match.bringBack(aside)
    store.log.strike(undone)
    store.log.unstrike(aside.dropped)
    store.set({ aside: undefined, stuck: undefined, owes: undefined, late: undefined })
    const again = Match.load(rules, { ...aside.saved, next: match.save().next }, store.match)
    play(room, turn, again, { log: [], begun: [], undone: [] })
    turn.tell({ text: 'room.log.broughtBack' })
    turn.isAnew = true
  }
}

/** Who left is no longer asked; with nobody left to ask, it has to be asked for again. */
export function reconsider(room: Room, turn: Turn) {
  const proposal = standing(room)
  if (!proposal) return
  const people = humans(room)
  const asked = proposal.asked.filter(seat => people.includes(seat))
  const agreed = proposal.yes.filter(seat => people.includes(seat))
  if (asked.length === 0 || !people.includes(proposal.by)) propose(room, turn, undefined)
  else if (asked.length < proposal.asked.length || agreed.length < proposal.yes.length)
    propose(room, turn, { ...proposal, asked, yes: agreed })
}
