import { type Listed, listed } from '../../galaxy/content/listed.ts'
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

type Kind =
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

type Component = Listed<Kind, SetId>

/** Everything with a record. Units and technologies count as one player has them. */
export function components(): Component[] {
  return [
    ...listed('system', systems),
    ...listed('hyperlane', hyperlanes),
    ...listed('planet', planets),
    ...listed('legendaryPlanet', legendaryPlanets),
    ...listed('attachment', attachments),
    ...listed('token', tokens),
    ...listed('faction', factions),
    ...Object.values(unitPrints).map(({ id, set, name, kind }) => ({
      kind: 'unit' as const,
      id,
      set,
      name,
      copies: unitKinds[kind].pieces,
    })),
    ...listed('technology', technologies),
    ...listed('leader', leaders),
    ...listed('promissoryNote', promissoryNotes),
    ...listed('strategy', strategyCards),
    ...listed('action', actionCards),
    ...listed('agenda', agendas),
    ...listed('objective', objectives),
    ...listed('exploration', explorations),
    ...listed('relic', relics),
  ]
}
