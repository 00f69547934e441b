import type { BotKind } from '../shared/protocol.ts'

/** The games kept in `test/games`, played again by every build. Their files are called after them. */
export interface Recorded {
  game: string
  seats: number
  bots: readonly BotKind[]
  seed: number
  /** Content as it stood before, which tables begun then go on with. */
  edition?: 'first'
  /** One of the game's sets of options; else they come up in turn. */
  preset?: 'everything'
  /** Boxes beside the first, each an option of its name. */
  boxes?: readonly string[]
}

export const recorded: readonly Recorded[] = [
  { game: 'inscription', seats: 1, bots: ['sensible'], seed: 7 },
  { game: 'inscription', seats: 4, bots: ['sensible', 'random'], seed: 7 },
  { game: 'inscription', seats: 4, bots: ['sensible', 'random'], seed: 7, edition: 'first' },
  { game: 'ti3', seats: 3, bots: ['sensible'], seed: 7 },
  { game: 'ti3', seats: 4, bots: ['sensible', 'random'], seed: 7 },
  { game: 'ti3', seats: 5, bots: ['random'], seed: 7 },
  { game: 'ti3', seats: 6, bots: ['sensible'], seed: 7 },
  { game: 'ti3', seats: 3, bots: ['warlike'], seed: 7, preset: 'everything' },
  { game: 'ti3', seats: 4, bots: ['sensible', 'random'], seed: 7, preset: 'everything' },
  { game: 'ti3', seats: 6, bots: ['sensible'], seed: 7, preset: 'everything' },
  { game: 'ti4', seats: 3, bots: ['sensible'], seed: 7 },
  { game: 'ti4', seats: 4, bots: ['sensible', 'random'], seed: 7 },
  { game: 'ti4', seats: 6, bots: ['sensible'], seed: 7 },
  { game: 'ti4', seats: 3, boxes: ['pok'], bots: ['sensible', 'random'], seed: 7 },
  { game: 'ti4', seats: 5, boxes: ['pok', 'codex3'], bots: ['random'], seed: 7 },
  { game: 'ti4', seats: 8, boxes: ['pok'], bots: ['sensible'], seed: 7 },
]

/** What its file is called by beside the usual. */
export const besides = ({
  edition,
  preset,
  boxes = [],
}: Pick<Recorded, 'edition' | 'preset' | 'boxes'>): string[] => [
  ...(edition ? [edition] : []),
  ...(preset ? [preset] : []),
  ...boxes,
]

export const fileOf = (one: Recorded): string =>
  [one.game, one.seats, ...besides(one), ...one.bots, `${one.seed}.json`].join('-')
