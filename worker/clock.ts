import { closed } from '../shared/protocol.ts'
import { botDue, isDeserted, talkEnds } from './bots.ts'
import { clockDue } from './clocks/running.ts'
import { knockDue } from './doors.ts'
import { motionDue } from './motions/standing.ts'
import { noticeDue } from './notices/due.ts'
import { voteDue } from './votes.ts'
import { isAnother, keepWindow, windowDue } from './windows.ts'
import type { Room } from './within.ts'

const day = 86_400_000
const minute = 60_000
const never = Number.POSITIVE_INFINITY

/** How long nothing may happen in a room before it is cleared away. */
function idleTime({ facts, settings }: Room): number {
  return facts.stage === 'lobby'
    ? Number(settings.LOBBY_IDLE_MS ?? 7 * day)
    : Number(settings.GAME_IDLE_MS ?? 180 * day)
}

const lastStir = ({ facts }: Room) => Math.max(facts.v, facts.privateV)

export const isAbandoned = (room: Room) => Date.now() - lastStir(room) >= idleTime(room)

/** There is one alarm, for whatever comes next. One that rings too early is no harm: it only looks again. */
export function setAlarm(room: Room, now: number) {
  const isAlone = isDeserted(room)
  if (isAlone !== (room.facts.unwatched !== undefined))
    room.store.set({ unwatched: isAlone ? now : undefined })
  const due = botDue(room, now)
  room.store.set({ botDue: due })
  const answers = Math.min(due ?? never, windowDue(room) ?? never)
  const rings = Math.max(answers, talkEnds(room))
  const next = Math.min(
    rings,
    clockDue(room) ?? rings,
    knockDue(room),
    voteDue(room),
    motionDue(room),
    noticeDue(room, now),
    lastStir(room) + idleTime(room),
  )
  const { alarm } = room.facts
  if (alarm !== undefined && alarm <= next && alarm > now - minute) return
  room.store.set({ alarm: next })
  room.store.journal.written++
  void room.storage.setAlarm(next)
}

/** On waking: a room stored before it knew of windows, or one that had to fall back, has to learn which is open. */
export function findWindow(room: Room) {
  if (!isAnother(room)) return
  room.store.atOnce(() => {
    const now = Date.now()
    keepWindow(room, now)
    setAlarm(room, now)
  })
}

export async function clearAway(room: Room) {
  const { room: name } = room.facts
  room.sockets.closeAll(closed.noRoom, 'this room was cleared away')
  room.forget()
  room.store.journal.forget()
  await room.storage.deleteAlarm()
  await room.storage.deleteAll()
  await room.lobby.unlist(name)
}
