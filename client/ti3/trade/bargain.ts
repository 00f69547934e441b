import type { Choice, OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'

/** Trade agreements one may offer: every partner with every card for every card, sorted so that each is chosen by itself. */

const offers = 'ti3.deal.offer'

export interface Bargain {
  readonly partner: Seat
  readonly gives: number
  readonly wants: number
}

const bargainOf = ({ text, about = {} }: Choice): Bargain | undefined =>
  text === offers
    ? { partner: String(about['partner']), gives: Number(about['gives']), wants: Number(about['wants']) }
    : undefined

export const isBargain = ({ of }: OneOf): boolean => Object.values(of).some(({ text }) => text === offers)

/** What else may be said: to offers of others, and that it is enough. */
export const otherAnswers = ({ of }: OneOf): [string, Choice][] =>
  Object.entries(of).filter(([, choice]) => !bargainOf(choice))

export const bargainsIn = ({ of }: OneOf): [string, Bargain][] =>
  Object.entries(of).flatMap(([id, choice]) => {
    const bargain = bargainOf(choice)
    return bargain ? [[id, bargain] as [string, Bargain]] : []
  })

const valuesOf = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)

/** What may be given to a partner and had of him; before one is chosen, of any. */
export function cardsFor(options: OneOf, partner: Seat | undefined) {
  const mine = bargainsIn(options).flatMap(([, one]) =>
    partner === undefined || one.partner === partner ? [one] : [],
  )
  return {
    gives: valuesOf(mine.map(({ gives }) => gives)),
    wants: valuesOf(mine.map(({ wants }) => wants)),
  }
}

export const offerOf = (options: OneOf, { partner, gives, wants }: Partial<Bargain>): string | undefined =>
  bargainsIn(options).find(
    ([, one]) => one.partner === partner && one.gives === gives && one.wants === wants,
  )?.[0]
