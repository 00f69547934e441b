import { playBout } from '../../shared/arena/arena.ts'
import { watches } from '../../shared/arena/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/galaxy/table.ts'
import { pass } from '../../shared/galaxy/window.ts'
import { rulebooks } from '../../shared/rulebooks.ts'

/** How often a table is asked for responses, most of which it does not have. */

export interface Asks {
  /** Asks of each player and round: where everybody who could hold something is asked. */
  careful: number
  /** Windows a round that stop the table at all. */
  windows: number
  /** Asks of each player and round where only who holds something that fits is asked. */
  fitting: number
  /** Responses of each player and round. */
  responses: number
  rounds: number
  /** Decisions of a whole game. */
  decisions: number
  /** Asks of each player and round, by kind of moment. */
  kinds: Record<string, number>
}

/** `chosen` are the options of the tables, of six where they do not say; `responding`, whether bots play what they hold or let everything pass. */
export function countAsks(
  games: number,
  {
    game = 'ti3',
    chosen,
    responding,
  }: { game?: string; chosen: Readonly<Record<string, string>>; responding: boolean },
): Asks {
  const { players = '6' } = chosen
  const seats = Array.from({ length: Number(players) }, (_, i) => `p${i + 1}`)
  let [rounds, decisions, asked, fitting, windows, responses] = [0, 0, 0, 0, 0, 0]
  const kinds: Record<string, number> = {}
  for (let seed = 1; seed <= games; seed++) {
    const opened = new Set<string>()
    const { match, record } = playBout({
      rules: rulebooks[game] as Rules,
      watch: watches[game] as Watch,
      options: { galaxy: 'random', ...chosen, players },
      seats,
      seed,
      bot: () => 'sensible',
      ...(!responding && { thinks: (_, { window }) => (window === undefined ? undefined : pass) }),
      checks: false,
      hears({ window, options, key }) {
        if (window === undefined) return
        asked++
        kinds[window] = (kinds[window] ?? 0) + 1
        opened.add(withoutSeat(key))
        if (Object.keys((options as unknown as { of: object }).of).length > 1) fitting++
      },
    })
    rounds += (match.state.table as Table).round
    decisions += record.length
    windows += opened.size
    responses += record.filter(({ key, value }) => opened.has(withoutSeat(key)) && value !== pass).length
  }
  const each = (count: number) => count / seats.length / rounds
  return {
    careful: each(asked),
    windows: windows / rounds,
    fitting: each(fitting),
    responses: each(responses),
    rounds: rounds / games,
    decisions: decisions / games,
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, count]) => [kind, each(count)])),
  }
}

/** The seats of one window are asked under keys that differ in nothing else. */
const withoutSeat = (key: string): string => key.replace(/\/p\d\//, '/')
