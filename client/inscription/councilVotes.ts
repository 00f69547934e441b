import { fill, left, voteIcons } from '../../shared/inscription/industry.ts'
import type { Marks } from '../../shared/inscription/table.ts'

/** What a player can cast, read off sheets that lie as they stood before the council, to which everybody brings new votes. */
export function votesAtCouncil(shown: Marks | undefined): number {
  if (!shown) return 0
  const votes = { ...shown.industry.votes }
  fill(votes, voteIcons(shown))
  return left(votes)
}
