import type { Flow } from '../../../engine/flow.ts'
import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { sheet } from '../../realm.ts'
import { discardActionCard } from '../../rules/actionCards.ts'
import { everybody, someOfOnes } from '../../rules/everybody.ts'
import type { Table } from '../../table.ts'

/** Each of them discards so many action cards of his choice. */
export const discardChosen = (
  table: Table,
  { by, name, count, of }: { by: Seat; name: string; count: number; of: (seat: Seat) => boolean },
): Flow =>
  everybody(
    table,
    { by, of: seat => sheet(table, seat).actionCards > 0 && of(seat) },
    seat =>
      someOfOnes(seat, {
        name: `${name}/discard`,
        rule: 'ti3/22.struck',
        text: 'ti3.ask.discardSome',
        hint: { loses: 'actionCard' },
        count,
        among: (_, hand) => Object.keys(hand?.actionCards ?? {}).sort(),
        on: card => ({ on: { card } }),
      }),
    function* (seat, cards) {
      for (const card of cards) {
        yield* discardActionCard(table, seat, card)
        yield* tell('everyone', { text: 'ti3.log.discards', about: { seat, card } })
      }
    },
  )
