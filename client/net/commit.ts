import { applyPatch, type Patch } from '../../shared/engine/patch.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Motion } from '../../shared/protocol/motions.ts'
import type { Commit, Line, OpenWindow, Welcome } from '../../shared/protocol.ts'
import type { Talk } from '../../shared/talk.ts'

/** All that is known of the room but its table, hand and log, which change most and are signals of their own; what the room
 *  counts down is here the time by this browser's own clock. */
export interface RoomView extends Omit<Welcome, 'table' | 'hand' | 'log' | 'window' | 'talk'> {
  /** One told after the other. */
  talk?: readonly Partial<Talk>[]
  window?: SeenWindow
  /** How far this browser's own clock is ahead of the room's. */
  ahead: number
}

export interface SeenWindow extends Omit<OpenWindow, 'left'> {
  /** Until when it stays open at least, by this browser's own clock. */
  until: number
  /** Nobody could read anything about it before it is over. */
  brief?: true
}

export interface Scene {
  room: RoomView
  table: unknown
  hand: unknown
  log: readonly Line[]
}

export function sceneOf({ table, hand, log, clocks, late, window, motions, talk, ...known }: Welcome): Scene {
  const room: RoomView = {
    ...known,
    ahead: Date.now() - known.v,
    ...(clocks && { clocks: ringing(clocks) }),
    ...(motions && { motions: motionsByOwnClock(motions, known.v) }),
    ...(late && { late: byOwnClock(late, known.v) }),
    ...(window && { window: seen(window) }),
    ...(talk && { talk: [talk] }),
  }
  return { room, table, hand, log }
}

/** What the room dates, as this browser's clock will show it; `v` is when it was said. */
const byOwnClock = (times: Readonly<Record<Seat, number>>, v: number) =>
  Object.fromEntries(Object.entries(times).map(([seat, at]) => [seat, at - v + Date.now()]))

const motionsByOwnClock = (motions: readonly Motion[], v: number) =>
  motions.map(motion => ({ ...motion, until: motion.until - v + Date.now() }))

/** When each clock rings, by this browser's own. */
const ringing = (clocks: Readonly<Record<Seat, number>>) =>
  Object.fromEntries(Object.entries(clocks).map(([seat, left]) => [seat, Date.now() + left]))

const shortestRead = 1500

const seen = ({ left, ...window }: OpenWindow): SeenWindow => ({
  ...window,
  until: Date.now() + left,
  ...(left < shortestRead && { brief: true }),
})

/** What the room looks like after a commit; what it does not touch keeps its identity. */
export function withCommit(scene: Scene, commit: Commit): Scene {
  const { table, hand, log, struck, undo, proposal, clocks, late, fellBack, aside, window, ...rest } = commit
  const { motions, paused, talk, ...news } = rest
  const room: RoomView = { ...scene.room, ...news }
  if (undo === false) delete room.undo
  else if (undo !== undefined) room.undo = undo
  if (proposal === false) delete room.proposal
  else if (proposal) room.proposal = proposal
  if (fellBack === false) delete room.fellBack
  if (aside === false) delete room.aside
  else if (aside !== undefined) room.aside = aside
  if (motions) room.motions = motionsByOwnClock(motions, commit.v)
  if (paused === false) delete room.paused
  else if (paused) room.paused = paused
  if (late) room.late = byOwnClock(late, commit.v)
  if (window !== undefined) {
    delete room.window
    // Who spoke up did so in the one before.
    delete room.spoken
  }
  if (window) room.window = seen(window)
  if (news.spoken !== undefined) room.spoken = news.spoken
  if (clocks) room.clocks = ringing(clocks)
  if (talk) room.talk = [...(room.talk ?? []), talk]
  return {
    room,
    table: table ? applyPatch(scene.table, table as Patch) : scene.table,
    hand: hand ? applyPatch(scene.hand, hand as Patch) : scene.hand,
    log: told(scene.log, log, struck),
  }
}

function told(before: readonly Line[], news: readonly Line[] = [], struck: readonly number[] = []) {
  const lines =
    struck.length === 0
      ? before
      : before.map(line =>
          line.n !== undefined && struck.includes(line.n) ? { ...line, struck: true as const } : line,
        )
  return news.length === 0 ? lines : [...lines, ...news]
}
