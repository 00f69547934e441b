import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import { progressOf } from '../../ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../ti3/content/objectives.ts'
import * as galaxy from '../galaxy/choosing.ts'
import type { Seen } from './temper.ts'

/** The dearest first, the secret one before nearly all; it can be shown only once it is fulfilled. */
export function claim(options: OneOf, chance: Chance): string {
  const points = (id: string) => {
    if (id === 'secret') return 9
    const { points = 0, ends } = objectives[id as ObjectiveId] ?? {}
    return ends ? 99 : points
  }
  return galaxy.claim(options, points, chance)
}

/** The one he has come farthest with. */
export function turnUp({ table, seat = '' }: Seen, options: OneOf) {
  return galaxy.dearest(options, id => {
    if (objectives[id as ObjectiveId]?.ends === 'revealed') return -1
    const { have, of } = progressOf(table, seat, id as ObjectiveId)
    return have / Math.max(1, of)
  })
}
