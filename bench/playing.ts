import { playBout } from '../shared/arena/arena.ts'
import { watches } from '../shared/arena/index.ts'
import type { Watch } from '../shared/arena/watch.ts'
import type { Rules } from '../shared/engine/rules.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { seats } from './clients/game.ts'

/** Decisions a second over whole games of six random bots; every viewer's frame is worked out and put into words. */
export function decisionsPerSecond(checks: boolean, milliseconds: number): number {
  const rules = rulebooks['ti3'] as Rules
  const watch = watches['ti3'] as Watch
  const options = { players: String(seats.length), galaxy: 'together' }
  let decisions = 0
  let ms = 0
  for (let seed = 1; ms < milliseconds; seed++) {
    const played = playBout({ rules, watch, options, seats, seed, bot: () => 'random', checks })
    decisions += played.decisions
    ms += played.ms
  }
  return decisions / (ms / 1000)
}
