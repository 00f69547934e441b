import type { RoomInfo, Welcome } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { reserves } from './clocks/reserves.ts'
import { clocks } from './clocks/running.ts'
import { knocks } from './doors.ts'
import { motions } from './motions/standing.ts'
import { votes } from './openVotes.ts'
import { ordersOf } from './orders.ts'
import { isAsked, owedNow } from './owed/since.ts'
import { seatInfos } from './seats.ts'
import type { Viewer } from './sockets.ts'
import { standing } from './takeBack.ts'
import { murmursIn } from './talk/gallery.ts'
import { talkOf } from './talk/whispers.ts'
import { hasSpoken, shownWindow } from './windows.ts'
import type { Room } from './within.ts'
import { membersOf } from './words.ts'

/** Its `v` is that of the last commit everybody was sent: asking again and again tells nothing. */
export function roomInfo(room: Room, viewer?: Viewer): RoomInfo {
  const { room: name, game, options, stage, v } = room.facts
  const { progress } = room
  const mine = stage === 'playing' && viewer !== undefined ? isAsked(room, viewer) : undefined
  return {
    room: name,
    game,
    options,
    stage,
    seats: seatInfos(room),
    v,
    ...(progress && { progress }),
    ...owedNow(room),
    ...(mine !== undefined && { mine }),
  }
}

/** Put together from words, most of which were there before. */
export function welcome(room: Room, viewer: Viewer): string {
  // First, as it may be what finds that the match cannot be read.
  const shown = room.shows(viewer)
  const { facts, store, sockets, settings } = room
  const { room: name, game, options, stage, host, commitment, fault, fellBack, aside } = facts
  const proposal = fellBack === undefined ? standing(room) : undefined
  const window = shownWindow(room, Date.now())
  const now = clocks(room, Date.now())
  const left = now && reserves(room)
  const known: Omit<Welcome, 'asks' | 'waiting' | 'log'> = {
    room: name,
    game,
    options,
    stage,
    ...(viewer !== undefined && { seat: viewer }),
    ...(viewer !== undefined && viewer === host && { host: true as const }),
    v: room.tick(),
    build: [rulebooks[game]?.build, settings.BUILD].filter(Boolean).join('+'),
    seats: seatInfos(room),
    watchers: sockets.watchers,
    ...(facts.holders && { holders: facts.holders }),
    ...(facts.hushed && { hushed: true }),
    talk: viewer === undefined ? murmursIn(room) : talkOf(room, viewer),
    ...(now && { clocks: now }),
    ...(proposal && { proposal }),
    ...(facts.knocks && { knocks: knocks(room) }),
    ...(facts.votes && { votes: votes(room) }),
    ...(facts.motions && { motions: motions(room) }),
    ...(facts.clock && { clock: facts.clock }),
    ...(left && { reserves: left }),
    ...(facts.paused && { paused: facts.paused }),
    ...(facts.late && { late: facts.late }),
    ...owedNow(room),
    ...(facts.nudges && { nudges: facts.nudges }),
    ...(facts.timer && { timer: facts.timer }),
    ...(window && { window }),
    ...(facts.kinds && { kinds: facts.kinds }),
    ...(viewer !== undefined && facts.orders?.[viewer] && { orders: ordersOf(room, viewer) }),
    ...(viewer !== undefined && facts.lessons?.[viewer] && { lessons: facts.lessons[viewer] }),
    ...(viewer !== undefined && hasSpoken(room, viewer) && { spoken: true }),
    ...(commitment && { commitment }),
    ...(facts.next !== undefined && { next: facts.next }),
    ...(fault && { fault }),
    ...(fellBack !== undefined && { fellBack }),
    ...(aside !== undefined && { aside }),
  }
  const log = store.log.latelyInWords(viewer)
  return `{"welcome":{${membersOf(known)},${shown},"log":[${log.join(',')}]}}`
}
