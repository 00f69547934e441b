import { bagDraftOf } from '../../../shared/ti4/draft/bags.ts'
import { miltyOf } from '../../../shared/ti4/draft/milty.ts'
import type { BagDraft } from '../../../shared/ti4/table.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
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
  const bags = table && bagDraftOf(table)
  if (bags && hand) return <BagBoard key={ask?.key} hand={hand} ask={ask} />
  return bags ? <BagsSeen draft={bags} /> : null
}

/** Who sits nowhere sees into no bag. */
const BagsSeen = ({ draft: { made, factions } }: { draft: BagDraft }) => (
  <div class="draft">
    <p>{factions === 0 ? say('ti4.bans.now') : say('ti4.bag.seen', { count: made })}</p>
  </div>
)
