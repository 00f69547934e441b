import type { OneOf, Options } from '../../engine/options.ts'
import { noteId } from '../../ti4/notes.ts'
import type { Offered, Transaction } from '../../ti4/shapes/transaction.ts'
import type { Counted, Deal, NoteKey, Parcel } from '../../ti4/table.ts'
import { rivalry } from './reads.ts'
import type { Seen } from './temper.ts'

/** Deals: what brings more than it gives is accepted, and Commodities are offered to neighbours for theirs. */

const fragment = 0.9
/** A Commodity is worth something only with somebody else. */
const kept: Readonly<Record<string, number>> = { tradeGoods: 1, commodities: 0.4 }
const got: Readonly<Record<string, number>> = { tradeGoods: 1, commodities: 1 }
const card = 0.9

/** A victory point of another's. */
const support = 6
const note = { given: 2, got: 0.8 }

const ofGoods = ({ goods, cards = 0 }: Parcel, each: Readonly<Record<string, number>>): number =>
  (Object.entries(goods) as [Counted, number][]).reduce(
    (sum, [what, count]) => sum + count * (each[what] ?? fragment),
    cards * card,
  )

const ofNote = (key: NoteKey | undefined, usual: number): number =>
  key !== undefined && noteId(key) === 'support_for_the_throne' ? support : usual

/** What it brings beside what it costs, and beside what the other has of it. */
function gainOf({ table, seat = '', hand }: Seen, key: string, { from, gives, wants }: Deal): number {
  const sealed = hand?.deals?.[key]
  const comes = ofGoods(gives, got) + (gives.note ? ofNote(sealed?.gives, note.got) : 0)
  const goes = ofGoods(wants, kept) + (wants.note ? ofNote(sealed?.wants, note.given) : 0)
  const his = ofGoods(wants, got) - ofGoods(gives, kept)
  return comes - goes - Math.max(0, his) * rivalry(table, seat, from) * 0.4
}

/** The best of what lies open to him. */
function accepted(seen: Seen, { of }: OneOf): string | undefined {
  const gain = (key: string) => {
    const deal = seen.table.deals?.[key]
    return deal ? gainOf(seen, key, deal) : 0
  }
  return Object.keys(of)
    .filter(key => gain(key) > 0)
    .sort((a, b) => gain(b) - gain(a))[0]
}

/** Commodities for as many Commodities, once to each in his own turn, before he acts. */
function offered({ table, seat = '' }: Seen, { with: partners }: Transaction): Offered | undefined {
  const { active, doing, strategic, deals = {} } = table
  if (active !== seat || doing || strategic) return undefined
  for (const [to, { gives, wants }] of Object.entries(partners)) {
    const count = Math.min(gives['commodities'] ?? 0, wants['commodities'] ?? 0)
    if (count === 0 || deals[`${seat}>${to}`] || deals[`${to}>${seat}`]) continue
    const goods = { commodities: count }
    return { to, gives: { goods }, wants: { goods } }
  }
  return undefined
}

export function dealing(
  seen: Seen,
  offers: () => Readonly<Record<string, Options>>,
): { name: string; value: unknown } | undefined {
  const { table, seat = '' } = seen
  const isOffered = Object.values(table.deals ?? {}).some(({ to }) => to === seat)
  const mayOffer = table.active === seat && !table.doing && !table.strategic
  if (!isOffered && !mayOffer) return undefined
  const { acceptOffer, offer } = offers()
  const value = acceptOffer && accepted(seen, acceptOffer as OneOf)
  if (value !== undefined) return { name: 'acceptOffer', value }
  const made = offer && offered(seen, offer as Transaction)
  return made && { name: 'offer', value: made }
}
