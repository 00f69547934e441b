import { readFileSync } from 'node:fs'
import { Match } from '../../shared/engine/match.ts'
import type { Next, State } from '../../shared/engine/rules.ts'
import { type GameRecord, redo } from '../../shared/record.ts'
import { rulebooks } from '../../shared/rulebooks.ts'

const round = 4

export interface MidGame {
  record: GameRecord
  midway: { state: State; at: Next }
}

/** A full table in the middle of a recorded game, as a segment of it begins. */
export function midGame(game: string): MidGame {
  const file = new URL(`../../test/games/${game}-6-sensible-7.json`, import.meta.url)
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
  const rules = rulebooks[game]
  if (!rules) throw new Error(`There is no ${game}`)
  const seats = record.seats.map(({ seat }) => seat)
  const { match } = Match.start(rules, { options: record.options, seats, seed: record.seed ?? '' })
  for (const decision of record.decisions ?? []) {
    if ((match.state.table as { round?: number }).round === round) break
    redo(match, decision)
  }
  const { state, at } = match.save().checkpoint
  return { record, midway: { state: state as State, at } }
}
