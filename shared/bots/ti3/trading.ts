import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { View } from '../../engine/rules.ts'
import { sheet } from '../../ti3/realm.ts'
import type { Ti3 } from '../../ti3/table.ts'

/** Agreements serve both who make them; only what gives away much more than it brings is refused. */

const fair = (mine: number, theirs: number) => theirs >= mine - 1

/** What others offer is judged first, then each is offered the poorer card for the richer one. */
export function negotiate({ of }: OneOf): string {
  const number = (id: string, word: string) => Number(of[id]?.about?.[word] ?? 0)
  const all = Object.keys(of)
  const approved = all.find(id => id.startsWith('approve.'))
  if (approved !== undefined) return approved
  const offered = all.find(id => id.startsWith('accept.'))
  if (offered !== undefined)
    return fair(number(offered, 'wants'), number(offered, 'gives'))
      ? offered
      : offered.replace('accept.', 'decline.')
  const offers = all.filter(id => id.startsWith('offer.') && fair(number(id, 'wants'), number(id, 'gives')))
  const gain = (id: string) => number(id, 'wants') - number(id, 'gives')
  return offers.length > 0 ? offers.reduce((a, b) => (gain(b) > gain(a) ? b : a)) : 'end'
}

/** `gives` is what comes, `wants` what goes. */
export const answerOffer = (about: Readonly<Record<string, string | number>> = {}): string =>
  fair(Number(about['wants']), Number(about['gives'])) ? 'accept' : 'decline'

/** Action Cards are traded for whatever others show, one of one's own for them. */
export const bargain = ({ about }: { about?: Readonly<Record<string, string | number>> }): string =>
  Number(about?.['count'] ?? 0) > 0 ? 'deal' : 'not'

export function pillage({ table }: View<Ti3>, { of, most }: SomeOf): string[] {
  const goods = (seat: string) => sheet(table, seat).tradeGoods
  return Object.keys(of)
    .sort((a, b) => goods(b) - goods(a))
    .slice(0, most)
}
