import type { Chance } from '../../engine/chance.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import { progressOf } from '../../ti4/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../ti4/content/objectives.ts'
import * as galaxy from '../galaxy/choosing.ts'
import type { Seen } from './temper.ts'

/** The dearest first; of those as dear the one that costs nothing. */
export const claim = (options: OneOf, chance: Chance): string =>
  galaxy.claim(
    options,
    id => {
      const { points = 0, spend } = objectives[id as ObjectiveId] ?? {}
      return points + (points > 0 && !spend ? 0.5 : 0)
    },
    chance,
  )

/** The one he is farthest from. */
export const giveUp = ({ table, seat = '' }: Seen, options: OneOf | SomeOf) =>
  galaxy.dearest(options, id => {
    const { have, of } = progressOf(table, seat, id as ObjectiveId)
    return -have / Math.max(1, of) + (byDeeds.includes(objectives[id as ObjectiveId].phase) ? 0.5 : 0)
  })

/** Those that are scored in a fight come once, or never. */
const byDeeds: readonly unknown[] = ['action', 'agenda']
