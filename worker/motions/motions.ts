import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Wished } from '../../shared/protocol/motions.ts'
import { type Deed, refusal } from '../deeds.ts'
import type { KeptMotion } from '../facts.ts'
import { isHeld } from '../faults.ts'
import { newToken } from '../keys.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'
import { kept } from './kept.ts'
import { askedOn, keep, kindOf, voters } from './standing.ts'

/** Somebody moves something, the others say yes or no; once it is agreed it is done. Whoever is away has a day to say no. */

const day = 86_400_000

const others = (room: Room, motion: KeptMotion) => kept(room).filter(({ motion: id }) => id !== motion.motion)

export function move(room: Room, by: Seat, wished: Wished): Refusal | Deed {
  const kind = kindOf(wished)
  if (kept(room).some(one => one.wished.kind === wished.kind)) return refusal('alreadyMoved')
  const refused = kind.refuses(room, wished, by)
  if (refused) return refused
  const now = Date.now()
  const until = now + Number(room.settings.MOTION_MS ?? kind.patience ?? day)
  const motion = { motion: newToken().slice(0, 8), wished, by, yes: [by], no: [], until }
  return weighed(room, motion, turn => {
    keep(room, turn, [...kept(room), motion])
    turn.tell({ text: `room.log.moved.${wished.kind}`, about: { seat: by } })
  })
}

export function consent(room: Room, by: Seat, id: string, yes: boolean): Refusal | Deed {
  const motion = kept(room).find(({ motion }) => motion === id)
  if (!motion) return refusal('noProposal')
  if (motion.by === by && !yes) return turn => keep(room, turn, others(room, motion))
  if (!askedOn(room, motion).includes(by)) return refusal('notAsked')
  const said = yes ? { yes: [...motion.yes, by] } : { no: [...motion.no, by] }
  const heard = { ...motion, ...said }
  return weighed(room, heard, turn => keep(room, turn, replaced(room, heard)))
}

const replaced = (room: Room, heard: KeptMotion) =>
  kept(room).map(one => (one.motion === heard.motion ? heard : one))

/** What becomes of it as it stands: done, turned down, or left to those who are still asked. */
function weighed(room: Room, motion: KeptMotion, waits: Deed): Refusal | Deed {
  const { wished, yes, no } = motion
  const all = voters(room, motion)
  const needed = kindOf(wished).enough === 'all' ? all.length : Math.min(2, all.length)
  if (yes.length >= needed) return carried(room, motion)
  if (yes.length + askedOn(room, motion).length >= needed) return waits
  return turn => {
    keep(room, turn, others(room, motion))
    turn.tell({ text: 'room.log.motionRefused', about: { seat: no.at(-1) ?? motion.by } })
  }
}

function carried(room: Room, motion: KeptMotion): Refusal | Deed {
  const kind = kindOf(motion.wished)
  const does = kind.refuses(room, motion.wished, motion.by) ?? kind.does(room, motion.wished, motion.by)
  if (typeof does !== 'function') return does
  return turn => {
    keep(room, turn, others(room, motion))
    does(turn)
  }
}

/** Where it cannot be done any more it ends all the same. */
function atLast(room: Room, turn: Turn, motion: KeptMotion, deed: Refusal | Deed) {
  if (typeof deed === 'function') return deed(turn)
  keep(room, turn, others(room, motion))
  turn.tell({ text: 'room.log.motionMoot' })
}

/** Others sit here now. */
export function lookAtMotions(room: Room, turn: Turn) {
  for (const { motion: id } of kept(room)) {
    // What was done about another may have ended it.
    const motion = kept(room).find(one => one.motion === id)
    if (!motion) continue
    const all = voters(room, motion)
    const stays = (seat: Seat) => all.includes(seat)
    const left = { ...motion, yes: motion.yes.filter(stays), no: motion.no.filter(stays) }
    if (!stays(motion.by)) keep(room, turn, others(room, motion))
    else
      atLast(
        room,
        turn,
        motion,
        weighed(room, left, turn => keep(room, turn, replaced(room, left))),
      )
  }
}

/** Who was spoken of as gone is back. */
export function returns(room: Room, seat: Seat) {
  const left = kept(room).filter(({ wished }) => wished.kind !== 'handOn' || wished.seat !== seat)
  if (left.length < kept(room).length) room.turn(turn => keep(room, turn, left))
}

/** Silence is a yes. */
export function motionsRing(room: Room, now: number) {
  if (isHeld(room)) return
  for (const motion of kept(room).filter(({ until }) => until <= now)) {
    const heard = { ...motion, yes: [...motion.yes, ...askedOn(room, motion)] }
    const deed = weighed(room, heard, turn => keep(room, turn, others(room, motion)))
    room.turn(turn => atLast(room, turn, motion, deed))
  }
}
