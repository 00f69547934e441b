import { bagDraftOf } from '../../../shared/ti4/draft/bags.ts'
import { miltyOf } from '../../../shared/ti4/draft/milty.ts'
import type { Asked } from '../../room/asked.ts'
import { ti4Hand, ti4Table } from '../table.ts'
import { BagBoard } from './BagBoard.tsx'
import { MiltyBoard } from './MiltyBoard.tsx'

/** The draft, where I am asked; else as it stands. */
export const DraftDock = ({ ask }: { ask: Asked }) => <DraftShown ask={ask} />

export function DraftShown({ ask }: { ask?: Asked | undefined }) {
  const table = ti4Table.value
  const hand = ti4Hand.value
  const draft = table && miltyOf(table)
  if (table && draft) return <MiltyBoard key={ask?.key} table={table} draft={draft} ask={ask} />
  if (table && hand && bagDraftOf(table)) return <BagBoard key={ask?.key} hand={hand} ask={ask} />
  return null
}
