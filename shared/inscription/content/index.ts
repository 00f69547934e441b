import { agendas } from './agendas.ts'
import { events } from './events.ts'
import { expansionSheets } from './expansionSheets.ts'
import { factions } from './factions.ts'
import { industrySheets } from './industrySheets.ts'
import { navigationSheets } from './navigationSheets.ts'
import { objectives } from './objectives.ts'
import { relics } from './relics.ts'
import type { SetId } from './sets.ts'
import { technologies } from './technologies.ts'
import { units } from './units.ts'
import { warfareSheets } from './warfareSheets.ts'

export interface Component {
  readonly kind: 'sheet' | 'faction' | 'event' | 'relic' | 'agenda' | 'objective' | 'technology' | 'unit'
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly copies: number
}

/** Everything in the box, and what is printed on its sheets. Side B is printed on the back of each of eight. */
export function components(): Component[] {
  const list = (
    kind: Component['kind'],
    records: Readonly<Record<string, { readonly id: string; readonly set: SetId; readonly name: string }>>,
  ): Component[] => Object.values(records).map(({ id, set, name }) => ({ kind, id, set, name, copies: 1 }))
  const sheets = [navigationSheets, expansionSheets, industrySheets, warfareSheets].flatMap(records =>
    list('sheet', records),
  )
  return [
    ...sheets.map(sheet => ({ ...sheet, copies: sheet.id[1] === 'B' ? 8 : 1 })),
    ...list('faction', factions),
    ...list('event', events),
    ...list('relic', relics),
    ...list('agenda', agendas),
    ...list('objective', objectives),
    ...list('technology', technologies),
    ...list('unit', units),
  ]
}
