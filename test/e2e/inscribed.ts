import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { View } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/inscription/table.ts'
import type { BotKind, RoomMade, SeatTaken } from '../../shared/protocol.ts'
import { allSettled, call, Player } from '../worker/player.ts'

/** Tables of Inscription, played by bots at raw sockets up to wherever there is something to see. */

interface Inscribed {
  players: Player[]
  /** The personal link of the first. */
  link: string
}

const names = ['Ada', 'Bea', 'Cem', 'Dora']

export async function inscribe(url: string, seed: string, people: number): Promise<Inscribed> {
  const options = { players: `${people}`, difficulty: 'easy' }
  const body = { game: 'inscription', options, name: names[0] }
  const { body: made } = await call<RoomMade>(url, 'POST', '/api/rooms', { body })
  const path = `/api/rooms/${made.room}`
  const tokens = [made.token]
  for (const name of names.slice(1, people))
    tokens.push((await call<SeatTaken>(url, 'POST', `${path}/seats`, { body: { name } })).body.token)
  await call(url, 'GET', `${path}/peek-start?seed=${seedFrom(seed)}`)
  const players: Player[] = []
  for (const token of tokens) players.push(await Player.join(url, made.room, token))
  return { players, link: `${url}/r/${made.room}#${made.token}` }
}

export const tableOf = ({ welcome }: Player) => welcome?.table as unknown as Table | undefined

/** All answer like bots until the first player is asked what is waited for. */
export async function playUntil(
  players: readonly Player[],
  there: (ask: AskFrame, table: Table | undefined) => boolean,
  kind: BotKind = 'random',
) {
  const [first] = players
  const chance = chanceOf(seedFrom('solo'))
  for (let turn = 0; ; turn++) {
    await allSettled(players)
    const ask = first?.welcome?.asks[0] as AskFrame | undefined
    const player = players.find(({ welcome }) => (welcome?.asks.length ?? 0) > 0)
    if (!player || !first || (ask && there(ask, tableOf(first)))) return
    const { welcome } = player
    const mine = welcome?.asks[0] as AskFrame
    const seen = { table: welcome?.table, hand: welcome?.hand, seat: welcome?.seat } as unknown as View
    const named = {
      ...chance,
      below: (name: string, limit: number) => chance.below(`${turn}/${name}`, limit),
    }
    const { code } = await player.answer(botAnswer('inscription', kind, seen, mine, named))
    if (code !== undefined) throw new Error(`${mine.key} was refused: ${code}`)
  }
}
