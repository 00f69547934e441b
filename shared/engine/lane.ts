import type { Ask, Flow } from './flow.ts'
import type { Question, Seat } from './rules.ts'

export interface OpenQuestion extends Omit<Question, 'name'> {
  key: string
  to: Seat
}

export function openQuestion(asked: Question, key: string, to: Seat): OpenQuestion {
  const { rule, text, about, hint, options, otherwise, always, window } = asked
  return {
    key,
    to,
    rule,
    text,
    ...(about && { about }),
    ...(hint && { hint }),
    options,
    ...(otherwise !== undefined && { otherwise }),
    ...(always && { always }),
    ...(window !== undefined && { window }),
  }
}

/** One run of asking and answering: a segment, a command, or one seat's part of a `together`. */
export interface Lane {
  readonly path: string
  readonly flow: Flow<unknown>
  asking?: Asking | undefined
  question?: OpenQuestion | undefined
  group?: Group | undefined
  readonly within?: { group: Group; seat: Seat }
  /** Decisions made in it, so that its seat can take them back without another lane noticing. */
  readonly decisions: number[]
  /** So many of them can no longer be taken back alone: a command has since built on what they did. */
  fixed: number
  /** The seat's hand when the lane last ran. */
  hand?: object | undefined
  /** Something other than a pass went into it, which the others learn when its group closes. */
  told: boolean
  done?: { result: unknown }
}

export interface Asking {
  readonly to: Seat
  readonly ask: Ask
  /** What this one question was called so far; asked again it may change its name and change it back. */
  readonly names: string[]
}

export interface Group {
  readonly lanes: Lane[]
  readonly sealed: boolean
  readonly asked: Set<Seat>
  readonly parent: Lane
  /** While its lanes are being started, none of them closes it. */
  opening: boolean
}

export const laneAt = (path: string, flow: Flow<unknown>): Lane => ({
  path,
  flow,
  decisions: [],
  fixed: 0,
  told: false,
})

export function groupOf(parent: Lane, lanes: Record<Seat, Flow<unknown>>, sealed: boolean): Group {
  const group: Group = { lanes: [], sealed, asked: new Set(), parent, opening: true }
  for (const [seat, flow] of Object.entries(lanes))
    group.lanes.push({ ...laneAt(`${parent.path}/${seat}`, flow), within: { group, seat } })
  return group
}

export const isComplete = (group: Group) => group.lanes.every(lane => lane.done)

/** In the order the lanes were given, never that of answering. */
export function resultsOf(group: Group): Record<Seat, unknown> {
  return Object.fromEntries(group.lanes.map(lane => [lane.within?.seat ?? '', lane.done?.result]))
}

/** Every decision made in lanes that are still open, in the order they were made, and how many of them their seats can no
 *  longer take back alone. */
export interface OpenLanes {
  sealed: boolean
  of: Readonly<Record<Seat, readonly number[]>>
  fixed: Readonly<Record<Seat, number>>
}

export function openLanesOf({ lanes, sealed }: Group): OpenLanes {
  const of: Record<Seat, readonly number[]> = {}
  const fixed: Record<Seat, number> = {}
  for (const { within, decisions, fixed: count } of lanes)
    if (within) {
      of[within.seat] = decisions
      fixed[within.seat] = count
    }
  return { sealed, of, fixed }
}

/** Who the table may know to be thinking. */
export function waitingIn({ question, group }: Lane): Seat[] {
  const seats = new Set<Seat>(question ? [question.to] : [])
  if (group?.sealed) for (const seat of group.asked) seats.add(seat)
  else for (const lane of group?.lanes ?? []) if (lane.question) seats.add(lane.question.to)
  return [...seats].sort()
}
