import type { OneOf, Options, SomeOf } from '../../engine/options.ts'
import type { About, View } from '../../engine/rules.ts'
import { sheet } from '../../ti3/realm.ts'
import type { Ti3 } from '../../ti3/table.ts'
import { dearest } from '../galaxy/choosing.ts'
import type { Offers, Said } from '../galaxy/said.ts'
import type { Seen } from './temper.ts'

/** Agreements serve both who make them; only what gives away much more than it brings is refused. */

const fair = (mine: number, theirs: number) => theirs >= mine - 1

/** What others offer is judged first, then each is offered the poorer card for the richer one, and what was declined not again. */
export function negotiate({ table, seat = '' }: Seen, { of }: OneOf): string {
  const number = (id: string, word: string) => Number(of[id]?.about?.[word] ?? 0)
  const all = Object.keys(of)
  const approved = all.find(id => id.startsWith('approve.'))
  if (approved !== undefined) return approved
  const offered = all.find(id => id.startsWith('accept.'))
  if (offered !== undefined)
    return fair(number(offered, 'wants'), number(offered, 'gives'))
      ? offered
      : offered.replace('accept.', 'decline.')
  const isDeclined = (id: string) => {
    const { partner, gives, wants } = of[id]?.about ?? {}
    return table.negotiation?.declined?.[`${seat}>${partner}/${gives}/${wants}`] === true
  }
  const offers = all.filter(
    id => id.startsWith('offer.') && fair(number(id, 'wants'), number(id, 'gives')) && !isDeclined(id),
  )
  const gain = (id: string) => number(id, 'wants') - number(id, 'gives')
  return offers.length > 0 ? offers.reduce((a, b) => (gain(b) > gain(a) ? b : a)) : 'end'
}

/** What is offered to a bot is answered at once: goods for more of them, an agreement that is fair. */
export function reply({ seat }: View<Ti3>, offers: Offers): Said | undefined {
  const [goods, agreements] = ['withdrawOffer', 'acceptAgreement'].map(name => choices(offers[name]))
  const offered = Object.entries(goods ?? {}).find(([id]) => id.endsWith(`>${seat}`))
  if (offered) {
    const [key, { about }] = offered
    const isGain = Number(about?.['gives']) > Number(about?.['wants'])
    const isTaken = isGain && key in choices(offers['acceptOffer'])
    return { name: isTaken ? 'acceptOffer' : 'withdrawOffer', value: key }
  }
  const [asked] = Object.entries(agreements ?? {})
  if (!asked) return undefined
  const [key, { about }] = asked
  return { name: answerOffer(about) === 'accept' ? 'acceptAgreement' : 'withdrawAgreement', value: key }
}

const choices = (options: Options | undefined): OneOf['of'] => (options as OneOf | undefined)?.of ?? {}

/** `gives` is what comes, `wants` what goes. */
export const answerOffer = (about: About = {}): string =>
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
