import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { once } from './once.ts'
import { realmWith } from './realm.ts'
import type { PlanetOf, Table } from './table.ts'

/** Resources and influence to be paid beside each other, when a planet gives only one of them. */

interface Split<Planet> {
  readonly resources: readonly Planet[]
  readonly influence: readonly Planet[]
  /** What is left for trade goods to pay. */
  readonly lacks: number
}

export const splitWith = once(<T extends Table>(edition: Edition<T>) => {
  type Planets = Split<PlanetOf<T>>
  const { readyPlanets, worthSpent } = realmWith(edition)

  /** As little as possible is left to be paid otherwise, with as few planets as can be. */
  function bestSplit(table: T, seat: Seat, resources: number, influence: number): Planets {
    const start: Planets = { resources: [], influence: [], lacks: resources + influence }
    const reached = new Map<string, Planets>([['0,0', start]])
    for (const planet of readyPlanets(table, seat)) {
      const gives = (worth: 'resources' | 'influence') => worthSpent(table, planet, worth)
      for (const [key, split] of [...reached]) {
        const [r = 0, i = 0] = key.split(',').map(Number)
        const add = (toR: number, toI: number, next: Omit<Planets, 'lacks'>) => {
          const lacks = resources - toR + influence - toI
          const known = reached.get(`${toR},${toI}`)
          if (!known || countOf(next) < countOf(known)) reached.set(`${toR},${toI}`, { ...next, lacks })
        }
        add(Math.min(resources, r + gives('resources')), i, {
          ...split,
          resources: [...split.resources, planet],
        })
        add(r, Math.min(influence, i + gives('influence')), {
          ...split,
          influence: [...split.influence, planet],
        })
      }
    }
    return [...reached.values()].reduce((best, one) => (one.lacks < best.lacks ? one : best))
  }

  const countOf = ({ resources, influence }: Omit<Planets, 'lacks'>) => resources.length + influence.length

  return { bestSplit }
})
