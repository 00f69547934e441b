import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { ActionCardId } from '../../content/actionCards.ts'
import { spendable } from '../../realm.ts'
import { payFor } from '../../rules/economy.ts'
import { askPayment } from '../../rules/paying.ts'
import { copied, kindOfCard } from '../../rules/playable.ts'
import type { Table, Ti3 } from '../../table.ts'
import type { ActionCards, Playing } from '../act.ts'

const price = 3

/** The effect of a discarded card, at its own time; from then on it is that card. */
export const touchOfGenius = {
  touch_of_genius: {
    may: (table, by) => spendable(table, by, 'influence') >= price,
    aims: chooseAndPay,
    // Never asked for: whoever resolves it goes on with the card it copies.
    *does() {},
    sure: true,
  },
} satisfies ActionCards

function* chooseAndPay(
  table: Table,
  { by, card, moment, about, name }: Playing<'asCopiedCard'>,
): Flow<ActionCardId | undefined> {
  const kind = yield* choose<ActionCardId | undefined, Ti3>(by, ({ table }) => {
    const kinds = copied(table, kindOfCard(card), by, { what: moment, about })
    if (kinds.length === 0) return { skip: undefined }
    return {
      name: `${name}/copies`,
      rule: 'ti3/22.aims',
      text: 'ti3.ask.copies',
      about: { card, count: price },
      options: { shape: 'oneOf', of: Object.fromEntries(kinds.map(id => [id, { on: { card: id } }])) },
    }
  })
  if (kind === undefined) return undefined
  const paid = yield* askPayment(by, {
    name: `${name}/pays`,
    rule: 'ti3/22.aims',
    text: 'ti3.ask.payCopy',
    about: { card: kind, price },
    worth: 'influence',
    least: price,
  })
  if (paid === undefined) return undefined
  payFor(table, by, paid)
  yield* tell('everyone', { text: 'ti3.log.copies', about: { seat: by, card: kind } })
  return kind
}
