import type { Seat } from '../../shared/engine/rules.ts'
import type { RoomMade, SeatTaken } from '../../shared/protocol.ts'
import { seats } from './game.ts'

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

/** A room of ours with six seats taken and the game begun. */
export async function openRoom(address: string): Promise<Place> {
  const rooms = `${address}/api/rooms`
  const options = { players: String(seats.length), galaxy: 'together' }
  const { room, host } = await post<RoomMade>(rooms, { game: 'ti3', options })
  const tokens: Record<Seat, string> = {}
  for (const name of seats) {
    const { seat, token } = await post<SeatTaken>(`${rooms}/${room}/seats`, { name })
    tokens[seat] = token
  }
  await post(`${rooms}/${room}/start`, {}, host)
  return { url: `${rooms.replace('http', 'ws')}/${room}/socket`, tokens }
}
