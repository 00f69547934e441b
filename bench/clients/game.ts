import type { Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Laid } from '../../shared/galaxy/shapes/lay.ts'
import type { Scene } from '../placing.ts'

/** Six play, two watch. */
export const seats: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
export const viewers: readonly (Seat | undefined)[] = [...seats, undefined, undefined]

/** One galaxy being built on some server, with eight clients connected to it. */
export interface Game {
  /** Milliseconds from sending the answer until the last of the eight has it in its own copy. */
  lay(seat: Seat, laid: Laid): Promise<number>
  /** Bytes all eight together were sent since they sat down: as text, and on the wire. */
  received(): { text: number; wire: number }
  /** Each client's own map; nothing where there is none to keep. */
  galaxies(): Record<HexId, string>[]
  leave(): void
}

export interface House {
  name: string
  open(scene: Scene, asBrowser: boolean): Promise<Game>
  stop(): void
}
