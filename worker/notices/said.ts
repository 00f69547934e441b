import type { Seat } from '../../shared/engine/rules.ts'
import { type NoticeKind, noticeKinds } from '../../shared/notices.ts'
import type { Language } from '../../shared/protocol.ts'
import { previewOf } from '../preview.ts'
import { tableSaid } from '../previewWords.ts'
import { humans, seatCalled, standsIn } from '../seats.ts'
import type { Room } from '../within.ts'
import type { Due } from './shapes.ts'
import { words } from './words.ts'

/** As its link is called where it is shared. */
export const tableName = (room: Room, language: Language): string =>
  tableSaid(previewOf(room), language).title

export const nameOf = (room: Room, seat: Seat): string => seatCalled(room, seat).name ?? seat

/** What weighs most stands first. */
const weight: readonly NoticeKind[] = ['end', ...noticeKinds]

export const inOrder = (kinds: Iterable<NoticeKind>): NoticeKind[] =>
  [...new Set(kinds)].sort((a, b) => weight.indexOf(a) - weight.indexOf(b))

export function occasions(
  room: Room,
  kinds: readonly NoticeKind[],
  due: readonly Due[],
  language: Language,
): string {
  const said = words[language]
  const by = due.find(({ kind }) => kind === 'nudge')?.by
  return kinds
    .map(kind => (kind === 'nudge' && by ? said.nudged(nameOf(room, by)) : said.occasion[kind]))
    .join(' ')
}

/** What all may know of how things stand; nothing where nobody is waited for. */
export function standing(room: Room, name: (seat: Seat) => string, language: Language): string | undefined {
  const said = words[language]
  const { facts, progress } = room
  const listed = (seats: readonly Seat[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(seats.map(name))
  if (facts.stage === 'over') {
    const winners = (progress?.winners ?? []).filter(seat => seatCalled(room, seat).name !== undefined)
    return [said.over, ...(winners.length > 0 ? [said.won(listed(winners))] : [])].join(' ')
  }
  const waited = waitedPeople(room)
  if (waited.length === 0) return undefined
  const round = progress?.round
  return [
    said.waited(listed(waited), waited.length > 1),
    ...(round === undefined ? [] : [said.round(round)]),
  ].join(' ')
}

export const waitedPeople = (room: Room): Seat[] =>
  humans(room).filter(seat => room.moment.waiting.includes(seat) && !standsIn(room, seat))
