import type { Seat } from '../engine/rules.ts'
import type { PlanetId } from './content/planets.ts'
import { readyPlanets, worthOfPlanet } from './realm.ts'
import type { Table } from './table.ts'

/** Resources and influence to be paid beside each other, when a planet gives only one of them. */

interface Split {
  readonly resources: readonly PlanetId[]
  readonly influence: readonly PlanetId[]
  /** What is left for trade goods to pay. */
  readonly lacks: number
}

/** As little as possible is left to be paid otherwise, with as few planets as can be. */
export function bestSplit(table: Table, seat: Seat, resources: number, influence: number): Split {
  const start: Split = { resources: [], influence: [], lacks: resources + influence }
  const reached = new Map<string, Split>([['0,0', start]])
  for (const planet of readyPlanets(table, seat)) {
    const gives = (worth: 'resources' | 'influence') => worthOfPlanet(table, planet, worth)
    for (const [key, split] of [...reached]) {
      const [r = 0, i = 0] = key.split(',').map(Number)
      const add = (toR: number, toI: number, next: Omit<Split, 'lacks'>) => {
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

const countOf = ({ resources, influence }: Omit<Split, 'lacks'>) => resources.length + influence.length
