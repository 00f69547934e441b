import { same } from './json.ts'
import { kept } from './kept.ts'
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
    const ask = kept(question, 'frame', askFrame)
    asks[to] = asks[to] ? [...asks[to], ask] : [ask]
  }
  const may: Record<Seat, Record<string, Options>> = {}
  for (const seat of seats) {
    const offered = match.may(seat)
    if (Object.keys(offered).length > 0) may[seat] = offered
  }
  const { state, waiting, winners } = match
  return { state, waiting, asks, may, undo: match.undoables(seats), ...(winners && { over: { winners } }) }
}

const askFrame = ({ to: _, ...ask }: OpenQuestion): AskFrame => ask

/** The part of a frame that is the same for every viewer, so that it is worked out once. */
export function publicFrame(before: Moment, after: Moment): Frame {
  const frame: Frame = {}
  const table = patchBetween(before.state.table, after.state.table)
  if (table) frame.table = table
  if (!same(before.waiting, after.waiting)) frame.waiting = after.waiting
  if (after.over && !before.over) frame.over = after.over
  return frame
}

export function frameFor(
  viewer: Seat | undefined,
  shared: Frame,
  before: Moment,
  after: Moment,
  log: readonly LogLine[],
): Frame | undefined {
  const frame: Frame = { ...shared }
  if (viewer !== undefined) {
    const hand = patchBetween(before.state.hands[viewer] ?? {}, after.state.hands[viewer] ?? {})
    if (hand) frame.hand = hand
    if (!same(before.asks[viewer], after.asks[viewer])) frame.asks = after.asks[viewer] ?? []
    if (!same(before.may[viewer], after.may[viewer])) frame.may = after.may[viewer] ?? {}
  }
  const isOthers = (line: LogLine) => line.to !== undefined && line.to !== viewer
  const told = log.some(isOthers) ? log.filter(line => !isOthers(line)) : log
  if (told.length > 0) frame.log = told
  if (viewer !== undefined && before.undo[viewer] !== after.undo[viewer]) {
    // Alone it would say that somebody did something unseen: it waits for a change with anything else to say.
    if (isSilent(frame) && isSilent(publicFrame(before, after))) tellLater(viewer, before, after)
    else frame.undo = after.undo[viewer] ?? false
  }
  return isSilent(frame) ? undefined : frame
}

function isSilent(frame: Frame): boolean {
  for (const _ in frame) return false
  return true
}

/** Frames put into words; what several viewers are sent is put into words once. */
export function wording(): (frame: Frame) => string {
  const said = new Map<unknown, string>()
  const say = (value: unknown): string => {
    const known = said.get(value)
    if (known !== undefined) return known
    const words = JSON.stringify(value)
    said.set(value, words)
    return words
  }
  return frame => {
    let words = ''
    for (const name in frame) words += `${words && ','}"${name}":${say(frame[name as keyof Frame])}`
    return `{${words}}`
  }
}

function tellLater(viewer: Seat, { undo }: Moment, after: Moment) {
  const told = undo[viewer]
  if (told === undefined) delete after.undo[viewer]
  else after.undo[viewer] = told
}
