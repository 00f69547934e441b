import type { Clock } from '../shared/clock.ts'
import type { ChosenOptions, Seat } from '../shared/engine/rules.ts'
import type { Order } from '../shared/orders.ts'
import type { Regent } from '../shared/protocol/absence.ts'
import type { Motion, Paused } from '../shared/protocol/motions.ts'
import type { Nudges } from '../shared/protocol/owed.ts'
import type { Timer } from '../shared/protocol/timer.ts'
import type {
  BotKind,
  Colour,
  EmblemName,
  Knock,
  Language,
  Proposal,
  Stage,
  Vote,
} from '../shared/protocol.ts'
import type { KeptHook, KeptNotices, Noticed, TableNoticed } from './notices/shapes.ts'

/** What a room knows besides its match. */
export interface Facts {
  room: string
  game: string
  options: ChosenOptions
  stage: Stage
  /** Of the last commit everybody was sent, and of the last that only some were: see `Room.turn`. */
  v: number
  privateV: number
  salt: string
  botSeed: string
  host?: Seat | undefined
  /** In which it was opened, and in which its link speaks where it is shared. */
  language?: Language | undefined
  commitment?: string
  /** The build and the number of migrations the stored match was written under. */
  build?: string
  migrated?: number
  /** The first segment in the form the state has now; nobody goes back across a migration. */
  oldest?: number | undefined
  proposal?: (Omit<Proposal, 'yes'> & { yes?: Proposal['yes']; at: number }) | undefined
  votes?: readonly KeptVote[] | undefined
  motions?: readonly KeptMotion[] | undefined
  paused?: Paused | undefined
  /** As the table agreed; else as its options say. */
  clock?: Clock | undefined
  /** What is left to each, where each has a reserve. */
  reserves?: Readonly<Record<Seat, number>> | undefined
  holidays?: Readonly<Record<Seat, KeptHoliday>> | undefined
  regents?: Readonly<Record<Seat, Regent>> | undefined
  /** For whom a bot answers, and the segment it was sent in for. */
  standIns?: Readonly<Record<Seat, number>> | undefined
  /** Since when each seat is waited for. */
  owes?: Readonly<Record<Seat, number>> | undefined
  /** Who was reminded of it lately. */
  nudges?: Nudges | undefined
  /** By which the table talks. */
  timer?: Timer | undefined
  /** From when on a bot may be asked for in place of each person who is waited for; kept where no clock runs. */
  late?: Readonly<Record<Seat, number>> | undefined
  botDue?: number | undefined
  /** The lane in which a bot decided last. */
  botLane?: string | undefined
  alarm?: number | undefined
  /** Since when nobody watches a table at which no person sits. */
  unwatched?: number | undefined
  /** The decision no bot's answer fitted, so that it is not tried for ever. */
  stuck?: number | undefined
  fault?: string | undefined
  /** The match stands further back than what is stored: the first decision left out that all were told of, or 0. */
  fellBack?: number | undefined
  /** What was set aside can be read again: the number to ask for it by. */
  aside?: number | undefined
  /** By the operator: nobody comes in, and nothing happens here. */
  closed?: true | undefined
  /** The table after this one. */
  next?: string
  /** The table this one follows, and whose seats of it wait here for them. */
  after?: { room: string; awaited: Readonly<Record<Seat, Seat>> }
  /** No longer listed, whatever the table chose. */
  unlisted?: true | undefined
  /** Who stands in the door, and who was not let in. */
  knocks?: readonly KeptKnock[] | undefined
  shut?: readonly ShutDoor[] | undefined
  window?: KeptWindow | undefined
  /** The kinds of windows met so far. */
  kinds?: readonly string[]
  orders?: Readonly<Record<Seat, KeptOrders>> | undefined
  lessons?: Readonly<Record<Seat, readonly string[]>>
  /** What seats chose to be told of where they do not look, and what lies before each. */
  notices?: Readonly<Record<Seat, KeptNotices>>
  noticed?: Readonly<Record<Seat, Noticed>>
  /** The chat the whole table tells how it stands. */
  tableHook?: KeptHook | undefined
  tableNoticed?: TableNoticed | undefined
  /** Who holds a seat that somebody lost: see `talk/holders.ts`. */
  holders?: Readonly<Record<Seat, number>>
  /** Those who watch may not talk. */
  hushed?: true | undefined
  /** The window in which a seat wants to answer for itself, whatever it ordered. */
  spoken?: Readonly<Record<Seat, string>> | undefined
}

/** Where they are kept. */
export interface Keeps {
  readonly facts: Readonly<Facts>
  set(changes: Partial<Facts>): void
}

export interface SeatRow {
  seat: Seat
  name?: string | undefined
  bot?: BotKind | undefined
  colour: Colour
  emblem: EmblemName
}

export interface KeptKnock extends Omit<Knock, 'asked'> {
  /** What the token and the phrase will be known by. */
  key: string
  phrase: string
  from: string
}

export interface ShutDoor {
  key: string
  from: string
  at: number
}

/** A vote as the room keeps it: until when whoever it is about has to answer, and who was there then to be asked next. */
export interface KeptVote extends Vote {
  first?: { until: number; others: readonly Seat[] }
}

/** Who is still asked follows from who sits there. */
export type KeptMotion = Omit<Motion, 'asked'>

/** The last one, and how many days were spent before. */
export interface KeptHoliday {
  from: number
  until: number
  spent: number
}

export interface KeptOrder extends Order {
  /** What `during` was when the order was given: with another value it is over. */
  value?: string
  /** What stood before, and stands again then. */
  then?: Order['order']
}
export type KeptOrders = Readonly<Record<string, KeptOrder>>

export interface KeptWindow {
  name: string
  kind: string
  /** What an order may last for; with the rest it is told without reading the match. */
  spans: readonly string[]
  ends: number
}
