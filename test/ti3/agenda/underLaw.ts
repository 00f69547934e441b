import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { dealt } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

/** Three players in a quiet middle of the galaxy, one after the other around it, and nobody's law but those said. */

export interface Lawful extends Situation {
  hands?: Record<Seat, readonly string[]>
  laws?: readonly PoliticalCardId[]
}

export const under = (at: Next, { hands = {}, laws = [], ...situation }: Lawful = {}): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
    technologies: { p1: [], p2: [], p3: [] },
    units: {},
    ...situation,
    tiles: { ...quiet, ...situation.tiles },
    change(state) {
      dealt(hands)(state)
      const { table, box } = state
      table.order = ['p1', 'p2', 'p3']
      table.speaker = 'p1'
      table.active = 'p1'
      box.politicalCards = box.politicalCards.filter(card => !laws.includes(card))
      table.decks.political = box.politicalCards.length
      for (const law of laws) table.laws[law] = {}
      situation.change?.(state)
    },
  })

/** The council decides on a card, after p1 has asked; who voted how may be said. */
export const decided = (
  card: PoliticalCardId,
  what: 'for' | 'against',
  { votes = { p1: what }, ...situation }: Lawful & { votes?: Record<Seat, 'for' | 'against'> } = {},
): Midgame =>
  under(
    { segment: 'councilDecides', args: { seat: 'p1' } },
    {
      ...situation,
      change(state) {
        state.table.agenda = {
          card,
          candidates: ['for', 'against'],
          votes: Object.fromEntries(
            Object.entries(votes).map(([seat, said]) => [
              seat,
              { count: said === what ? 9 : 1, what: [said] },
            ]),
          ),
        }
        situation.change?.(state)
      },
    },
  )

/** The same table as it would be without this law. */
export function without({ table }: Midgame, law: PoliticalCardId): Table {
  const repealed = structuredClone(table)
  delete repealed.laws[law]
  return repealed
}

export const lies = ({ table }: Midgame, law: PoliticalCardId): boolean => table.laws[law] !== undefined
