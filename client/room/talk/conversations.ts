import { computed, signal } from '@preact/signals'
import type { Seat } from '../../../shared/engine/rules.ts'
import { atTable, conversationOf, holdersIn, inGallery, type TalkLine } from '../../../shared/talk.ts'
import { log, mySeat, room } from '../../net/room.ts'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { t } from '../../text/text.ts'
import { holderOf, placeOf, readHere, talk, unreadIn } from './counting.ts'
import { tellRead } from './saying.ts'

/** Which conversations there are, which is open, and who is in them. */

const chosen = signal<{ room: string | undefined; conversation: string }>()

/** Who sits at a table is at the one they look at. */
export const conversation = computed(() => {
  const { room: place, conversation = atTable } = chosen.value ?? {}
  const isHere = place === room.value?.room
  const isMine = conversation === inGallery ? mySeat.value === undefined : mySeat.value !== undefined
  return isHere && isMine ? conversation : atTable
})

export const openConversation = (conversation: string): void => {
  chosen.value = { room: room.peek()?.room, conversation }
}

const people = computed(() => (room.value?.seats ?? []).filter(({ taken, bot }) => taken && !bot))
/** Whoever can be whispered to. */
export const others = computed(() =>
  people.value.map(({ seat }) => seat).filter(seat => seat !== mySeat.value),
)

const seatHeldBy = (holder: number): Seat | undefined =>
  people.value.find(({ seat }) => holderOf(seat) === holder)?.seat

/** The others in it: a seat, or the name of who left. */
export const othersIn = (conversation: string): { seat?: Seat; name: string; holder: number }[] => {
  const me = mySeat.value
  return holdersIn(conversation)
    .filter(holder => me === undefined || holder !== holderOf(me))
    .map(holder => {
      const seat = seatHeldBy(holder)
      if (seat !== undefined) return { seat, name: nameOfSeat(seat), holder }
      const said = talk.value.lines.findLast(({ by }) => by === holder)
      return { name: said?.name ?? t('talk.gone'), holder }
    })
}

export const isOver = (conversation: string): boolean =>
  conversation !== atTable &&
  conversation !== inGallery &&
  othersIn(conversation).some(({ seat }) => seat === undefined)

export const namesIn = (conversation: string): string =>
  othersIn(conversation)
    .map(({ name }) => name)
    .join(', ')

export const withSeats = (seats: readonly Seat[]): string =>
  conversationOf([mySeat.value ?? '', ...seats].filter(Boolean).map(holderOf))

/** One with each other, and those among several that were begun, or are open now. */
export const whispers = computed((): readonly string[] => {
  if (mySeat.value === undefined) return []
  const pairs = others.value.map(seat => withSeats([seat]))
  const begun = talk.value.lines.map(line => line.in)
  const open = [atTable, inGallery].includes(conversation.value) ? [] : [conversation.value]
  return [...new Set([...pairs, ...begun, ...open])]
})

export const saidIn = (conversation: string): readonly TalkLine[] =>
  talk.value.lines.filter(line => line.in === conversation)

const lastOf = (conversation: string) =>
  conversation === atTable
    ? log.peek().findLast(({ says }) => says !== undefined)?.at
    : talk.peek().lines.findLast(line => line.in === conversation)?.at

/** What is looked at is read; on the seat's other devices too. */
export function markRead(conversation: string): void {
  const last = lastOf(conversation)
  if (last === undefined || document.visibilityState !== 'visible') return
  if ((unreadIn.peek()[conversation] ?? 0) === 0) return
  readHere.value = { ...readHere.peek(), [placeOf(conversation)]: last }
  if (mySeat.peek() !== undefined) void tellRead(conversation, last)
}
