import type { Seat } from '../../shared/engine/rules.ts'
import type { Motion, MotionKind, Wished } from '../../shared/protocol/motions.ts'
import type { KeptMotion } from '../facts.ts'
import { isHeld } from '../faults.ts'
import { humans } from '../seats.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'
import { kept } from './kept.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

/** The motions that stand now, and who has still to say something. */

// A record of kinds by name cannot be told apart by what is moved otherwise.
export const kindOf = ({ kind }: Wished) => kinds[kind] as Kind<MotionKind>

export const voters = (room: Room, { wished }: Pick<KeptMotion, 'wished'>): readonly Seat[] =>
  kindOf(wished).voters?.(room, wished) ?? humans(room)

export const askedOn = (room: Room, motion: KeptMotion): readonly Seat[] =>
  voters(room, motion).filter(seat => !motion.yes.includes(seat) && !motion.no.includes(seat))

export const motions = (room: Room): Motion[] =>
  kept(room).map(motion => ({ ...motion, asked: askedOn(room, motion) }))

export function keep(room: Room, turn: Turn, left: readonly KeptMotion[]) {
  room.store.set({ motions: left.length > 0 ? left : undefined })
  turn.shared.motions = motions(room)
}

export const motionDue = (room: Room): number =>
  isHeld(room)
    ? Number.POSITIVE_INFINITY
    : Math.min(Number.POSITIVE_INFINITY, ...kept(room).map(({ until }) => until))
