import type { Seat } from './engine/rules.ts'

/** What room and browser both know of talk: how conversations are named, and what is said in them. */

/** A thing somebody names: of the game, or a line of the log by its moment. */
export interface Mention {
  kind: string
  id: string
}

/** The log's own conversation, and that of those who watch. */
export const atTable = 'table'
export const inGallery = 'gallery'

export interface TalkLine {
  at: number
  /** The conversation. */
  in: string
  /** Who held a seat then, or a word for a browser that watches. */
  by: number | string
  name: string
  says: string
  re?: number
  things?: readonly Mention[]
}

/** What a seat, or who watches, may know of talk beside the log. */
export interface Talk {
  lines: readonly TalkLine[]
  /** Of each conversation, until which moment it was read. */
  read: Readonly<Record<string, number>>
  muted: readonly number[]
}

export interface EarlierTalk {
  lines: readonly TalkLine[]
  more: boolean
}

/** Whoever holds a seat is known by a number that no other holder of it has: until somebody loses it, that of the seat. */
export const holderIn = (holders: Readonly<Record<Seat, number>> | undefined, seat: Seat): number =>
  holders?.[seat] ?? Number(seat.slice(1))

export const conversationOf = (holders: readonly number[]): string =>
  [...new Set(holders)].sort((a, b) => a - b).join('-')

export const holdersIn = (conversation: string): readonly number[] => conversation.split('-').map(Number)
