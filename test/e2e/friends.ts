import { seedFrom } from '../../shared/engine/chance.ts'
import type { ChosenOptions, Next, Seat } from '../../shared/engine/rules.ts'
import type { RoomMade, SeatTaken } from '../../shared/protocol.ts'
import type { Hand, Table } from '../../shared/ti3/table.ts'
import { call, Player } from '../worker/player.ts'
import { sensibly } from './foreseen.ts'

/** A table of people at raw sockets, who decide as fast as bots: for coming to a moment without playing there by hand. A
 *  test always meets the same table. */
export interface Friends {
  game: string
  room: string
  link: string
  host: string
  seats: SeatTaken[]
  players: Player[]
}

const names = ['Ada', 'Bea', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana']

export async function gather(
  url: string,
  wishes: {
    game?: string
    players?: number
    people?: number
    start?: boolean
    seed?: string
    options?: ChosenOptions
    /** In the middle of a game, which lies so. */
    midway?: { state: object; at: Next }
  } = {},
) {
  const { game = 'ti3', players: count = 3, people = count, start = true, seed = 'friends', options } = wishes
  const { body: made } = await call<RoomMade>(url, 'POST', '/api/rooms', {
    body: { game, options: { ...options, players: String(count) }, name: names[0] },
  })
  const { room, host, seat = '', token = '', phrase = '' } = made
  const friends: Friends = {
    game,
    room,
    host,
    link: `${url}/r/${room}`,
    seats: [{ seat, token, phrase }],
    players: [],
  }
  for (const name of names.slice(1, people))
    friends.seats.push(
      (await call<SeatTaken>(url, 'POST', `/api/rooms/${room}/seats`, { body: { name } })).body,
    )
  for (const { token } of friends.seats) friends.players.push(await Player.join(url, room, token))
  if (start)
    await call(url, wishes.midway ? 'POST' : 'GET', `/api/rooms/${room}/peek-start?seed=${seedFrom(seed)}`, {
      ...(wishes.midway && { body: wishes.midway }),
    })
  // Nobody answers for them, or what follows what would be a matter of time.
  if (start) for (const player of friends.players) await player.ask('orders', { order: 'always' })
  await heardAll(friends)
  return friends
}

/** Whoever opens it sits there. */
export const personalLink = ({ link, seats }: Friends, seat: Seat) =>
  `${link}#${seats.find(taken => taken.seat === seat)?.token}`

export const heardAll = ({ players }: Friends) => Promise.all(players.map(player => player.settled()))

export const tableOf = <T = Table>({ players }: Friends) => players[0]?.welcome?.table as unknown as T
export const handOf = ({ players }: Friends, seat: Seat) =>
  players.find(({ welcome }) => welcome?.seat === seat)?.welcome?.hand as unknown as Hand

export const asked = ({ players }: Friends) => players.find(({ welcome }) => welcome?.asks[0])

/** One of them decides, and all have heard of it; false once nobody is asked any more. */
export async function decideOnce(friends: Friends, decide = sensibly): Promise<boolean> {
  const player = asked(friends)
  const ask = player?.welcome?.asks[0]
  const seat = player?.welcome?.seat
  if (!player || !ask || seat === undefined) return false
  const { code } = await player.answer(decide(seat, tableOf(friends), handOf(friends, seat), ask))
  // In a window the room may have passed in the meantime.
  const isPassed = ask.window !== undefined && code === 'notOpen'
  if (code !== undefined && !isPassed) throw new Error(`${ask.key} was refused: ${code}`)
  await heardAll(friends)
  return true
}

export async function playUntil(friends: Friends, there: (table: Table) => boolean, decide = sensibly) {
  while (!there(tableOf(friends))) if (!(await decideOnce(friends, decide))) return
}
