import type { GameInfo } from '../../shared/engine/rules.ts'
import { seatsOffered } from '../../shared/games.ts'
import { type BotKind, botKinds } from '../../shared/protocol.ts'
import type { Batch } from './batch.ts'

/** Every kind of bot alone and, where there are others, the better ones each among random ones, at tables of every size. */
export function wholeSet(game: GameInfo): Batch[] {
  const { min, max } = seatsOffered(game)
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return sizes.flatMap(seats => [
    ...botKinds.map(kind => ({ seats, bots: [kind], rotates: false })),
    ...botKinds
      .filter(kind => kind !== 'random' && seats > 1)
      .map(kind => ({ seats, bots: oneAmong(kind, seats), rotates: true })),
  ])
}

const oneAmong = (kind: BotKind, seats: number): BotKind[] =>
  Array.from({ length: seats }, (_, i) => (i === 0 ? kind : 'random'))
