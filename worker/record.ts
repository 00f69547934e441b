import type { Line, Stage } from '../shared/protocol.ts'
import type { GameRecord } from '../shared/record.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import type { Room } from './within.ts'

/** While the game goes on: what everybody saw. Once it is over: everything it takes to play it again. */
export function recordOf(room: Room): GameRecord & { stage: Stage; log: readonly Line[] } {
  const { facts, store } = room
  const { game, options, stage, commitment } = facts
  const seed = stage === 'over' ? room.match?.state.box.seed : undefined
  return {
    game,
    build: facts.build ?? rulebooks[game]?.build ?? '',
    options,
    stage,
    seats: store.seats.map(({ seat, name, bot }) => ({
      seat,
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
    })),
    ...(commitment && { commitment }),
    ...(seed !== undefined && {
      seed,
      decisions: store.match.everyDecision().map(({ n, by, key, value, hash, undone }) => ({
        n,
        by,
        key,
        value,
        hash,
        ...(undone && { undone }),
      })),
    }),
    log:
      stage === 'over' || facts.fault !== undefined
        ? store.log.everyPublic()
        : store.log.until(Date.now(), undefined).log,
  }
}
