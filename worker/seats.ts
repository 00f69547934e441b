import type { InferOutput } from 'valibot'
import type { Seat } from '../shared/engine/rules.ts'
import type { ChangeSeat, SeatInfo } from '../shared/protocol.ts'
import type { SeatRow } from './facts.ts'
import { hashed } from './keys.ts'
import { Refused } from './refused.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

export const isTaken = (row: SeatRow) => row.name !== undefined || row.bot !== undefined
export const isHuman = (row: SeatRow) => row.name !== undefined && row.bot === undefined

export const humans = (room: Room): Seat[] => room.store.seats.filter(isHuman).map(row => row.seat)

/** Whether a bot answers there for a person. */
export const standsIn = ({ facts }: Room, seat: Seat) => facts.standIns?.[seat] !== undefined

export function seatInfos(room: Room): SeatInfo[] {
  return room.store.seats.map(row => ({
    seat: row.seat,
    colour: row.colour,
    emblem: row.emblem,
    taken: isTaken(row),
    online: room.sockets.isOnline(row.seat),
    ...(row.seat === room.facts.host && { host: true as const }),
    ...(row.name !== undefined && { name: row.name }),
    ...(row.bot !== undefined && { bot: row.bot }),
    ...(standsIn(room, row.seat) && { standIn: true as const }),
    ...(isHuman(row) && absenceOf(room, row.seat)),
  }))
}

function absenceOf({ facts }: Room, seat: Seat): Pick<SeatInfo, 'regent' | 'holiday'> {
  const regent = facts.regents?.[seat]
  const { until = 0 } = facts.holidays?.[seat] ?? {}
  return { ...(regent && { regent }), ...(until > Date.now() && { holiday: until }) }
}

export function seatCalled(room: Room, seat: string): SeatRow {
  const row = room.store.seats.find(row => row.seat === seat)
  if (!row) throw new Refused(404, 'noSeat')
  return row
}

/** The seat wished for, or the first free one. */
export function seatToTake(room: Room, wished: Seat | undefined, mayReplaceBot: boolean): SeatRow {
  if (room.facts.stage === 'over') throw new Refused(409, 'over')
  if (wished === undefined) {
    const free = room.store.seats.find(row => !isTaken(row))
    if (!free) throw new Refused(409, 'full')
    return free
  }
  const row = seatCalled(room, wished)
  if (isHuman(row) || (row.bot !== undefined && !mayReplaceBot)) throw new Refused(409, 'taken')
  return row
}

type Look = Pick<InferOutput<typeof ChangeSeat>, 'colour' | 'emblem'>

/** No two seats look alike: what a free one wears it exchanges. */
export function looking(room: Room, row: SeatRow, { colour, emblem }: Look): SeatRow {
  const others = room.store.seats.filter(other => other.seat !== row.seat && isTaken(other))
  if (others.some(other => other.colour === colour)) throw new Refused(409, 'colourTaken')
  if (others.some(other => other.emblem === emblem)) throw new Refused(409, 'emblemTaken')
  return { ...row, ...(colour && { colour }), ...(emblem && { emblem }) }
}

export function exchangeLooks({ store }: Room, row: SeatRow) {
  const before = store.seats.find(({ seat }) => seat === row.seat)
  if (!before) return
  for (const other of store.seats) {
    if (other.seat === row.seat) continue
    const colour = other.colour === row.colour ? before.colour : other.colour
    const emblem = other.emblem === row.emblem ? before.emblem : other.emblem
    if (colour !== other.colour || emblem !== other.emblem) store.setSeat({ ...other, colour, emblem })
  }
}

const browserKey = ({ facts }: Room, browser: string, seat: Seat) =>
  hashed(facts.room, 'browser', `${browser}/${seat}`)

/** Kept when the seat is not: whoever held it has seen its hand. */
export function knowBrowser(room: Room, browser: string | undefined, seat: Seat) {
  if (browser === undefined) return
  const key = browserKey(room, browser, seat)
  if (!room.store.keyOf(key, 'browser')) room.store.addKey(key, 'browser', undefined)
}

/** Which other seats this browser has held here. */
export function heldBefore(room: Room, browser: string | undefined, seat: Seat): Seat[] {
  if (browser === undefined) return []
  const others = room.store.seats.map(row => row.seat).filter(other => other !== seat)
  return others.filter(other => room.store.keyOf(browserKey(room, browser, other), 'browser'))
}

export function tellHeld(turn: Turn, seat: Seat, held: readonly Seat[]) {
  for (const other of held) turn.tell({ text: 'room.log.heldBefore', about: { seat, other } })
}
