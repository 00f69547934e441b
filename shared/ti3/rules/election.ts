import { choose, type Flow } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { About, RuleId, Seat, TextId } from '../../engine/rules.ts'
import * as election from '../../galaxy/election.ts'
import { type PoliticalCardId, politicalCards } from '../content/politicalCards.ts'
import { subjectsOf, votesOf } from '../council.ts'
import type { Table, Ti3 } from '../table.ts'

/** What a vote names, and how it is said. */

const abstain = 'abstain'

/** One thing, or two named one after the other. Without `among` it is a vote: then nothing may be named at all. */
export function* askSubject(
  to: Seat,
  name: string,
  rule: RuleId,
  text: TextId,
  card: PoliticalCardId,
  among?: string[][],
): Flow<string[] | undefined> {
  const subjects = (table: Table) => (among && among.length > 0 ? among : subjectsOf(table, card))
  const first = yield* choose<string, Ti3>(to, ({ table }) => ({
    name,
    rule,
    text,
    hint: { decides: 'agenda' },
    about: { card, count: votesOf(table, to) },
    options: candidates(card, subjects(table).flat(), !among),
    ...(!among && { otherwise: abstain }),
  }))
  if (first === abstain) return undefined
  const second = yield* choose<string, Ti3>(to, ({ table }) => {
    const partners = subjects(table).flatMap(pair =>
      pair.length > 1 && pair.includes(first) ? pair.filter(id => id !== first) : [],
    )
    if (partners.length === 0) return { skip: '' }
    return {
      name: `${name}/second`,
      rule,
      text: 'ti3.ask.electSecond',
      hint: { decides: 'agenda' },
      about: { card },
      options: candidates(card, partners, false),
    }
  })
  if (second === '') return [first]
  return [first, second].sort()
}

function candidates(card: PoliticalCardId, ids: readonly string[], mayAbstain: boolean): OneOf {
  const of: Record<string, Choice> = {}
  for (const id of ids) of[id] = election.candidate(politicalCards[card].vote, id)
  if (mayAbstain) of[abstain] = { text: 'galaxy.vote.abstain' }
  return { shape: 'oneOf', of }
}

/** Sentences differ by what is named in them. */
export const spoken = (card: PoliticalCardId, id: string): string =>
  election.spoken(politicalCards[card].vote, id)

export const named = (card: PoliticalCardId, id: string): About =>
  election.named(politicalCards[card].vote, id)
