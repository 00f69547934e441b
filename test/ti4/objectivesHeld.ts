import type { Seat } from '../../shared/engine/rules.ts'
import type { ObjectiveId } from '../../shared/ti4/content/objectives.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'

export interface Held {
  open?: readonly ObjectiveId[]
  secrets?: Readonly<Record<Seat, readonly ObjectiveId[]>>
}

/** These lie open, and these are held; nothing else is. */
export function lay({ table, hands }: Ti4, { open = [], secrets = {} }: Held) {
  table.objectives = Object.fromEntries(open.map(id => [id, {}]))
  for (const seat of table.order) {
    const held = secrets[seat] ?? []
    const hand = hands[seat]
    if (hand) hand.secretObjectives = Object.fromEntries(held.map(id => [id, true]))
    sheet(table, seat).secretObjectives = held.length
  }
}
