import type { ActionCardId } from '../../../ti3/content/actionCards.ts'
import { votesOf } from '../../../ti3/council.ts'
import type { Table } from '../../../ti3/table.ts'
import { favoured, gainOf, stakeOf } from '../voting.ts'
import type { Opinion } from './opinion.ts'

/** Cards of the Galactic Council: how much is at stake says whether they are worth it. */

export const councilOpinions = {
  /** What others would vote for hurts more than what one would vote for brings. */
  veto: {
    worth: ({ table, seat }) => -expected(table, seat),
    keep: 1,
  },
  council_dissolved: { worth: () => 0, keep: 0.4 },
  thugs: {
    worth({ table, seat }, on) {
      if (on === seat) return 0
      return stakeOf(table, seat) * Math.min(1, votesOf(table, on) / 15)
    },
    keep: 0.8,
  },
  fantastic_rhetoric: { worth: ({ table, seat }) => stakeOf(table, seat) * 0.7, keep: 0.8 },
  /** A vote against one's own. */
  discredit: {
    worth({ table, seat, about: { of = '' } }) {
      const { agenda } = table
      const voted = agenda?.votes[of]
      if (!agenda || !voted?.what) return 0
      const wish = favoured(table, seat)
      if (wish === undefined || voted.what.includes(wish)) return 0
      const lost =
        gainOf(table, seat, agenda.card, wish) - gainOf(table, seat, agenda.card, voted.what[0] ?? '')
      return lost * Math.min(1, voted.count / 12)
    },
    keep: 0.8,
  },
} satisfies { readonly [id in ActionCardId]?: Opinion }

/** As if each of the others voted for what serves him best, with what he has. */
function expected(table: Table, seat: string): number {
  const { agenda } = table
  if (!agenda) return 0
  const sums = new Map<string, number>()
  for (const voter of table.order) {
    const wish = favoured(table, voter)
    if (wish !== undefined) sums.set(wish, (sums.get(wish) ?? 0) + votesOf(table, voter))
  }
  const [first] = [...sums].sort(([, a], [, b]) => b - a)
  return first ? gainOf(table, seat, agenda.card, first[0]) : 0
}
