import type { Seat } from '../../../shared/engine/rules.ts'
import { worthOf } from '../map/worth.ts'
import type { Table } from '../table.ts'

/** What the ready planets of a player give. */
export function readyWorth(table: Table, seat: Seat): { resources: number; influence: number } {
  const sum = { resources: 0, influence: 0 }
  for (const [id, card] of Object.entries(table.planets)) {
    if (card?.owner !== seat || card.exhausted) continue
    const { resources, influence } = worthOf(table, id)
    sum.resources += resources
    sum.influence += influence
  }
  return sum
}
