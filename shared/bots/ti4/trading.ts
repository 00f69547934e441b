import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { offerKey } from '../../galaxy/offers.ts'
import { isCaptiveKey, kindOfCaptive, ownerOfCaptive } from '../../ti4/captives.ts'
import type { PlanetId } from '../../ti4/content/planets.ts'
import { openDeals, wasDeclined } from '../../ti4/dealing.ts'
import { notesOf } from '../../ti4/notes.ts'
import { print } from '../../ti4/prints.ts'
import type { Offered, Partner, Transaction } from '../../ti4/shapes/transaction.ts'
import type { Counted, Deal, NoteKey, Parcel, Table } from '../../ti4/table.ts'
import type { Offers, Said } from '../galaxy/said.ts'
import { worthOfNote } from './notes.ts'
import { rivalry, worthOf } from './reads.ts'
import type { Seen } from './temper.ts'

/** Deals: what brings more than it gives is accepted, the rest declined. In his own turn each neighbour is offered what brings
 *  most and the other would accept too: Commodities for Commodities, and a note for what it is worth to him. */

const fragment = 0.9
/** A Commodity is worth something only with somebody else. */
const kept: Readonly<Record<string, number>> = { tradeGoods: 1, commodities: 0.4 }
const got: Readonly<Record<string, number>> = { tradeGoods: 1, commodities: 1 }
const card = 0.9

/** What one side gives. */
interface Side {
  readonly goods: Readonly<Record<string, number>>
  readonly cards?: number
  readonly note?: NoteKey
  readonly planet?: PlanetId
}

/** A captured unit pays for one of its kind, and gives its owner a piece. */
function worthOfThing(table: Table, what: string, isOwn: boolean): number {
  if (!isCaptiveKey(what)) return fragment
  const cost = print(table, ownerOfCaptive(what) ?? '', kindOfCaptive(what)).cost
  return isOwn ? cost : cost / 2
}

const worthOfSide = (
  table: Table,
  seat: Seat,
  { goods, cards = 0, note, planet }: Side,
  each: Readonly<Record<string, number>>,
): number =>
  Object.entries(goods).reduce(
    (sum, [what, count]) => sum + count * (each[what] ?? worthOfThing(table, what, each === kept)),
    cards * card +
      (note === undefined ? 0 : worthOfNote(table, seat, note)) +
      (planet === undefined ? 0 : worthOf(planet)),
  )

/** How much of what the other one has of it is felt as a loss. */
const envy = 0.4

/** What it brings beside what it costs, and beside what the other has of it. */
function gainFor(table: Table, seat: Seat, other: Seat, comes: Side, goes: Side): number {
  const own = worthOfSide(table, seat, comes, got) - worthOfSide(table, seat, goes, kept)
  const his = worthOfSide(table, other, goes, got) - worthOfSide(table, other, comes, kept)
  return own - Math.max(0, his) * rivalry(table, seat, other) * envy
}

function gainOf(
  { table, seat = '', hand }: Omit<Seen, 'temper'>,
  key: string,
  { from, gives, wants }: Deal,
): number {
  const sealed = hand?.deals?.[key]
  const side = ({ goods, cards, planet }: Deal['gives'], note: NoteKey | undefined): Side => ({
    goods,
    ...(planet !== undefined && { planet }),
    ...(cards !== undefined && { cards }),
    ...(note !== undefined && { note }),
  })
  return gainFor(table, seat, from, side(gives, sealed?.gives), side(wants, sealed?.wants))
}

/** So much more than nothing, that nobody haggles over it. */
const worthwhile = 0.1

/** What he may be asked for: his goods, and the note of his faction, which he has as long as nobody else was given it. */
function* bargains(
  table: Table,
  to: Seat,
  { gives, wants, notes, refuses = [] }: Partner,
  { mine: own, others }: Transaction['notes'],
): Generator<[goes: Side, comes: Side]> {
  const his = notes ? notesOf(table, to).filter(key => others.includes(key)) : []
  const mine = own.filter(key => !refuses.includes(key))
  const most = { gives: gives['commodities'] ?? 0, wants: wants['commodities'] ?? 0 }
  for (const given of most.gives > 0 ? [0, most.gives] : [0])
    for (let count = 0; count <= most.wants; count++)
      for (const note of [undefined, ...(mine as readonly NoteKey[])])
        for (const wanted of note === undefined ? [undefined] : [undefined, ...his])
          yield [sideOf(given, note), sideOf(count, wanted)]
}

const sideOf = (commodities: number, note: NoteKey | undefined): Side => ({
  goods: commodities > 0 ? { commodities } : {},
  ...(note !== undefined && { note }),
})

const isEmpty = ({ goods, note }: Side): boolean => Object.keys(goods).length === 0 && note === undefined

/** As all see it. */
const openly = ({ goods, note }: Side): Parcel => ({
  goods: goods as Parcel['goods'],
  ...(note !== undefined && { note: true as const }),
})

const parcelOf = ({ goods, note }: Side) => ({
  ...(Object.keys(goods).length > 0 && { goods: goods as Record<Counted, number> }),
  ...(note !== undefined && { note }),
})

/** Once to each in his own turn, before he acts, and what was declined not again. */
function offered({ table, seat = '' }: Seen, { with: partners, notes }: Transaction): Offered | undefined {
  const { deals = {} } = table
  for (const [to, partner] of Object.entries(partners)) {
    if (deals[offerKey(seat, to)] || deals[offerKey(to, seat)] || table.declined?.[offerKey(seat, to)]?.now)
      continue
    let best = worthwhile
    let made: Offered | undefined
    for (const [goes, comes] of bargains(table, to, partner, notes)) {
      if (
        isEmpty(goes) ||
        isEmpty(comes) ||
        wasDeclined(table, { from: seat, to, gives: openly(goes), wants: openly(comes) })
      )
        continue
      const gain = gainFor(table, seat, to, comes, goes)
      if (gain <= best || gainFor(table, to, seat, goes, comes) <= worthwhile) continue
      best = gain
      made = { to, gives: parcelOf(goes), wants: parcelOf(comes) }
    }
    if (made) return made
  }
  return undefined
}

/** What brings most is accepted first; what he cannot give is declined like what brings nothing. */
export function reply(seen: Omit<Seen, 'temper'>, { acceptOffer, withdrawOffer }: Offers): Said | undefined {
  const { table, seat = '' } = seen
  if (!table.deals || !withdrawOffer) return undefined
  const { of: accepted } = (acceptOffer ?? { of: {} }) as OneOf
  const [best, ...others] = openDeals(table)
    .filter(({ to }) => to === seat)
    .map(deal => {
      const key = offerKey(deal.from, seat)
      return { key, gain: key in accepted ? gainOf(seen, key, deal) : Number.NEGATIVE_INFINITY }
    })
    .sort((a, b) => b.gain - a.gain)
  if (!best) return undefined
  if (best.gain > 0) return { name: 'acceptOffer', value: best.key }
  return { name: 'withdrawOffer', value: (others.at(-1) ?? best).key }
}

export function dealing(seen: Seen, offers: () => Offers): Said | undefined {
  const { table, seat = '' } = seen
  const isOffered = Object.values(table.deals ?? {}).some(({ to }) => to === seat)
  const mayOffer = table.active === seat && !table.doing && !table.strategic
  if (!isOffered && !mayOffer) return undefined
  const may = offers()
  const said = isOffered ? reply(seen, may) : undefined
  if (said) return said
  const made = mayOffer && may['offer'] && offered(seen, may['offer'] as Transaction)
  return made ? { name: 'offer', value: made } : undefined
}
