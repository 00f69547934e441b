import { type Frame, frameFor, type Moment, momentOf, publicFrame } from '../../shared/engine/frames.ts'
import { canonical } from '../../shared/engine/json.ts'
import { applyPatch } from '../../shared/engine/patch.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { ToyTable } from './toy.ts'

export const watcher = 'watcher'
const seatOf = (viewer: string): Seat | undefined => (viewer === watcher ? undefined : viewer)

/** Everybody at a toy table and a watcher, each knowing only the frames it was sent. */
export class Viewers {
  /** What the last change sent to whom. */
  frames: Record<string, Frame> = {}
  readonly #copies: Record<string, Frame> = {}
  moment: Moment

  constructor(readonly toy: ToyTable) {
    this.moment = this.#now()
    for (const viewer of this.all) this.#copies[viewer] = structuredClone(this.#whole(viewer))
  }

  get all(): string[] {
    return [watcher, ...this.toy.who]
  }

  see(log: readonly LogLine[] = this.toy.log) {
    const before = this.moment
    const after = this.#now()
    const shared = publicFrame(before, after)
    this.moment = after
    this.frames = {}
    for (const viewer of this.all) {
      const frame = frameFor(seatOf(viewer), shared, before, after, log)
      if (!frame) continue
      this.frames[viewer] = frame
      const { table, hand, log: _, ...rest } = JSON.parse(JSON.stringify(frame)) as Frame
      const copy = this.#copies[viewer] ?? {}
      const patched = { table: applyPatch(copy.table ?? {}, table), hand: applyPatch(copy.hand ?? {}, hand) }
      this.#copies[viewer] = { ...copy, ...rest, ...patched }
    }
  }

  /** Whoever does not have exactly what it should see. */
  outOfStep(): string[] {
    return this.all.filter(viewer => canonical(this.#copies[viewer]) !== canonical(this.#whole(viewer)))
  }

  #now(): Moment {
    return momentOf(this.toy.match as never, this.toy.who)
  }

  #whole(viewer: string): Frame {
    const { state, waiting, asks, may, undo, over } = this.moment
    const hand = { ...state.hands[viewer] }
    const own = { asks: asks[viewer] ?? [], may: may[viewer] ?? {}, undo: undo[viewer] ?? (false as const) }
    const seen = { table: { ...state.table }, hand, waiting, ...(over && { over }) }
    return viewer === watcher ? seen : { ...seen, ...own }
  }
}
