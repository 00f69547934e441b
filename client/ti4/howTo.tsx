// Drawn with what its table is drawn with: in one piece with that, or both would come in more files.
import './index.ts'
import { Deal, End, Fight, First, Goal, Planets, roundOf, Tactical } from '../galaxy/howTo/pictures.tsx'
import type { HowToStep } from '../room/howToStep.ts'

/** How the fourth edition is played. */
export const ti4HowTo: readonly HowToStep[] = [
  ['goal', Goal],
  ['round', roundOf(['crown', 'players', 'check', 'log'])],
  ['tactical', Tactical],
  ['planets', Planets],
  ['fight', Fight],
  ['deal', Deal],
  ['end', End],
  ['first', First],
]
