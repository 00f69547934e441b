import type { Flow } from '../../../engine/flow.ts'
import type { Json } from '../../../engine/json.ts'
import { spendable } from '../../realm.ts'
import { payFor } from '../../rules/economy.ts'
import { askPayment } from '../../rules/paying.ts'
import type { Table } from '../../table.ts'
import type { ActionCards, Playing } from '../act.ts'

const price = 3

/** The effect of a discarded card, at its own time; its aims are what it costs. */
export const touchOfGenius = {
  touch_of_genius: {
    may: (table, by) => spendable(table, by, 'influence') >= price,
    aims: pay,
    // Never asked for: whoever resolves it goes on with the card it repeats.
    *does() {},
  },
} satisfies ActionCards

function* pay(table: Table, { by, card, name }: Playing<'asCopiedCard'>): Flow<Json | undefined> {
  if (spendable(table, by, 'influence') < price) return undefined
  const paid = yield* askPayment(by, {
    name: `${name}/pays`,
    rule: 'ti3/22.copied',
    text: 'ti3.ask.payCopy',
    about: { card: card.split('.')[0] ?? card, price },
    worth: 'influence',
    least: price,
  })
  if (paid === undefined) return undefined
  payFor(table, by, paid)
  return { paid: price }
}
