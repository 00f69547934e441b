import type { Seat } from '../../shared/engine/rules.ts'
import type { RoomMade, SeatTaken } from '../../shared/protocol.ts'
import { seats as six } from './game.ts'

export interface Place {
  /** Where its sockets are opened. */
  url: string
  tokens: Record<Seat, string>
}

async function post<T>(url: string, body: object, host?: string): Promise<T> {
  const authorization = host === undefined ? {} : { authorization: `Bearer ${host}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return (await answer.json()) as T
}

interface Wish {
  game: string
  options?: Readonly<Record<string, string>>
  seats: readonly Seat[]
}

/** Six who build a galaxy together. Factions of the fourth edition are drawn by lot, as choosing the one that lies there already
 *  changes nothing on the table. */
export const galaxyForSix = (game: string): Wish => ({
  game,
  options: { galaxy: 'together', ...(game === 'ti4' && { factions: 'lot' }) },
  seats: six,
})

/** A room of ours with every seat taken and the game begun. */
export async function openRoom(address: string, wish: Wish = galaxyForSix('ti3')): Promise<Place> {
  const rooms = `${address}/api/rooms`
  const { game, seats } = wish
  const options = { ...wish.options, players: String(seats.length) }
  const { room, host } = await post<RoomMade>(rooms, { game, options })
  const tokens: Record<Seat, string> = {}
  for (const name of seats) {
    const { seat, token } = await post<SeatTaken>(`${rooms}/${room}/seats`, { name })
    tokens[seat] = token
  }
  await post(`${rooms}/${room}/start`, {}, host)
  return { url: `${rooms.replace('http', 'ws')}/${room}/socket`, tokens }
}
