import { commitmentTo } from './engine/chance.ts'
import { Match, type Result } from './engine/match.ts'
import type { ChosenOptions, Rules, Seat } from './engine/rules.ts'

/** A finished game as a room hands it out: enough for anyone to play it again and check every die and shuffle. */
export interface GameRecord {
  game: string
  build: string
  options: ChosenOptions
  seats: readonly { seat: Seat; name?: string }[]
  /** Published before the first decision. */
  commitment?: string
  /** From here on only once the game is over. */
  seed?: string
  decisions?: readonly RecordedDecision[]
}

export interface RecordedDecision {
  n: number
  by: Seat
  key: string
  value: unknown
  hash: string
  undone?: true
}

export interface Replayed {
  decisions: number
  winners: readonly Seat[] | undefined
  /** Why the record is not what happened, or nothing when it is. */
  fault?: string
}

/** Decides again what was decided once: an answer, or a command by its name behind `!`. */
export function redo(
  match: Match,
  { by, key, value }: Pick<RecordedDecision, 'by' | 'key' | 'value'>,
): Result {
  return match.redo(by, key, value)
}

export function replay(rules: Rules, record: GameRecord): Replayed {
  const { seed, commitment, decisions } = record
  if (!seed || !decisions) return { decisions: 0, winners: undefined, fault: 'The game is not over yet' }
  if (commitmentTo(seed) !== commitment)
    return { decisions: 0, winners: undefined, fault: 'The seed is not the one that was committed to' }
  const seats = record.seats.map(({ seat }) => seat)
  const { match } = Match.start(rules, { options: record.options, seats, seed })
  const kept = decisions.filter(decision => !decision.undone).sort((a, b) => a.n - b.n)
  let replayed = 0
  const stop = (fault: string): Replayed => ({ decisions: replayed, winners: match.winners, fault })
  for (const { n, by, key, value, hash } of kept) {
    const { ok, refused } = match.redo(by, key, value)
    if (!ok) return stop(`Decision ${n} (${key}) is refused: ${refused.code}`)
    if (ok.decision?.hash !== hash) return stop(`Decision ${n} (${key}) leads elsewhere than recorded`)
    replayed++
  }
  return match.winners
    ? { decisions: replayed, winners: match.winners }
    : stop('The record ends before the game does')
}
