import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import { isOffered, offerKey } from '../galaxy/offers.ts'
import { enemyTroopsOn } from './battles.ts'
import { captivesFrom } from './captives.ts'
import type { PlanetId } from './content/planets.ts'
import { isIn } from './content/sets.ts'
import { permits } from './effects.ts'
import { onPlanet } from './forces.ts'
import { areNeighbours } from './neighbours.ts'
import { noteId, notesOf } from './notes.ts'
import { isOut, planetsOf, sheet } from './realm.ts'
import type { Partner, Transaction } from './shapes/transaction.ts'
import { ownSites } from './sites.ts'
import type { Counted, Deal, Goods, Hand, NoteKey, Parcel, Table } from './table.ts'

/** What client, bots and rules read about transactions. [94] */

/** Letters of a promise. */
export const longestPromise = 140

export const pairOf = (one: Seat, other: Seat): string => [one, other].sort().join('+')

/** During a turn, whatever happens in it, and while an agenda is dealt with. */
export const isDealing = ({ active, phase }: Table): boolean => active !== undefined || phase === 'agenda'

export const isOffering = (table: Table): boolean => isOffered(table)

/** One of the two may do what is not usual for both. */
const eitherMay = (
  table: Table,
  one: Seat,
  other: Seat,
  what: 'tradesAfar' | 'tradesCards' | 'tradesBesides',
): boolean => permits(table, one, what, { partner: other }) || permits(table, other, what, { partner: one })

/** The active player with each neighbour once in his turn; anybody with anybody once an agenda. [94.1, 94.6] */
export function mayTradeAsUsual(table: Table, one: Seat, other: Seat): boolean {
  const { active, phase, traded } = table
  if (one === other || isOut(table, one) || isOut(table, other) || traded?.[pairOf(one, other)]) return false
  if (phase === 'agenda') return true
  if (active !== one && active !== other) return false
  return eitherMay(table, one, other, 'tradesAfar') || areNeighbours(table, one, other)
}

/** The same, or once more by what one of them has done. */
export const mayTrade = (table: Table, one: Seat, other: Seat): boolean =>
  mayTradeAsUsual(table, one, other) || mayTradeBesides(table, one, other)

export const mayTradeBesides = (table: Table, one: Seat, other: Seat): boolean =>
  one !== other &&
  !isOut(table, one) &&
  !isOut(table, other) &&
  Object.keys(table.lasting).length > 0 &&
  eitherMay(table, one, other, 'tradesBesides')

export const mayTradeCards = (table: Table, one: Seat, other: Seat): boolean =>
  eitherMay(table, one, other, 'tradesCards')

/** Whether others may give him this note. */
export const mayReceive = (table: Table, seat: Seat, key: NoteKey): boolean =>
  noteId(key) !== 'alliance' || permits(table, seat, 'receivesAlliance', {}, true)

/** Goods a player could give to another: of what he has captured, what is the other's own. [17.2, 94.3] */
export function goodsOf(table: Table, seat: Seat, to: Seat): Goods {
  const { tradeGoods, commodities, fragments = {} } = sheet(table, seat)
  const captives = Object.fromEntries(captivesFrom(table, seat, to))
  const all = Object.entries({ tradeGoods, commodities, ...fragments, ...captives })
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}

/** Planets a player could give: his units there need another one. */
export function planetsToGive(table: Table, seat: Seat): PlanetId[] {
  if (!isIn(table, { set: 'pok' })) return []
  const open = planetsOf(table, seat).filter(
    planet =>
      (permits(table, seat, 'tradesPlanet', { planet }) || isOpenToTrade(table, planet)) &&
      // Nobody sells what is being fought for.
      enemyTroopsOn(table, seat, planet) === undefined,
  )
  if (open.length === 0) return open
  const sites = ownSites(table, seat)
  return open.filter(
    planet => sites.some(other => other !== planet) || onPlanet(table, planet).every(({ of }) => of !== seat),
  )
}

/** What lies on it lets its card change hands while agendas are dealt with. */
const isOpenToTrade = ({ phase, attachments }: Table, planet: PlanetId): boolean =>
  phase === 'agenda' && attachments?.[planet]?.demilitarized_zone !== undefined

/** As a sentence tells it: `tradeGoods:2,note:1`. */
export function inWords({ goods, note, cards, planet }: Parcel): string {
  const all = Object.entries({
    ...goods,
    ...(note && { note: 1 }),
    ...(cards && { cards }),
    ...(planet && { planet }),
  })
  return all.map(([what, count]) => `${what}:${count}`).join()
}

/** Both sides, as all see them. */
export const asSaid = (gives: Parcel, wants: Parcel): string => `${inWords(gives)}/${inWords(wants)}`

export function wasDeclined(table: Table, { from, to, gives, wants }: Deal): boolean {
  const { offers = [] } = table.declined?.[offerKey(from, to)] ?? {}
  return offers.includes(asSaid(gives, wants))
}

/** What was declined of his last, in this turn or on this agenda, and by whom. */
export const declinedNow = (table: Table, from: Seat): { by: Seat; gives: string; wants: string }[] =>
  table.order.flatMap(by => {
    const { offers = [], now } = table.declined?.[offerKey(from, by)] ?? {}
    const [gives, wants] = offers.at(-1)?.split('/') ?? []
    return now && gives !== undefined && wants !== undefined ? [{ by, gives, wants }] : []
  })

function has(table: Table, seat: Seat, to: Seat, { goods, note, cards = 0, planet }: Parcel): boolean {
  if (planet !== undefined && !planetsToGive(table, seat).includes(planet)) return false
  const { notes, actionCards } = sheet(table, seat)
  const there = goodsOf(table, seat, to)
  const isThere = ([what, count]: [string, number]) => (there[what as Counted] ?? 0) >= count
  return Object.entries(goods).every(isThere) && notes >= (note ? 1 : 0) && actionCards >= cards
}

/** Whether a deal could still be carried out, as far as the table can see. */
export function isDue(table: Table, { from, to, gives, wants }: Deal): boolean {
  if (!mayTrade(table, from, to) || !has(table, from, to, gives) || !has(table, to, from, wants)) return false
  return (gives.cards ?? 0) + (wants.cards ?? 0) === 0 || mayTradeCards(table, from, to)
}

/** Those worth showing; the rest is cleared away when the next one changes. */
export const openDeals = (table: Table): Deal[] =>
  Object.values(table.deals ?? {}).filter(deal => isDue(table, deal))

/** What could be offered to whom; undefined where there is nobody. */
export function transactions(table: Table, seat: Seat, hand: Hand): Transaction | undefined {
  const plain = behind(table)
  const mine = Object.keys(hand.notes).sort()
  const partners: Record<Seat, Partner> = {}
  for (const other of plain.order) {
    if (plain.deals?.[offerKey(seat, other)] || !mayTrade(plain, seat, other)) continue
    const { notes, actionCards } = sheet(plain, other)
    const refuses = mine.filter(key => !mayReceive(plain, other, key))
    const isWithCards = mayTradeCards(plain, seat, other)
    const gives = goodsOf(plain, seat, other)
    const wants = goodsOf(plain, other, seat)
    const cards = isWithCards ? actionCards + sheet(plain, seat).actionCards : 0
    const given = mine.length - refuses.length
    const planets = { gives: planetsToGive(plain, seat), wants: planetsToGive(plain, other) }
    const isWithPlanets = planets.gives.length + planets.wants.length > 0
    if (Object.keys(gives).length + Object.keys(wants).length + given + notes + cards === 0 && !isWithPlanets)
      continue
    partners[other] = {
      gives,
      wants,
      ...(notes > 0 && { notes: true }),
      ...(refuses.length > 0 && { refuses }),
      ...(isWithCards && { cards: actionCards }),
      ...(isWithPlanets && { planets }),
    }
  }
  if (Object.keys(partners).length === 0) return undefined
  return {
    shape: 'transaction',
    with: partners,
    notes: { mine, others: notesElsewhere(plain, seat, hand) },
    cards: Object.keys(hand.actionCards).sort(),
    says: longestPromise,
  }
}

/** Notes somebody else may hold: all that are neither in this hand nor open on the table. */
function notesElsewhere(table: Table, seat: Seat, { notes }: Hand): NoteKey[] {
  const laid = new Set(table.order.flatMap(seat => Object.keys(sheet(table, seat).laidOut)))
  const inPlay = table.order.filter(seat => !isOut(table, seat)).flatMap(seat => notesOf(table, seat))
  return inPlay.filter(key => !notes[key] && !laid.has(key) && mayReceive(table, seat, key)).sort()
}
