import type { OneOf, Options } from './engine/options.ts'
import type { ChosenOptions, Question } from './engine/rules.ts'

/** What a seat has told the room to do in its place when a window opens. Room and client judge alike. */

/** Ask whatever I hold; ask when I hold something that fits; pass. */
export const wishes = ['always', 'fits', 'pass'] as const
export type Wish = (typeof wishes)[number]

export interface Order {
  order: Wish
  /** So long as this lasts, such as a battle; without it, until something else is said. */
  during?: string
}

/** By kind of moment; for those without one of their own, `everyKind`. */
export type Orders = Readonly<Record<string, Order>>

export const everyKind = '*'

/** At a careful table nobody is passed over for holding nothing: not even a long window then tells that somebody holds something. */
export const isCareful = ({ careful }: ChosenOptions): boolean => careful === 'yes'

const usual = (careful: boolean): Wish => (careful ? 'always' : 'fits')

export const orderFor = (orders: Orders, kind: string, careful: boolean): Wish =>
  (orders[kind] ?? orders[everyKind])?.order ?? usual(careful)

/** Passing is the only possible answer. */
export const fitsNothing = ({ options, otherwise }: Pick<Question, 'options' | 'otherwise'>): boolean =>
  options.shape === 'oneOf' && Object.keys((options as Options as OneOf).of).every(id => id === otherwise)

/** Why the room answers this question for a person; undefined where they are really asked. */
export function answeredBy(
  asked: Pick<Question, 'options' | 'otherwise' | 'window'>,
  orders: Orders,
  careful: boolean,
): 'order' | 'nothing' | undefined {
  if (asked.window === undefined || asked.otherwise === undefined) return undefined
  switch (orderFor(orders, asked.window, careful)) {
    case 'always':
      return undefined
    case 'fits':
      return fitsNothing(asked) ? 'nothing' : undefined
    case 'pass':
      return 'order'
  }
}
