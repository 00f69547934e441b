import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Lasting, Table } from '../table.ts'

/** One of a kind by one player on one target: named again, it is the same. */
export function begin(table: Table, lasting: Lasting) {
  const { effect, by, on, hex, planet, where = {} } = lasting
  const key = [effect, by, on, hex, planet, ...Object.values(where)].filter(part => part !== undefined)
  table.lasting[key.join('.')] = lasting
}

/** What was to last no longer than this ends; of everybody, or what one player began. */
export function end(table: Table, until: Lasting['until'], of?: Seat) {
  for (const [key, lasting] of Object.entries(behind(table.lasting)))
    if (lasting.until === until && (of ?? lasting.by) === lasting.by) delete table.lasting[key]
}

/** Somebody else holds this planet from now on, or nobody: over is what lasted only until then. */
export function endHeld(table: Table, planet: PlanetId) {
  for (const [key, { whileHeld, card, ...lasting }] of Object.entries(behind(table.lasting))) {
    if (lasting.planet !== planet || !whileHeld) continue
    delete table.lasting[key]
    if (card !== undefined) table.discards.action.push(card)
  }
}

/** What lasts till the end of the next round has that one left. */
export function lastOneRound(table: Table) {
  for (const [key, { until }] of Object.entries(behind(table.lasting)))
    if (until === 'nextRound') (table.lasting[key] as Lasting).until = 'round'
}
