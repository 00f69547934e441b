import { spendable } from '../../realm.ts'
import { payFor } from '../../rules/economy.ts'
import { askPayment } from '../../rules/paying.ts'
import type { ActionCards } from '../act.ts'

const price = 3

/** What repeats another card is that card, at its time and with its aims; here stands what it costs. */
export const touchOfGenius = {
  touch_of_genius: {
    may: (table, by) => spendable(table, by, 'influence') >= price,
    *aims(table, { by, card, name }) {
      const paid = yield* askPayment(by, {
        name: `${name}/pays`,
        rule: 'ti3/22.copied',
        text: 'ti3.ask.payCopy',
        about: { card, price },
        worth: 'influence',
        least: price,
      })
      if (paid === undefined) return undefined
      payFor(table, by, paid)
      return true
    },
    // Whoever resolves it does what the other card does.
    *does() {},
  },
} satisfies ActionCards
