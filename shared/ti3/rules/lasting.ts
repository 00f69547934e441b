import * as galaxy from '../../galaxy/rules/lasting.ts'
import type { PlanetId } from '../content/planets.ts'
import type { Table } from '../table.ts'

export { begin, end, lastOneRound } from '../../galaxy/rules/lasting.ts'

/** The action cards that lay there are discarded. */
export function endHeld(table: Table, planet: PlanetId) {
  for (const card of galaxy.endHeld(table, planet)) table.discards.action.push(card)
}
