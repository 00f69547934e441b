import type { Seat } from '../../shared/engine/rules.ts'
import { newRoomName } from '../keys.ts'
import { chosenOptions } from '../newRoom.ts'
import { Refused } from '../refused.ts'
import type { Room } from '../within.ts'
import type { Again } from './again.ts'

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
