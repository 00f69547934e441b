import { behind } from '../../engine/draft.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Lasting, Table } from '../table.ts'

/** One of a kind by one player on one target: named again, it is the same. */
export function begin(table: Table, lasting: Lasting) {
  const { effect, by, on, hex, planet } = lasting
  const key = [effect, by, on, hex, planet].filter(part => part !== undefined).join('.')
  table.lasting[key] = lasting
}

/** What was to last no longer than this ends; where a planet is named, only what lies on it. */
export function end(table: Table, until: Lasting['until'], planet?: PlanetId) {
  for (const [key, lasting] of Object.entries(behind(table.lasting)))
    if (lasting.until === until && (planet === undefined || lasting.planet === planet))
      delete table.lasting[key]
}
