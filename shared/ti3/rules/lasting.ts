import { behind } from '../../engine/draft.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Lasting, Table } from '../table.ts'

/** One of a kind by one player on one target: named again, it is the same. */
export function begin(table: Table, lasting: Lasting) {
  const { effect, by, on, hex, planet, where = {} } = lasting
  const key = [effect, by, on, hex, planet, ...Object.values(where)].filter(part => part !== undefined)
  table.lasting[key.join('.')] = lasting
}

/** What was to last no longer than this ends. */
export function end(table: Table, until: Lasting['until']) {
  for (const [key, lasting] of Object.entries(behind(table.lasting)))
    if (lasting.until === until) delete table.lasting[key]
}

/** What lasted only as long as its player held this planet. */
export function endHeld(table: Table, planet: PlanetId) {
  for (const [key, lasting] of Object.entries(behind(table.lasting)))
    if (lasting.whileHeld && lasting.planet === planet) delete table.lasting[key]
}
