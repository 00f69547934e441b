import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import type { Midgame } from '../midgame.ts'
import { type Sitting, under as seated } from './decide.ts'

export type Lawful = Sitting

/** Of those who sit under it p1 is the Speaker. */
export const under = (at: Next, { change, ...sitting }: Lawful = {}): Midgame =>
  seated(at, {
    ...sitting,
    change(state) {
      state.table.speaker = 'p1'
      change?.(state)
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
