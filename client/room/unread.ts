import { computed, signal } from '@preact/signals'
import { atTable, holderIn } from '../../shared/talk.ts'
import { log, mySeat, room } from '../net/room.ts'

/** What was said before this page opened is no news, where the room knows no better. */
const opened = Date.now()
/** Read on this page, of which the room has not heard yet; or never does, of who watches. */
export const readHere = signal<Readonly<Record<string, number>>>({})

/** One page may show one table after another. */
export const placeOf = (conversation: string) => `${room.value?.room} ${conversation}`

const readUntil = (conversation: string) =>
  Math.max(
    readHere.value[placeOf(conversation)] ?? 0,
    room.value?.talk?.read[conversation] ??
      (mySeat.value === undefined || conversation === atTable ? opened : 0),
  )

export const holderOf = (seat: string): number => holderIn(room.value?.holders, seat)
export const isMuted = (holder: number | string): boolean =>
  room.value?.talk?.muted.includes(Number(holder)) === true

/** How much is new in each conversation. */
export const unreadIn = computed((): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  const me = mySeat.value
  const own = me && holderOf(me)
  const until = readUntil(atTable)
  counts[atTable] = log.value.filter(
    ({ by, says, at }) =>
      says !== undefined && by !== undefined && by !== me && at > until && !isMuted(holderOf(by)),
  ).length
  for (const { in: conversation, by, at } of room.value?.talk?.lines ?? [])
    if (by !== own && at > readUntil(conversation) && !isMuted(by))
      counts[conversation] = (counts[conversation] ?? 0) + 1
  return counts
})

export const unread = computed(() => Object.values(unreadIn.value).reduce((sum, count) => sum + count, 0))
