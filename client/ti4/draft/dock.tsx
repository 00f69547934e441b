import { inPlay } from '../../galaxy/playing.tsx'
import type { Asked } from '../../room/asked.ts'

/** A draft is over before most people come. */
const DraftDock = inPlay(async () => (await import('./DraftDock.tsx')).DraftDock)
const BanDock = inPlay(async () => (await import('./BanDock.tsx')).BanDock)
export const DraftShown = inPlay(async () => (await import('./DraftDock.tsx')).DraftShown)

const Picked = ({ ask }: { ask: Asked }) => <DraftDock ask={ask} />
const Banned = ({ ask }: { ask: Asked }) => <BanDock ask={ask} />
const docks: Readonly<Record<string, typeof Picked>> = {
  'ti4.ask.draftPick': Picked,
  'ti4.ask.draftTake': Picked,
  'ti4.ask.ban': Banned,
}

/** What is drafted is asked in ways of its own. */
export const draftDock = ({ text }: Asked) => docks[text]
