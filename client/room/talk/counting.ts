import { computed, effect, signal } from '@preact/signals'
import { atTable, holderIn, type Talk } from '../../../shared/talk.ts'
import { log, mySeat, room } from '../../net/room.ts'
import { unread } from '../unread.ts'

/** What was said before this page opened is no news, where the room knows no better. */
const opened = Date.now()
/** All that was told of it, put together; a device may have read further than another says it has. */
export const talk = computed((): Talk => {
  const told = room.value?.talk ?? []
  const read: Record<string, number> = {}
  for (const { read: news = {} } of told)
    for (const [conversation, at] of Object.entries(news))
      read[conversation] = Math.max(read[conversation] ?? 0, at)
  return {
    lines: told.flatMap(({ lines = [] }) => lines),
    read,
    muted: told.findLast(({ muted }) => muted)?.muted ?? [],
  }
})

/** Read on this page, of which the room has not heard yet; or never does, of who watches. */
export const readHere = signal<Readonly<Record<string, number>>>({})

/** One page may show one table after another. */
export const placeOf = (conversation: string) => `${room.value?.room} ${conversation}`

const readUntil = (conversation: string) =>
  Math.max(
    readHere.value[placeOf(conversation)] ?? 0,
    talk.value.read[conversation] ?? (mySeat.value === undefined || conversation === atTable ? opened : 0),
  )

export const holderOf = (seat: string): number => holderIn(room.value?.holders, seat)
export const isMuted = (holder: number | string): boolean => talk.value.muted.includes(Number(holder))

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
  for (const { in: conversation, by, at } of talk.value.lines)
    if (by !== own && at > readUntil(conversation) && !isMuted(by))
      counts[conversation] = (counts[conversation] ?? 0) + 1
  return counts
})

/** As long as the table is shown. */
export const followUnread = (): (() => void) =>
  effect(() => {
    unread.value = Object.values(unreadIn.value).reduce((sum, count) => sum + count, 0)
  })
