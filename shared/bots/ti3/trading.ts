import type { OneOf, SomeOf } from '../../engine/options.ts'
import { sheet } from '../../ti3/realm.ts'
import { dearest } from '../galaxy/choosing.ts'
import type { Seen } from './temper.ts'

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

/** Agreements of those who lead, never one's own. */
export function cancelled({ table, seat = '' }: Seen, options: SomeOf) {
  const points = (id: string) =>
    id.split('>').reduce((sum, one) => sum + (one === seat ? -99 : sheet(table, one).points), 0)
  return dearest(options, points)
}

/** Action Cards are traded for whatever others show, one of one's own for them. */
export const bargain = ({ about }: { about?: Readonly<Record<string, string | number>> }): string =>
  Number(about?.['count'] ?? 0) > 0 ? 'deal' : 'not'
