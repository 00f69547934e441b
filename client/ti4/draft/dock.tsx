import type { Asked } from '../../room/asked.ts'
import { BanDock } from './BanDock.tsx'
import { DraftDock } from './DraftDock.tsx'

const docks: Readonly<Record<string, typeof DraftDock>> = {
  'ti4.ask.draftPick': DraftDock,
  'ti4.ask.draftTake': DraftDock,
  'ti4.ask.ban': BanDock,
}

/** What is drafted is asked in ways of its own. */
export const draftDock = ({ text }: Asked) => docks[text]
