import type { Seat } from '../../shared/engine/rules.ts'
import type { SeatRow } from '../facts.ts'
import { newRoomName } from '../keys.ts'
import { chosenOptions } from '../newRoom.ts'
import { Refused } from '../refused.ts'
import { isTaken } from '../seats.ts'
import type { Room } from '../within.ts'

/** The table after this one: the same game for the same people, who find their seats there. */
export interface Again {
  /** The table it follows. */
  from: string
  /** Who opened it, and is its host. */
  by: Seat
  /** Who sits where, with what names and looks. */
  seats: readonly SeatRow[]
}

/** Two who open it at the same moment open the same one. */
const opening = new WeakMap<Room, Promise<string>>()

export async function openRematch(room: Room, by: Seat, network: string): Promise<string> {
  const { stage, next } = room.facts
  if (stage !== 'over') throw new Refused(409, 'notOver')
  if (next !== undefined) return next
  const open = opening.get(room) ?? make(room, by, network).finally(() => opening.delete(room))
  opening.set(room, open)
  return open
}

async function make(room: Room, by: Seat, network: string): Promise<string> {
  const { facts, settings, lobby, store } = room
  const { game, language } = facts
  const name = newRoomName()
  const wished = chosenOptions(game, facts.options)
  const making = settings.LOBBY.get(settings.LOBBY.idFromName('making'))
  const anHour = Number(settings.ROOMS_AN_HOUR ?? 60)
  const aDay = Number(settings.ROOMS_A_DAY ?? 100)
  if (!(await making.mayMake(network, anHour, aDay))) throw new Refused(429, 'tooManyRooms')
  const mayList = wished['listing'] === 'open' && (await lobby.mayList(name, network))
  const options = { ...wished, ...(wished['listing'] === 'open' && !mayList && { listing: 'invited' }) }
  const seats = store.seats.map(row => ({ ...row }))
  const next = settings.ROOMS.get(settings.ROOMS.idFromName(name))
  const again: Again = { from: facts.room, by, seats }
  const made = await next.make(name, { game, options, name: undefined, language, alone: undefined, again })
  if (!made) throw new Refused(500, 'fault')
  room.turn(turn => {
    store.set({ next: name })
    turn.shared.next = name
    turn.tell({ text: 'room.log.rematch', about: { seat: by } })
  })
  return name
}

/** Whose seats wait for them at the table after: everybody who is a person. */
export const awaitedIn = ({ seats }: Again): Readonly<Record<Seat, Seat>> =>
  Object.fromEntries(
    seats.filter(row => isTaken(row) && row.bot === undefined).map(({ seat }) => [seat, seat]),
  )
