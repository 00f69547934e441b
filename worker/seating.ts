import type { InferOutput } from 'valibot'
import type { Seat } from '../shared/engine/rules.ts'
import type { AddBot, ChangeSeat, Door, SeatTaken, TakeSeat } from '../shared/protocol.ts'
import { tellClocks } from './clocks/running.ts'
import { lookAtDoor } from './doors.ts'
import type { SeatRow } from './facts.ts'
import { hashed, newToken, phraseOf } from './keys.ts'

import { forget, loses } from './passing.ts'
import { Refused } from './refused.ts'
import {
  exchangeLooks,
  heldBefore,
  isHuman,
  isTaken,
  knowBrowser,
  looking,
  seatCalled,
  seatInfos,
  seatToTake,
  standsIn,
  tellHeld,
} from './seats.ts'
import { reconsider } from './takeBack.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** Who takes a seat, changes, leaves or hands it over. */

function change(room: Room, row: SeatRow, text?: string, does?: (turn: Turn) => void) {
  room.turn(turn => {
    exchangeLooks(room, row)
    room.store.setSeat(row)
    does?.(turn)
    if (text)
      turn.tell({ text, about: { seat: row.seat, ...(row.name !== undefined && { name: row.name }) } })
    reconsider(room, turn)
    turn.shared.seats = seatInfos(room)
    tellClocks(room, turn)
    if (room.facts.knocks) lookAtDoor(room, turn)
  })
}

export function giveKeys(room: Room, seat: Seat, token: string): SeatTaken {
  const { room: name, salt } = room.facts
  const phrase = phraseOf(salt, token)
  room.store.addKey(hashed(name, 'seat', token), 'seat', seat)
  room.store.addKey(hashed(name, 'phrase', phrase), 'phrase', seat)
  return { seat, token, phrase }
}

export function takeSeat(room: Room, wish: InferOutput<typeof TakeSeat>, asHost: boolean): SeatTaken {
  const { store, facts } = room
  const token = wish.token ?? newToken()
  const held = store.keyOf(hashed(facts.room, 'seat', token), 'seat')?.seat
  if (held !== undefined) return store.atOnce(() => giveKeys(room, held, token))
  const row = looking(room, seatToTake(room, wish.seat, true), wish)
  const { seat } = row
  const isLate = facts.stage === 'playing'
  let taken: SeatTaken | undefined
  change(room, { ...row, name: wish.name, bot: undefined }, undefined, turn => {
    taken = giveKeys(room, seat, token)
    const text = isLate && row.bot !== undefined ? 'room.log.satForBot' : 'room.log.sat'
    turn.tell({ text, about: { seat, name: wish.name } })
    if (isLate) tellHeld(turn, seat, heldBefore(room, wish.browser, seat))
    knowBrowser(room, wish.browser, seat)
    if (asHost && facts.host === undefined) store.set({ host: seat })
  })
  return taken as unknown as SeatTaken
}

export function changeSeat(room: Room, seat: Seat, wish: InferOutput<typeof ChangeSeat>) {
  const row = looking(room, seatCalled(room, seat), wish)
  if (!isTaken(row)) throw new Refused(409, 'notTaken')
  change(room, { ...row, ...(wish.name !== undefined && { name: wish.name }) })
}

export function addBot(room: Room, { seat, bot = 'sensible' }: InferOutput<typeof AddBot>): Seat {
  // One bot takes the place of another without a word: it is the same player in another mood.
  const row = seatToTake(room, seat, true)
  const text = row.bot === undefined ? 'room.log.bot' : undefined
  change(room, { ...row, name: undefined, bot }, text, () => room.store.set({ stuck: undefined }))
  return row.seat
}

/** While a game goes on nobody loses a seat by the host's word alone: the table, or its clock, has put a bot there before, and
 *  whoever is there keeps it. */
function mustBeLost(room: Room, row: SeatRow) {
  if (room.facts.stage !== 'playing' || !isHuman(row)) return
  if (!standsIn(room, row.seat) || room.sockets.isOnline(row.seat)) throw new Refused(409, 'stillTheirs')
}

/** The seat keeps its place in the game, and waits for somebody. */
export function freeSeat(room: Room, seat: Seat, bySelf: boolean) {
  const row = seatCalled(room, seat)
  if (!isTaken(row)) throw new Refused(409, 'notTaken')
  if (!bySelf) mustBeLost(room, row)
  const { name, bot: _, ...empty } = row
  change(room, empty, undefined, turn => {
    loses(room, turn, seat)
    const text = bySelf ? 'room.log.left' : 'room.log.freed'
    turn.tell({ text, about: { seat, ...(name !== undefined && { name }) } })
  })
  room.dismissSeat(seat)
}

/** To another person or another device: whoever held it before holds it no longer. */
export function handOver(room: Room, seat: Seat, bySelf: boolean): SeatTaken {
  const row = seatCalled(room, seat)
  if (!isHuman(row)) throw new Refused(409, 'notTaken')
  if (!bySelf) mustBeLost(room, row)
  let taken: SeatTaken | undefined
  change(room, row, 'room.log.handedOver', turn => {
    room.store.endKeysOf(seat)
    forget(room, turn, seat)
    if (room.facts.host === seat) room.store.endHostKeys()
    taken = giveKeys(room, seat, newToken())
  })
  room.dismissSeat(seat)
  return taken as unknown as SeatTaken
}

/** Until the game begins the host may think otherwise. */
export function chooseDoor(room: Room, door: Door) {
  const { store, facts } = room
  if (facts.stage !== 'lobby') throw new Refused(409, 'started')
  room.turn(turn => {
    const options = { ...facts.options, door }
    store.set({ options })
    turn.shared.options = options
  })
}
