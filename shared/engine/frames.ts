import type { Change } from './course.ts'
import { same } from './json.ts'
import type { Match } from './match.ts'
import type { Options } from './options.ts'
import { type Patch, patchBetween } from './patch.ts'
import type { LogLine, OpenQuestion } from './play.ts'
import type { Seat, State } from './rules.ts'

/** What one viewer is asked: a question without the rules' inner names. */
export type AskFrame = Omit<OpenQuestion, 'to'>

/** Everything viewers see, at one moment. */
export interface Moment {
  state: State
  waiting: readonly Seat[]
  asks: Readonly<Record<Seat, readonly AskFrame[]>>
  may: Readonly<Record<Seat, Record<string, Options>>>
  /** The decision each seat may take back by itself, as far as it was told. */
  undo: Record<Seat, number>
  over?: { winners: readonly Seat[] }
  /** What the decision that led here changed: worked out for its mark, and not again for what is sent. */
  change?: Change
}

/** What changed for one viewer between two moments. A frame that says nothing is not sent. */
export interface Frame {
  table?: Patch
  hand?: Patch
  asks?: readonly AskFrame[]
  may?: Record<string, Options>
  waiting?: readonly Seat[]
  undo?: number | false
  over?: { winners: readonly Seat[] }
  log?: readonly LogLine[]
}

export function momentOf(match: Match, seats: readonly Seat[]): Moment {
  const asks: Record<Seat, AskFrame[]> = {}
  for (const question of match.open) {
    const { to } = question
    const ask = askFrame(question)
    asks[to] = asks[to] ? [...asks[to], ask] : [ask]
  }
  const may: Record<Seat, Record<string, Options>> = {}
  for (const seat of seats) {
    const offered = match.may(seat)
    if (Object.keys(offered).length > 0) may[seat] = offered
  }
  const { state, waiting, winners, change } = match
  const moment: Moment = { state, waiting, asks, may, undo: match.undoables(seats) }
  if (winners) moment.over = { winners }
  if (change) moment.change = change
  return moment
}

const askFrame = ({ to: _, ...ask }: OpenQuestion): AskFrame => ask

/** The part of a frame that is the same for every viewer, so that it is worked out once. */
export function publicFrame(before: Moment, after: Moment): Frame {
  const frame: Frame = {}
  const change = changeTo(after, before)
  const table = change
    ? (change['table'] as Patch | undefined)
    : patchBetween(before.state.table, after.state.table)
  if (table) frame.table = table
  if (!same(before.waiting, after.waiting)) frame.waiting = after.waiting
  if (after.over && !before.over) frame.over = after.over
  return frame
}

/** What one seat alone is told. `othersHear`: whether all are told something at the same time. */
export function ownFrame(
  viewer: Seat,
  othersHear: boolean,
  before: Moment,
  after: Moment,
): Frame | undefined {
  const frame: Frame = {}
  const hand = handPatch(viewer, before, after)
  if (hand) frame.hand = hand
  if (!same(before.asks[viewer], after.asks[viewer])) frame.asks = after.asks[viewer] ?? []
  if (!same(before.may[viewer], after.may[viewer])) frame.may = after.may[viewer] ?? {}
  if (before.undo[viewer] !== after.undo[viewer]) {
    // Alone it would say that somebody did something unseen: it waits for a change with anything else to say.
    if (!othersHear && isSilent(frame)) tellLater(viewer, before, after)
    else frame.undo = after.undo[viewer] ?? false
  }
  return isSilent(frame) ? undefined : frame
}

export function frameFor(
  viewer: Seat | undefined,
  shared: Frame,
  before: Moment,
  after: Moment,
  log: readonly LogLine[],
): Frame | undefined {
  const isOthers = (line: LogLine) => line.to !== undefined && line.to !== viewer
  const told = log.some(isOthers) ? log.filter(line => !isOthers(line)) : log
  const othersHear = told.length > 0 || !isSilent(shared)
  const own = viewer === undefined ? undefined : ownFrame(viewer, othersHear, before, after)
  if (!own && !othersHear) return undefined
  const frame: Frame = { ...shared, ...own }
  if (told.length > 0) frame.log = told
  return frame
}

function handPatch(viewer: Seat, before: Moment, after: Moment): Patch | undefined {
  const was = before.state.hands[viewer]
  const is = after.state.hands[viewer]
  if (was === is) return undefined
  const hands = was && is && changeTo(after, before)?.['hands']
  return hands ? (hands as Record<Seat, Patch>)[viewer] : patchBetween(was ?? {}, is ?? {})
}

function changeTo({ change, state }: Moment, before: Moment): Patch | undefined {
  return change?.before === before.state && change.after === state ? change.patch : undefined
}

function isSilent(frame: Frame): boolean {
  for (const _ in frame) return false
  return true
}

function tellLater(viewer: Seat, { undo }: Moment, after: Moment) {
  const told = undo[viewer]
  if (told === undefined) delete after.undo[viewer]
  else after.undo[viewer] = told
}
