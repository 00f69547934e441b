import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Lasting } from '../components/holding.ts'
import type { LastingOf, PlanetOf, Table } from '../table.ts'

/** What lasts longer than the segment that began it. */

const lying = <T extends Table>({ lasting }: T) => lasting as Record<string, LastingOf<T>>

/** One of a kind by one player on one target: named again, it is the same. */
export function begin<T extends Table>(table: T, lasting: LastingOf<T>) {
  const { effect, by, on, hex, planet, where = {} } = lasting
  const key = [effect, by, on, hex, planet, ...Object.values(where)].filter(part => part !== undefined)
  lying(table)[key.join('.')] = lasting
}

/** What was to last no longer than this ends; of everybody, or what one player began. */
export function end<T extends Table>(table: T, until: LastingOf<T>['until'], of?: Seat) {
  for (const [key, lasting] of Object.entries(behind(lying(table))))
    if (lasting.until === until && (of ?? lasting.by) === lasting.by) delete table.lasting[key]
}

/** Somebody else holds this planet from now on, or nobody: over is what lasted only until then. Gives the cards that lay
 *  there for it. */
export function endHeld<T extends Table>(table: T, planet: PlanetOf<T>): string[] {
  const freed: string[] = []
  for (const [key, { whileHeld, card, ...lasting }] of Object.entries<Lasting>(behind(lying(table)))) {
    if (lasting.planet !== planet || !whileHeld) continue
    delete table.lasting[key]
    if (card !== undefined) freed.push(card)
  }
  return freed
}

/** What lasts till the end of the next round has that one left. */
export function lastOneRound(table: Table) {
  for (const [key, { until }] of Object.entries(behind(table.lasting)))
    if (until === 'nextRound') (table.lasting[key] as Lasting).until = 'round'
}
