import { choose } from '../../engine/flow.ts'
import { sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import type { Ti3 } from '../table.ts'
import { throwsMissesAgain } from '../unasked.ts'
import type { Rerolls, Thrown } from './act.ts'

const misses = ({ dice, needs }: Thrown): number[] =>
  dice.flatMap((die, place) => (die < needs && needs <= 10 ? [place] : []))

export const graviton: Rerolls = function* (table, seat, thrown) {
  return throwsMissesAgain(table, seat, thrown.kind) && thrown.again === 0 ? misses(thrown) : []
}

/** A counter for each die. */
export const oddsmakers: Rerolls = function* (_table, seat, thrown, name) {
  const places = yield* choose<string[], Ti3>(seat, ({ table }) => {
    const missed = misses(thrown)
    const { strategy } = sheet(table, seat).counters
    return {
      name,
      rule: 'ti3/20.odds',
      text: 'ti3.ask.reroll',
      hint: { helps: 'dice', costs: 'counters' },
      about: { needs: thrown.needs, count: strategy },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          missed.map(place => [
            `d${place}`,
            { text: 'ti3.ask.rerollDie', about: { count: thrown.dice[place] ?? 0 } },
          ]),
        ),
        least: 0,
        most: Math.min(strategy, missed.length),
      },
      otherwise: [],
    }
  })
  if (places.length > 0) spendCounter(_table, seat, 'strategy', places.length)
  return places.map(place => Number(place.slice(1)))
}
