import { commitmentTo, seedFrom } from '../engine/chance.ts'
import type { GameRecord } from '../record.ts'
import type { Bout, Played } from './arena.ts'

/** A simulated game as a room would hand it out: played again it has to fall the same way. */
export function recordOf({ rules, options, seats, seed }: Bout, { record }: Played): GameRecord {
  const secret = seedFrom(`game ${rules.id} ${seed}`)
  return {
    game: rules.id,
    build: rules.build,
    options,
    seats: seats.map(seat => ({ seat })),
    commitment: commitmentTo(secret),
    seed: secret,
    decisions: record.map(({ n, by, key, value, hash }) => ({ n, by, key, value, hash })),
  }
}
