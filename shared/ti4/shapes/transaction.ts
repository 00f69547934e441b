import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { notOffered, refuse } from '../../galaxy/refuse.ts'
import { isCount, tooMany } from '../../galaxy/shapes/gift.ts'

/** What is offered to one of several partners for what is asked of him: so many of what is counted, one note each way, and
 *  cards where they may be part of it. */
export interface Transaction extends Options {
  readonly shape: 'transaction'
  readonly with: Readonly<Record<Seat, Partner>>
  /** Those in hand, and those others may hold for all one knows. */
  readonly notes: { readonly mine: readonly string[]; readonly others: readonly string[] }
  /** Own Action Cards. */
  readonly cards: readonly string[]
  /** Letters of what is promised beside it. */
  readonly says: number
}

export interface Partner {
  /** How many of each there are. */
  readonly gives: Readonly<Record<string, number>>
  readonly wants: Readonly<Record<string, number>>
  /** He holds notes at all. */
  readonly notes?: true
  /** Own notes he cannot be given. */
  readonly refuses?: readonly string[]
  /** How many Action Cards he holds; absent where they may be no part of it. */
  readonly cards?: number
  /** Planets that either could give, where any may be part of it. */
  readonly planets?: { readonly gives: readonly string[]; readonly wants: readonly string[] }
}

type Amounts = Readonly<Record<string, number>>

export interface Offered {
  to: Seat
  /** Cards by name, for one knows one's own. */
  gives: { goods?: Amounts; note?: string; cards?: readonly string[]; planet?: string }
  /** Cards he chooses himself. */
  wants: { goods?: Amounts; note?: string; cards?: number; planet?: string }
  says?: string
}

const membersOf = (value: object, known: readonly string[]): boolean =>
  Object.keys(value).every(name => known.includes(name))

/** What can be read; anything but a few signs is a letter, line ends are none. */
export const isSaying = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most && !/\p{Cc}/u.test(value)

function refusesGoods(there: Amounts, goods: unknown): Refusal | undefined {
  if (goods === undefined) return undefined
  if (!isBranch(goods) || Object.keys(goods).length === 0) return notOffered
  for (const [what, count] of Object.entries(goods)) {
    if (!Object.hasOwn(there, what) || !isCount(count, 1, Number.MAX_SAFE_INTEGER)) return notOffered
    const most = there[what] as number
    if (count > most) return what === 'tradeGoods' ? tooMany(most) : refuse('tooMany')
  }
  return undefined
}

const isOneOf = (note: unknown, notes: readonly string[] | undefined): boolean =>
  note === undefined || (typeof note === 'string' && notes?.includes(note) === true)

const areAmong = (cards: unknown, held: readonly string[]): boolean =>
  Array.isArray(cards) &&
  cards.length > 0 &&
  new Set(cards).size === cards.length &&
  cards.every(card => typeof card === 'string' && held.includes(card))

export const transaction: Shape<Transaction, Offered> = {
  check(options, value) {
    if (!isBranch(value) || !membersOf(value, ['to', 'gives', 'wants', 'says'])) return notOffered
    const { to, gives, wants, says } = value
    const partner = typeof to === 'string' && Object.hasOwn(options.with, to) ? options.with[to] : undefined
    if (!partner || !isBranch(gives) || !isBranch(wants)) return notOffered
    if (![gives, wants].every(side => membersOf(side, ['goods', 'note', 'cards', 'planet'])))
      return notOffered
    const refused = refusesGoods(partner.gives, gives['goods']) ?? refusesGoods(partner.wants, wants['goods'])
    if (refused) return refused
    if (!isOneOf(gives['note'], givenTo(options, to as Seat))) return notOffered
    if (!isOneOf(wants['note'], partner.notes && options.notes.others)) return notOffered
    if (!isOneOf(gives['planet'], partner.planets?.gives)) return notOffered
    if (!isOneOf(wants['planet'], partner.planets?.wants)) return notOffered
    if (
      gives['cards'] !== undefined &&
      !(partner.cards !== undefined && areAmong(gives['cards'], options.cards))
    )
      return notOffered
    if (wants['cards'] !== undefined && !isCount(wants['cards'], 1, partner.cards ?? 0)) return notOffered
    if (says !== undefined && !isSaying(says, options.says)) return notOffered
    return Object.keys(gives).length + Object.keys(wants).length === 0
      ? refuse('nothingExchanged')
      : undefined
  },
  sample(options, chance) {
    const seats = Object.keys(options.with)
    const to = seats[chance.below('transaction/to', seats.length)] as Seat
    const partner = options.with[to] as Partner
    const own = sideOf(chance, 'gives', partner.gives, givenTo(options, to), partner.planets?.gives)
    const asked = partner.notes ? options.notes.others : []
    const theirs = sideOf(chance, 'wants', partner.wants, asked, partner.planets?.wants)
    const isNothing = Object.keys(own).length + Object.keys(theirs).length === 0
    return isNothing ? something(options, to) : { to, gives: own, wants: theirs }
  },
  impossible: options => Object.keys(options.with).length === 0,
}

/** Own notes that this partner can be given. */
export const givenTo = ({ with: partners, notes }: Pick<Transaction, 'with' | 'notes'>, to: Seat): string[] =>
  notes.mine.filter(note => !partners[to]?.refuses?.includes(note))

/** Each thing that is there, or not. */
function sideOf(
  chance: Chance,
  name: string,
  there: Amounts,
  notes: readonly string[],
  planets: readonly string[] = [],
) {
  const goods: Record<string, number> = {}
  for (const [what, most] of Object.entries(there)) {
    const count = chance.below(`transaction/${name}/${what}`, most + 1)
    if (count > 0) goods[what] = count
  }
  const at = chance.below(`transaction/${name}/note`, 2 * notes.length + 1)
  const note = notes[at]
  const planet =
    planets.length > 0 ? planets[chance.below(`transaction/${name}/planet`, 4 * planets.length)] : undefined
  return {
    ...(Object.keys(goods).length > 0 && { goods }),
    ...(note !== undefined && { note }),
    ...(planet !== undefined && { planet }),
  }
}

/** With whom one may have a transaction there is something to be had or given. */
function something({ with: partners, notes, cards: own }: Transaction, to: Seat): Offered {
  const { gives, wants, cards, planets } = partners[to] as Partner
  const [given] = Object.keys(gives)
  if (given !== undefined) return { to, gives: { goods: { [given]: 1 } }, wants: {} }
  const [note] = givenTo({ with: partners, notes }, to)
  if (note !== undefined) return { to, gives: { note }, wants: {} }
  const [wanted] = Object.keys(wants)
  if (wanted !== undefined) return { to, gives: {}, wants: { goods: { [wanted]: 1 } } }
  if (cards) return { to, gives: {}, wants: { cards: 1 } }
  const [card] = own
  if (cards === 0 && card !== undefined) return { to, gives: { cards: [card] }, wants: {} }
  const [ground] = planets?.gives ?? []
  if (ground !== undefined) return { to, gives: { planet: ground }, wants: {} }
  const [land] = planets?.wants ?? []
  if (land !== undefined) return { to, gives: {}, wants: { planet: land } }
  return { to, gives: {}, wants: { note: notes.others[0] ?? '' } }
}
