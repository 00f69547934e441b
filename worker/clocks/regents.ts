import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Regent } from '../../shared/protocol/absence.ts'
import type { Deed } from '../deeds.ts'
import { seatInfos, standsIn } from '../seats.ts'
import type { Room } from '../within.ts'

/** What whoever answers for a person who is away may do; each says so of themselves, and all see it. */

export const chooseRegent =
  (room: Room, by: Seat, regent: Regent): Refusal | Deed =>
  turn => {
    room.store.set({ regents: { ...room.facts.regents, [by]: regent } })
    turn.shared.seats = seatInfos(room)
  }

/** There nothing is done that need not be. */
export const doesOnlyWhatMust = (room: Room, seat: Seat): boolean =>
  standsIn(room, seat) && room.facts.regents?.[seat] === 'must'
