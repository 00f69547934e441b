import * as v from 'valibot'
import type { Clock } from './clock.ts'
import type { AskFrame, Frame } from './engine/frames.ts'
import type { Options, Refusal } from './engine/options.ts'
import type { Patch } from './engine/patch.ts'
import type { About, ChosenOptions, Seat, TextId } from './engine/rules.ts'
import { type Orders, wishes } from './orders.ts'
import { ChooseRegent, Holiday, type Regent } from './protocol/absence.ts'
import { Consent, type Motion, Move, type Paused } from './protocol/motions.ts'
import { Nudge, type Nudges } from './protocol/owed.ts'
import { id, idPattern, name, seat, token } from './protocol/parts.ts'
import { Chat, Hush, MarkRead, Murmur, Mute, Whisper } from './protocol/talk.ts'
import { SetTimer, type Timer } from './protocol/timer.ts'
import type { Mention, Talk } from './talk.ts'

/** Every message between a browser and a room. What comes in is checked by a schema; what goes out is a type. What is said of one
 *  topic alone stands in `protocol/`. */

export { longestName } from './protocol/parts.ts'

export const biggestFrame = 16 * 1024
export const seatColours = [
  'crimson',
  'azure',
  'gold',
  'emerald',
  'violet',
  'orange',
  'pink',
  'slate',
] as const
export const seatEmblems = ['star', 'crescent', 'sun', 'tower', 'wing', 'wave', 'thorn', 'eye'] as const

const look = { colour: v.optional(v.picklist(seatColours)), emblem: v.optional(v.picklist(seatEmblems)) }

// --- over HTTP -------------------------------------------------------------------------------------------------------

/** Those we speak; a table is opened in one of them. */
export const languages = ['en', 'it'] as const
export type Language = (typeof languages)[number]

const wishedOptions = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(400)))
export const NewRoom = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  options: wishedOptions,
  name: v.optional(name),
  language: v.optional(v.picklist(languages)),
  /** Bots take all other seats, and it begins at once. */
  alone: v.optional(v.literal(true)),
})
/** Says of a browser that it was here before; the room keeps it hashed, with its own name in it. */
const browser = v.optional(token)
export const TakeSeat = v.strictObject({
  name,
  seat: v.optional(seat),
  token: v.optional(token),
  browser,
  ...look,
})
/** How people come in while a game goes on: freely, or once those who sit there open. */
const doors = ['free', 'knock'] as const
export type Door = (typeof doors)[number]
/** The door alone, or all that is chosen. */
export const ChangeTable = v.union([
  v.strictObject({ door: v.picklist(doors) }),
  v.strictObject({ options: wishedOptions }),
])
export const ChangeSeat = v.strictObject({ name: v.optional(name), ...look })
export const Recover = v.strictObject({ phrase: v.pipe(v.string(), v.maxLength(100)) })
/** Who plays for nobody: anything; to score; to conquer. */
export const botKinds = ['random', 'sensible', 'warlike'] as const
export type BotKind = (typeof botKinds)[number]
export const AddBot = v.strictObject({
  seat: v.optional(seat),
  bot: v.optional(v.picklist(botKinds)),
})

export type Colour = (typeof seatColours)[number]
export type EmblemName = (typeof seatEmblems)[number]
export type Stage = 'lobby' | 'playing' | 'over'

export interface SeatInfo {
  seat: Seat
  colour: Colour
  emblem: EmblemName
  taken: boolean
  online: boolean
  host?: true
  name?: string
  bot?: BotKind
  /** A bot answers for this person, who is away or too slow. */
  standIn?: true
  /** What it does for them; whatever a sensible player would, unless they said otherwise. */
  regent?: Regent
  /** Until when their clock stands, in milliseconds since 1970. */
  holiday?: number
}

export interface RoomInfo {
  room: string
  game: string
  options: ChosenOptions
  stage: Stage
  seats: SeatInfo[]
  v: number
  progress?: Progress
  /** Since when each seat is waited for. */
  since?: Readonly<Record<Seat, number>>
  /** Whether it waits for the answer of the seat that asks this. */
  mine?: boolean
}

/** How far a game is, for whoever only asks after it; nothing where that would take reading the match. */
export interface Progress {
  round?: number
  waiting: readonly Seat[]
  winners?: readonly Seat[]
}

export interface SeatTaken {
  seat: Seat
  token: string
  phrase: string
}

/** The answer of a table at which newcomers knock: the token works once the door is open. */
export interface Knocking {
  knock: string
  seat: Seat
  token: string
  /** When the door opens by itself. */
  opens: number
}

export type RoomMade = { room: string; host: string } & Partial<SeatTaken>

export interface Recovered {
  seat: Seat
  token: string
  host?: string
}

/** A table anybody may join, as the home page lists it. */
export interface OpenTable {
  room: string
  game: string
  options: ChosenOptions
  host: string
  seats: number
  free: number
  at: number
  /** In which it was opened. */
  language?: Language
}

/** Lines told before those a browser has. */
export interface EarlierLines {
  log: readonly Line[]
  /** Whether there are older ones still. */
  more: boolean
}

/** A piece of the game told again, as one viewer saw it. */
export interface Replay {
  /** How the table lay before its first step. */
  table: unknown
  steps: readonly ReplayStep[]
  /** What to ask for to be told what came before; nothing at the beginning. */
  before?: number
}

export interface ReplayStep {
  /** What changed with it. */
  table?: Patch
  log: readonly Line[]
}

export interface ErrorAnswer {
  code: string
  /** What to do about it, as a text key of `refused.…`. */
  why: TextId
}

// --- over the socket -------------------------------------------------------------------------------------------------

/** What a browser asks for with the upgrade, beside `seat.TOKEN`: there a token stands in no address and in no log. */
export const socketProtocol = 'throneward'

/** Begins the talk. Whose token the upgrade brought is welcomed as that seat; lines that carry no protocol say it here. */
const Hello = v.strictObject({
  // Any token, so that a link cut short is refused as unknown and not closed as nonsense.
  hello: v.strictObject({
    token: v.optional(v.pipe(v.string(), v.maxLength(100))),
    since: v.optional(v.number()),
    browser,
  }),
})
export type Hello = v.InferOutput<typeof Hello>['hello']
const longestKey = 200
export const Answer = v.strictObject({
  answer: v.strictObject({ id, key: v.pipe(v.string(), v.maxLength(longestKey)), value: v.unknown() }),
})
const Command = v.strictObject({
  command: v.strictObject({ id, name: v.pipe(v.string(), v.maxLength(60)), value: v.unknown() }),
})
const Undo = v.strictObject({ undo: v.strictObject({ id, to: v.optional(v.pipe(v.number(), v.integer())) }) })
/** Consent to, or refusal of, the take-back somebody proposed. */
const Agree = v.strictObject({
  agree: v.strictObject({ id, to: v.pipe(v.number(), v.integer()), yes: v.boolean() }),
})
/** A vote that a bot shall answer for somebody who keeps the table waiting; the first yes opens it. */
const StandIn = v.strictObject({ standIn: v.strictObject({ id, seat, yes: v.boolean() }) })
/** Whether anybody sits before this page, which may be hidden; and on which device of those that are sent notices. */
const Looking = v.strictObject({
  looking: v.strictObject({ id, yes: v.boolean(), device: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
})
/** No more than that: whoever sends anything answers for themselves again. */
const Here = v.strictObject({ here: v.strictObject({ id }) })
/** On from where the table fell back to, without what its rules cannot follow. */
const GoOn = v.strictObject({ goOn: v.strictObject({ id }) })
/** Whether somebody who knocks may come in. */
const LetIn = v.strictObject({
  letIn: v.strictObject({ id, knock: v.pipe(v.string(), v.maxLength(20)), yes: v.boolean() }),
})
const kind = v.pipe(v.string(), v.maxLength(60))
const mostLessons = 100
/** What the room does for this seat in windows of a kind, or without one in all; while something lasts, or for good. */
const LeaveOrders = v.strictObject({
  orders: v.strictObject({
    id,
    kind: v.optional(kind),
    order: v.picklist(wishes),
    during: v.optional(kind),
  }),
})
/** In the open window the room shall not answer for this seat. */
const SpeakUp = v.strictObject({ speakUp: v.strictObject({ id }) })
/** All this seat was taught so far, or `all` where it wants no more of it. */
const Learned = v.strictObject({
  learned: v.strictObject({ id, lessons: v.pipe(v.array(kind), v.maxLength(mostLessons)) }),
})

const FromClient = v.union([
  Hello,
  Answer,
  Command,
  Undo,
  Agree,
  StandIn,
  Here,
  Looking,
  LetIn,
  Chat,
  GoOn,
  LeaveOrders,
  SpeakUp,
  Learned,
  Move,
  Consent,
  Holiday,
  ChooseRegent,
  Nudge,
  SetTimer,
  Whisper,
  Murmur,
  MarkRead,
  Mute,
  Hush,
])
export type FromClient = v.InferOutput<typeof FromClient>
/** A message has one member, whose name says what it is: no other schema need be tried. */
const named = new Map(FromClient.options.map(schema => [Object.keys(schema.entries)[0], schema]))

/** Most messages are answers, and a schema takes longer than all else about reading them. What is not plainly one is left to
 *  the schema. */
function isAnswer(sent: object): sent is v.InferOutput<typeof Answer> {
  const { answer } = sent as { answer?: Partial<Record<string, unknown>> }
  if (typeof answer !== 'object' || answer === null || Object.keys(sent).length > 1) return false
  const { id, key } = answer
  if (typeof id !== 'string' || typeof key !== 'string' || !Object.hasOwn(answer, 'value')) return false
  return Object.keys(answer).length === 3 && idPattern.test(id) && key.length <= longestKey
}

/** Undefined for whatever no client of ours would send. */
export function messageIn(sent: unknown): FromClient | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  if (isAnswer(sent)) return sent
  const schema = named.get(Object.keys(sent)[0])
  const checked = schema && v.safeParse(schema, sent)
  return checked?.success ? checked.output : undefined
}
export type FromSeat = Exclude<FromClient, { hello: unknown }>

/** A line of the log or the chat. */
export interface Line {
  /** When, in milliseconds since 1970. */
  at: number
  /** The decision it belongs to, as a moment and not a count; undoing that strikes it through. */
  n?: number
  text: TextId
  about?: About
  dice?: readonly number[]
  /** Chat: who says what. */
  by?: Seat
  says?: string
  /** The line it answers, by its moment; and the things it names, as `{0}` and on. */
  re?: number
  things?: readonly Mention[]
  struck?: true
  /** Told to this seat alone. */
  private?: true
}

/** Somebody asks the table to go back to before decision `to`; `asked` still have to answer, `yes` have agreed. */
export interface Proposal {
  by: Seat
  to: number
  asked: readonly Seat[]
  yes: readonly Seat[]
}

/** Shall a bot answer for `seat`? Where that is whom it asks, they answer first; then more than half of the others decide. */
export interface Vote {
  seat: Seat
  by: Seat
  yes: readonly Seat[]
  no: readonly Seat[]
  asked: readonly Seat[]
}

/** Somebody asks to come in; one no of those asked keeps the door shut. */
export interface Knock {
  knock: string
  seat: Seat
  name: string
  asked: readonly Seat[]
  yes: readonly Seat[]
  /** Seats the same browser has held here. */
  held?: readonly Seat[]
  opens: number
}

/** A window that is open: `waiting` names whom it asks. */
export interface OpenWindow {
  kind: string
  /** Milliseconds until the room answers for bots and by orders; it was drawn before any hand was looked at. */
  left: number
  /** What an order may last for now. */
  spans: readonly string[]
}

export interface Welcome {
  room: string
  game: string
  options: ChosenOptions
  stage: Stage
  seat?: Seat
  host?: true
  v: number
  build: string
  seats: readonly SeatInfo[]
  watchers: number
  /** Who holds a seat, where its number is no longer that: see `holderIn`. */
  holders?: Readonly<Record<Seat, number>>
  /** Those who watch may not talk. */
  hushed?: boolean
  talk?: Talk
  table?: unknown
  hand?: unknown
  asks: readonly AskFrame[]
  may?: Record<string, Options>
  waiting: readonly Seat[]
  undo?: number
  proposal?: Proposal
  votes?: readonly Vote[]
  knocks?: readonly Knock[]
  motions?: readonly Motion[]
  paused?: Paused
  /** Where the table agreed on another than it was opened with. */
  clock?: Clock
  /** What each has left where its clock begins to run, in milliseconds, where each has a reserve. */
  reserves?: Readonly<Record<Seat, number>>
  /** From when on a bot may be asked for in place of each person who is waited for, in the time `v` tells. */
  late?: Readonly<Record<Seat, number>>
  window?: OpenWindow
  /** The kinds of windows this table has met. */
  kinds?: readonly string[]
  /** What this seat left, and whether in the open window it wants to answer for itself all the same. */
  orders?: Orders
  spoken?: boolean
  /** What this seat was taught. */
  lessons?: readonly string[]
  /** Milliseconds until a bot answers for each person who is waited for, where the table has a clock. */
  clocks?: Readonly<Record<Seat, number>>
  /** Since when each seat is waited for, and who was reminded of it, in the time `v` tells. */
  since?: Readonly<Record<Seat, number>>
  nudges?: Nudges
  timer?: Timer
  over?: { winners: readonly Seat[] }
  /** The table after this one. */
  next?: string
  /** The hash of the seed, published at the start; and the seed itself once the game is over. */
  commitment?: string
  /** Why there is no table although there is a game: a text key. */
  fault?: TextId
  /** The rules cannot follow what was decided last, and the table stands further back until a person goes on. The first
   *  decision left out that all were told of, or 0. */
  fellBack?: number
  /** What was left out can be read again: to take back to this number brings it back. */
  aside?: number
  log: readonly Line[]
}

export interface Commit extends Omit<Frame, 'log'> {
  v: number
  stage?: Stage
  seats?: readonly SeatInfo[]
  watchers?: number
  holders?: Readonly<Record<Seat, number>>
  hushed?: boolean
  /** More of it. */
  talk?: Partial<Talk>
  proposal?: Proposal | false
  votes?: readonly Vote[]
  knocks?: readonly Knock[]
  motions?: readonly Motion[]
  paused?: Paused | false
  clock?: Clock
  reserves?: Readonly<Record<Seat, number>>
  options?: ChosenOptions
  late?: Readonly<Record<Seat, number>>
  window?: OpenWindow | false
  kinds?: readonly string[]
  orders?: Orders
  spoken?: boolean
  lessons?: readonly string[]
  clocks?: Readonly<Record<Seat, number>>
  since?: Readonly<Record<Seat, number>>
  nudges?: Nudges
  timer?: Timer
  commitment?: string
  next?: string
  fellBack?: false
  aside?: number | false
  log?: readonly Line[]
  /** Decisions taken back: their lines are struck through. */
  struck?: readonly number[]
}

export type FromRoom =
  | { welcome: Welcome }
  | { commit: Commit }
  | { ack: { id: string; v: number } }
  | { refused: { id: string } & Refusal }
  /** To be sent back as it is, by which the room sees that it is read. */
  | { pulse: string }

/** Why a socket was closed, for codes of our own. */
export const closed = {
  /** The seat was freed or handed over, or the token was never one of this room's. */
  seatGone: 4401,
  /** The room does not exist. */
  noRoom: 4404,
  /** What is sent there is not read. */
  unread: 4408,
  /** More messages than a person sends. */
  tooFast: 4429,
  /** Bad input. */
  malformed: 1008,
  /** Come back at once: the seat has moved. */
  moved: 4409,
} as const
