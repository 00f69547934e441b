import { type ObjectiveId, objectives } from './content/objectives.ts'
import { idsIn } from './content/sets.ts'
import type { Table } from './table.ts'

/** Decks of objectives that something may still be drawn from. */

export type ObjectiveDeck = 'stage1' | 'stage2' | 'secret'

/** What lies neither face down on the table nor open on it. */
function leftIn(table: Table, deck: ObjectiveDeck): number {
  if (deck === 'secret') return table.decks.secret
  const isOf = (id: ObjectiveId) => objectives[id].kind === deck
  const all = idsIn(table, objectives).filter(isOf).length
  return all - table.faceDown[deck] - (Object.keys(table.objectives) as ObjectiveId[]).filter(isOf).length
}

const decks: readonly ObjectiveDeck[] = ['stage1', 'stage2', 'secret']

export const objectiveDecks = (table: Table): ObjectiveDeck[] => decks.filter(deck => leftIn(table, deck) > 0)
