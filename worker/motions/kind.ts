import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { MotionKind, WishedOf } from '../../shared/protocol/motions.ts'
import type { Deed } from '../deeds.ts'
import type { Room } from '../within.ts'

/** What a kind of motion is to the room. */
export interface Kind<K extends MotionKind> {
  /** Why it cannot be moved, or carried out, as the table stands. */
  refuses(room: Room, wished: WishedOf<K>, by: Seat): Refusal | undefined
  /** Who has a word on it, the mover among them; else all people who sit here. */
  voters?(room: Room, wished: WishedOf<K>): readonly Seat[]
  /** How many of them have to be for it. */
  enough: 'all' | 'two'
  /** How long they have to say no, in milliseconds; else a day. */
  patience?: number
  does(room: Room, wished: WishedOf<K>, by: Seat): Refusal | Deed
}
