import type { Seat } from '../shared/engine/rules.ts'
import type { RoomInfo, Welcome } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import type { Room } from './room.ts'
import { seatInfos } from './seats.ts'
import { timeLeft, votes } from './standIn.ts'
import { standing } from './takeBack.ts'

/** Its `v` is that of the last commit everybody was sent: asking again and again tells nothing. */
export function roomInfo(room: Room): RoomInfo {
  const { room: name, game, options, stage, v } = room.facts
  return { room: name, game, options, stage, seats: seatInfos(room), v }
}

export function welcome(room: Room, seat: Seat | undefined): Welcome {
  const { match, moment, facts, store, sockets, settings } = room
  const { room: name, game, options, stage, host, commitment, fault } = facts
  const view = match?.view(seat)
  const proposal = standing(room)
  const own =
    seat === undefined
      ? undefined
      : { may: moment.may[seat], undo: moment.undo[seat], left: timeLeft(room, seat) }
  return {
    room: name,
    game,
    options,
    stage,
    ...(seat !== undefined && { seat }),
    ...(seat !== undefined && seat === host && { host: true as const }),
    v: room.tick(),
    build: [rulebooks[game]?.build, settings.BUILD].filter(Boolean).join('+'),
    seats: seatInfos(room),
    watchers: sockets.watchers,
    ...(view && { table: view.table }),
    ...(view?.hand && { hand: view.hand }),
    asks: (seat !== undefined && moment.asks[seat]) || [],
    ...(own?.may && { may: own.may }),
    waiting: moment.waiting,
    ...(own?.undo !== undefined && { undo: own.undo }),
    ...(own?.left !== undefined && { left: own.left }),
    ...(proposal && { proposal }),
    ...(facts.votes && { votes: votes(room) }),
    ...(moment.over && { over: moment.over }),
    ...(commitment && { commitment }),
    ...(fault && { fault }),
    log: store.log.lately(seat),
  }
}
