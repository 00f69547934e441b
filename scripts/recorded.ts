import type { BotKind } from '../shared/protocol.ts'

/** The games kept in `test/games`, played again by every build. Their files are called after them. */
export interface Recorded {
  game: string
  seats: number
  bots: readonly BotKind[]
  seed: number
  /** Content as it stood before, which tables begun then go on with. */
  edition?: 'first'
}

export const recorded: readonly Recorded[] = [
  { game: 'inscription', seats: 1, bots: ['sensible'], seed: 7 },
  { game: 'inscription', seats: 4, bots: ['sensible', 'random'], seed: 7 },
  { game: 'inscription', seats: 4, bots: ['sensible', 'random'], seed: 7, edition: 'first' },
  { game: 'ti3', seats: 3, bots: ['sensible'], seed: 7 },
  { game: 'ti3', seats: 4, bots: ['sensible', 'random'], seed: 7 },
  { game: 'ti3', seats: 5, bots: ['random'], seed: 7 },
  { game: 'ti3', seats: 6, bots: ['sensible'], seed: 7 },
]

export const fileOf = ({ game, seats, bots, seed, edition }: Recorded): string =>
  [game, seats, ...(edition ? [edition] : []), ...bots, `${seed}.json`].join('-')
