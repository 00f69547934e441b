import { playBout } from '../../shared/arena/arena.ts'
import { watches } from '../../shared/arena/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { giveUses } from './uses.ts'

/** How often a table of six is asked for responses it does not have: all cards of the box in play, and everybody passes. */

export interface Asks {
  games: number
  /** Passes of each player and round: where everybody who could hold something is asked. */
  careful: number
  /** Windows a round that stop the table at all. */
  windows: number
  /** Passes of each player and round where only who holds something that fits is asked. */
  fitting: number
  /** Decisions of a whole game. */
  decisions: number
  /** Passes of each player and round, by kind of moment. */
  kinds: Record<string, number>
}

const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

export function countAsks(games: number): Asks {
  giveUses()
  let [rounds, decisions, passes, fitting, windows] = [0, 0, 0, 0, 0]
  const kinds: Record<string, number> = {}
  for (let seed = 1; seed <= games; seed++) {
    const opened = new Set<string>()
    const options = { players: '6', galaxy: 'random' }
    const { match, record } = playBout({
      rules: rulebooks['ti3'] as Rules,
      watch: watches['ti3'] as Watch,
      options,
      seats,
      seed,
      bot: () => 'sensible',
      checks: false,
      hears({ window, to, options, key }) {
        if (window === undefined) return
        passes++
        kinds[window] = (kinds[window] ?? 0) + 1
        opened.add(key.replace(`/${to}/`, '/'))
        if (Object.keys((options as unknown as { of: object }).of).length > 1) fitting++
      },
    })
    rounds += (match.state.table as Table).round
    decisions += record.length
    windows += opened.size
  }
  const each = (count: number) => count / seats.length / rounds
  return {
    games,
    careful: each(passes),
    windows: windows / rounds,
    fitting: each(fitting),
    decisions: decisions / games,
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, count]) => [kind, each(count)])),
  }
}
