import { actionCards } from './actionCards.ts'
import { agendas } from './agendas.ts'
import { attachments } from './attachments.ts'
import { explorations } from './explorations.ts'
import { factions } from './factions.ts'
import { hyperlanes } from './hyperlanes.ts'
import { leaders } from './leaders.ts'
import { legendaryPlanets } from './legendaryPlanets.ts'
import { objectives } from './objectives.ts'
import { planets } from './planets.ts'
import { promissoryNotes } from './promissoryNotes.ts'
import { relics } from './relics.ts'
import type { SetId } from './sets.ts'
import { strategyCards } from './strategyCards.ts'
import { systems } from './systems.ts'
import { technologies } from './technologies.ts'
import { tokens } from './tokens.ts'
import { unitKinds, unitPrints } from './units.ts'

export interface Component {
  kind:
    | 'system'
    | 'hyperlane'
    | 'planet'
    | 'legendaryPlanet'
    | 'attachment'
    | 'token'
    | 'faction'
    | 'unit'
    | 'technology'
    | 'leader'
    | 'promissoryNote'
    | 'strategy'
    | 'action'
    | 'agenda'
    | 'objective'
    | 'exploration'
    | 'relic'
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
    ...list('hyperlane', hyperlanes),
    ...list('planet', planets),
    ...list('legendaryPlanet', legendaryPlanets),
    ...list('attachment', attachments),
    ...list('token', tokens),
    ...list('faction', factions),
    ...Object.values(unitPrints).map(({ id, set, name, kind }) => ({
      kind: 'unit' as const,
      id,
      set,
      name,
      copies: unitKinds[kind].pieces,
    })),
    ...list('technology', technologies),
    ...list('leader', leaders),
    ...list('promissoryNote', promissoryNotes),
    ...list('strategy', strategyCards),
    ...list('action', actionCards),
    ...list('agenda', agendas),
    ...list('objective', objectives),
    ...list('exploration', explorations),
    ...list('relic', relics),
  ]
}
