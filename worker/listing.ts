import { seatInfos } from './seats.ts'
import type { Room } from './within.ts'

/** Strangers read it: letters, figures and spaces, and nothing that could be an address or a number to call. */
export const listedName = (name: string): string =>
  /^[\p{L}\p{M}\p{N} '’-]+$/u.test(name) && !/\p{N}{5}/u.test(name) ? name : ''

/** Keeps the public list of open tables true to this one. */
export async function list(room: Room) {
  if (!room.store.isMade || room.facts.options['listing'] !== 'open') return
  if (room.facts.unlisted) return room.lobby.unlist(room.facts.room)
  const { room: name, game, options, stage, host, language } = room.facts
  const seats = seatInfos(room)
  const free = seats.filter(seat => !seat.taken).length
  const hostName = listedName(seats.find(seat => seat.seat === host)?.name ?? '')
  const table = {
    room: name,
    game,
    options,
    host: hostName,
    seats: seats.length,
    free,
    at: Date.now(),
    ...(language && { language }),
  }
  try {
    if (stage === 'lobby' && free > 0) await room.lobby.list(table)
    else await room.lobby.unlist(name)
  } catch (thrown) {
    room.report(thrown)
  }
}
