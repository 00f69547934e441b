import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Exploring } from '../act.ts'

/** What the card offers, one of which may be taken, or nothing. */
export const offered = <Id extends string>(
  { by, card, name, planet, hex }: Exploring,
  of: (table: Table) => Readonly<Partial<Record<Id, Choice>>>,
): Flow<Id | 'none'> =>
  choose<Id | 'none', Ti4>(by, seen => {
    const choices = of(seen.table)
    if (Object.keys(choices).length === 0) return { skip: 'none' }
    const where = planet === undefined ? { hex } : { planet }
    return {
      name: `${name}/offered`,
      rule: 'ti4/35.7',
      text: planet === undefined ? 'ti4.ask.frontierFound' : 'ti4.ask.explored',
      about: { card: card.split('.')[0] as string, ...where },
      options: {
        shape: 'oneOf',
        of: { ...choices, none: { text: 'ti4.explore.leave' } },
      } satisfies OneOf,
      otherwise: 'none',
    }
  })
