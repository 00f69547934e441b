import type { Seat } from '../../shared/engine/rules.ts'
import type { Room } from '../within.ts'
import type { KeptNotices, Noticed } from './shapes.ts'

/** Read and written. */

/** Among those that are sent something, the webhook. */
export const hookId = 'hook'

export const wishesOf = ({ facts }: Room, seat: Seat): KeptNotices => facts.notices?.[seat] ?? {}
export const noticedBy = ({ facts }: Room, seat: Seat): Noticed => facts.noticed?.[seat] ?? {}

export const isReachable = ({ devices = [], hook }: KeptNotices) => devices.length > 0 || hook !== undefined

export function keepWishes(room: Room, seat: Seat, wishes: KeptNotices) {
  room.store.set({ notices: { ...room.facts.notices, [seat]: wishes } })
}

export function keepNoticed(room: Room, seat: Seat, noticed: Noticed) {
  room.store.set({ noticed: { ...room.facts.noticed, [seat]: noticed } })
}

/** Another sits there now, or nobody. */
export function forgetNotices(room: Room, seat: Seat) {
  const { notices, noticed } = room.facts
  const { [seat]: chosen, ...others } = notices ?? {}
  const { [seat]: lying, ...rest } = noticed ?? {}
  if (chosen) room.store.set({ notices: others })
  if (lying) room.store.set({ noticed: rest })
}

/** While people gather some are moved to another seat. */
export function moveNotices(room: Room, moved: readonly (readonly [from: Seat, to: Seat])[]) {
  const { notices, noticed } = room.facts
  const renamed = <T>(of: Readonly<Record<Seat, T>>): Record<Seat, T> =>
    Object.fromEntries(
      Object.entries(of).map(([seat, kept]) => [moved.find(([from]) => from === seat)?.[1] ?? seat, kept]),
    )
  if (notices) room.store.set({ notices: renamed(notices) })
  if (noticed) room.store.set({ noticed: renamed(noticed) })
}
