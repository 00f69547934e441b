import type { Migration } from '../../engine/rules.ts'
import type { Ti3 } from '../table.ts'

/** What tables begun under earlier rules have to be told, in the order in which the rules changed. */
export const migrations: readonly Migration[] = [
  {
    /** What lasts says itself what it allows. */
    name: 'initiative in words',
    does({ state }) {
      const { lasting } = (state as Ti3).table
      for (const [key, one] of Object.entries(lasting)) {
        if (one.effect !== 'initiative') continue
        delete lasting[key]
        lasting[`base_initiative.${one.by}`] = {
          effect: 'base_initiative',
          by: one.by,
          until: 'round',
          allows: { secondaryFree: true },
        }
      }
    },
  },
  {
    /** What kills who lands next is a counter like others. */
    name: 'radiation as a counter',
    does({ state }) {
      const { table } = state as Ti3
      for (const [key, { effect, planet }] of Object.entries(table.lasting)) {
        if (effect !== 'star_of_death') continue
        delete table.lasting[key]
        if (planet) table.domains = { ...table.domains, [planet]: { face: 'radiation' } }
      }
    },
  },
]
