import { type Listed, listed } from '../../galaxy/content/listed.ts'
import { actionCards } from './actionCards.ts'
import { objectives } from './objectives.ts'
import { planets } from './planets.ts'
import { politicalCards } from './politicalCards.ts'
import { races } from './races.ts'
import type { SetId } from './sets.ts'
import { strategyCards } from './strategyCards.ts'
import { systems } from './systems.ts'
import { technologies } from './technologies.ts'
import { tradeCards } from './tradeCards.ts'
import { units } from './units.ts'

type Kind =
  | 'system'
  | 'planet'
  | 'race'
  | 'unit'
  | 'technology'
  | 'trade'
  | 'objective'
  | 'action'
  | 'political'
  | 'strategy'

type Component = Listed<Kind, SetId>

/** Everything with a record. Units and technologies count as one player has them. */
export function components(): Component[] {
  return [
    ...listed('system', systems),
    ...listed('planet', planets),
    ...listed('race', races),
    ...Object.values(units).map(({ id, set, name, pieces }) => ({
      kind: 'unit' as const,
      id,
      set,
      name,
      copies: pieces,
    })),
    ...listed('technology', technologies),
    ...Object.values(tradeCards).map(({ id, set, race, value }) => ({
      kind: 'trade' as const,
      id,
      set,
      name: `${races[race].name}: ${value}`,
      copies: 1,
    })),
    ...listed('objective', objectives),
    ...listed('action', actionCards),
    ...listed('political', politicalCards),
    ...listed('strategy', strategyCards),
  ]
}
