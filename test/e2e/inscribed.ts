import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { View } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/inscription/table.ts'
import type { BotKind } from '../../shared/protocol.ts'
import { allSettled, type Table as Gathered, gather, type Player } from '../worker/player.ts'

/** Tables of Inscription, played by bots at raw sockets up to wherever there is something to see. */

interface Inscribed extends Gathered {
  /** The personal link of the first. */
  link: string
}

const names = ['Ada', 'Bea', 'Cem', 'Dora']

export async function inscribe(
  url: string,
  seed: string,
  people: number,
  options: Readonly<Record<string, string>> = { difficulty: 'easy' },
): Promise<Inscribed> {
  const table = await gather(url, { game: 'inscription', people, names, options, seed })
  return { ...table, link: `${url}/r/${table.room}#${table.seats[0]?.token}` }
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
