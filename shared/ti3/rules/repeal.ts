import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { RuleId, Seat } from '../../engine/rules.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Table, Ti3 } from '../table.ts'

/** Laws leave play: what they changed is as before, what they did on entering stays. [pp. 22–23] */

export const lawsOf = (table: Table): PoliticalCardId[] =>
  Object.keys(behind(table.laws)) as PoliticalCardId[]

/** To be voted on anew: it lies no more, and comes again only if it is voted so. */
export function takeLaw(table: Table, card: PoliticalCardId) {
  if (!table.laws[card]) throw new Error(`${card} is no law`)
  delete table.laws[card]
}

/** The one way in which a law ends for good. */
export function* discardLaw(table: Table, card: PoliticalCardId): Flow {
  takeLaw(table, card)
  table.discards.political.push(card)
  yield* tell('everyone', { text: 'ti3.log.lawDiscarded', about: { card } })
}

/** One of them, if he wants to. */
export function* mayDiscardLaw(table: Table, seat: Seat, name: string, rule: RuleId): Flow {
  const card = yield* choose<PoliticalCardId | 'none', Ti3>(seat, ({ table }) => {
    const laws = lawsOf(table)
    if (laws.length === 0) return { skip: 'none' }
    const lying = laws.map((id): [string, Choice] => [id, { on: { card: id } }])
    const of = { ...Object.fromEntries(lying), none: { text: 'ti3.ask.keepLaws' } }
    return { name, rule, text: 'ti3.ask.discardLaw', options: { shape: 'oneOf', of }, otherwise: 'none' }
  })
  if (card !== 'none') yield* discardLaw(table, card)
}

/** What elected a player goes with him. */
export function* discardLawsOn(table: Table, seat: Seat): Flow {
  for (const card of lawsOf(table))
    if (table.laws[card]?.elected?.includes(seat)) yield* discardLaw(table, card)
}
