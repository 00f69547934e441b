import { choose, type Flow } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Question, Seat } from '../../engine/rules.ts'
import { othersClockwise } from '../realm.ts'
import type { Ti4 } from '../table.ts'

type Asked = Omit<Question<Seat[]>, 'options' | 'otherwise'>

/** Any number of the others, or nobody. */
export const chooseOthers = (seat: Seat, asked: Asked): Flow<Seat[]> =>
  choose<Seat[], Ti4>(seat, ({ table }) => {
    const others = othersClockwise(table, seat)
    return {
      ...asked,
      options: {
        shape: 'someOf',
        of: Object.fromEntries(others.map(other => [other, { on: { seat: other } }])),
        least: 0,
        most: others.length,
      } satisfies SomeOf,
      otherwise: [],
    }
  })
