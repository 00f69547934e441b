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

export interface Component {
  kind:
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
  id: string
  set: SetId
  name: string
  copies: number
}

/** Everything with a record. Units and technologies count as one player has them. */
export function components(): Component[] {
  const list = (
    kind: Component['kind'],
    records: Readonly<Record<string, { id: string; set: SetId; name: string; copies?: number }>>,
  ): Component[] =>
    Object.values(records).map(({ id, set, name, copies = 1 }) => ({ kind, id, set, name, copies }))
  return [
    ...list('system', systems),
    ...list('planet', planets),
    ...list('race', races),
    ...Object.values(units).map(({ id, set, name, pieces }) => ({
      kind: 'unit' as const,
      id,
      set,
      name,
      copies: pieces,
    })),
    ...list('technology', technologies),
    ...Object.values(tradeCards).map(({ id, set, race, value }) => ({
      kind: 'trade' as const,
      id,
      set,
      name: `${races[race].name}: ${value}`,
      copies: 1,
    })),
    ...list('objective', objectives),
    ...list('action', actionCards),
    ...list('political', politicalCards),
    ...list('strategy', strategyCards),
  ]
}
