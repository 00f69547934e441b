import type { InferOutput } from 'valibot'
import { isSlow } from '../shared/clock.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { doorOf } from '../shared/games.ts'
import type { Knock, Knocking, TakeSeat } from '../shared/protocol.ts'
import { clockOf } from './clocks/table.ts'
import { type Deed, refusal } from './deeds.ts'
import type { KeptKnock, ShutDoor } from './facts.ts'
import { hashed, newToken, phraseOf } from './keys.ts'
import { Refused } from './refused.ts'
import { heldBefore, humans, isHuman, looking, seatCalled, seatInfos, seatToTake, tellHeld } from './seats.ts'
import { reconsider } from './takeBack.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** Who comes while a game goes on sees the hand of the seat they take. Where the table asks for a knock, those who sit there
 *  open the door. */

const minute = 60_000
const tenMinutes = 10 * minute
const day = 24 * 60 * minute
/** Each knock is a question to everybody: so many stand at once, from one network and in all. */
const mostOfOne = 2
const mostKnocks = 4
/** Whoever was not let in does not knock again at once, nor does anybody after so many. */
const shutFor = 10 * minute
const mostShut = 10

const standing = ({ facts }: Room): readonly KeptKnock[] => facts.knocks ?? []
const keyOf = ({ facts }: Room, token: string) => hashed(facts.room, 'seat', token)

/** Nobody lets themselves in, unless nobody else is there. */
function voters(room: Room, { held = [] }: KeptKnock): readonly Seat[] {
  const people = humans(room)
  const others = people.filter(seat => !held.includes(seat))
  return others.length > 0 ? others : people
}

const askedBy = (room: Room, knock: KeptKnock) =>
  voters(room, knock).filter(seat => !knock.yes.includes(seat))

export const knocks = (room: Room): Knock[] =>
  standing(room).map(({ knock, seat, name, yes, held, opens, ...rest }) => ({
    knock,
    seat,
    name,
    yes,
    opens,
    ...(held && { held }),
    asked: askedBy(room, { knock, seat, name, yes, opens, ...(held && { held }), ...rest }),
  }))

function keep(room: Room, turn: Turn, left: readonly KeptKnock[]) {
  room.store.set({ knocks: left.length > 0 ? left : undefined })
  turn.shared.knocks = knocks(room)
}

export function mustKnock(room: Room, token: string | undefined): boolean {
  const { facts, store } = room
  if (facts.stage !== 'playing' || doorOf(facts.options) !== 'knock' || humans(room).length === 0)
    return false
  return token === undefined || store.keyOf(keyOf(room, token), 'seat') === undefined
}

const isShutTo = ({ facts }: Room, who: Partial<ShutDoor>) =>
  (facts.shut ?? []).some(
    ({ key, from, at }) => (key === who.key || from === who.from) && Date.now() - at < shutFor,
  )

/** The token works once the door is open; brought again it finds the same knock. */
export function knock(room: Room, wish: InferOutput<typeof TakeSeat>, network: string): Knocking {
  const { facts } = room
  const token = wish.token ?? newToken()
  const key = keyOf(room, token)
  const from = hashed(facts.salt, 'address', network).slice(0, 16)
  const same = standing(room).find(one => one.key === key)
  if (same) return { knock: same.knock, seat: same.seat, token, opens: same.opens }
  if (isShutTo(room, { key, from })) throw new Refused(403, 'doorShut')
  const tooMany =
    standing(room).length >= mostKnocks ||
    standing(room).filter(one => one.from === from).length >= mostOfOne ||
    (facts.shut ?? []).filter(({ at }) => Date.now() - at < shutFor).length >= mostShut
  if (tooMany) throw new Refused(429, 'manyKnock')
  const { seat } = looking(room, seatToTake(room, wish.seat, true), wish)
  const held = heldBefore(room, wish.browser, seat)
  const patience = Number(room.settings.KNOCK_MS ?? (isSlow(clockOf(room)) ? day : tenMinutes))
  const phrase = hashed(facts.room, 'phrase', phraseOf(facts.salt, token))
  const made: KeptKnock = {
    knock: newToken().slice(0, 8),
    seat,
    name: wish.name,
    yes: [],
    opens: Date.now() + patience,
    ...(held.length > 0 && { held }),
    key,
    phrase,
    from,
  }
  room.turn(turn => {
    keep(room, turn, [...standing(room), made])
    turn.tell({ text: 'room.log.knocks', about: { who: made.name } })
  })
  return { knock: made.knock, seat, token, opens: made.opens }
}

/** One no keeps the door shut; two who say yes open it, or the only one. */
export function letIn(room: Room, by: Seat, id: string, yes: boolean): ReturnType<typeof refusal> | Deed {
  const made = standing(room).find(({ knock }) => knock === id)
  if (!made) return refusal('noProposal')
  if (!askedBy(room, made).includes(by)) return refusal('notAsked')
  if (!yes)
    return turn => shut(room, turn, made, { text: 'room.log.doorShut', about: { by, who: made.name } })
  return turn => {
    const heard = { ...made, yes: [...made.yes, by] }
    keep(
      room,
      turn,
      standing(room).map(one => (one === made ? heard : one)),
    )
    lookAtDoor(room, turn)
  }
}

export function withdraw(room: Room, token: string | undefined) {
  const made = token === undefined ? undefined : standing(room).find(({ key }) => key === keyOf(room, token))
  if (!made) throw new Refused(404, 'noProposal')
  room.turn(turn =>
    keep(
      room,
      turn,
      standing(room).filter(one => one !== made),
    ),
  )
}

/** Who has left opens nothing, and a seat that is taken is not waited for. */
export function lookAtDoor(room: Room, turn: Turn) {
  const people = humans(room)
  for (const made of standing(room)) {
    const yes = made.yes.filter(seat => people.includes(seat))
    const needed = Math.min(2, voters(room, made).length)
    if (isHuman(seatCalled(room, made.seat)) || room.facts.stage !== 'playing') shut(room, turn, made)
    else if (needed > 0 && yes.length >= needed) open(room, turn, { ...made, yes })
    else if (yes.length < made.yes.length)
      keep(
        room,
        turn,
        standing(room).map(one => (one === made ? { ...made, yes } : one)),
      )
  }
  if (standing(room).length > 0) turn.shared.knocks = knocks(room)
}

function open(room: Room, turn: Turn, made: KeptKnock) {
  const { store } = room
  const { seat, name, yes, held = [] } = made
  keep(
    room,
    turn,
    standing(room).filter(one => one.knock !== made.knock),
  )
  store.setSeat({ ...seatCalled(room, seat), name, bot: undefined })
  store.addKey(made.key, 'seat', seat)
  store.addKey(made.phrase, 'phrase', seat)
  store.set({ stuck: undefined })
  const [by, also] = yes
  if (by === undefined) turn.tell({ text: 'room.log.doorOpens', about: { seat } })
  else if (also === undefined) turn.tell({ text: 'room.log.letIn', about: { seat, by } })
  else turn.tell({ text: 'room.log.letInByTwo', about: { seat, by, also } })
  tellHeld(turn, seat, held)
  reconsider(room, turn)
  turn.shared.seats = seatInfos(room)
  turn.after.push(() => room.comeIn(made.key, seat))
  lookAtDoor(room, turn)
}

function shut(room: Room, turn: Turn, made: KeptKnock, line?: Parameters<Turn['tell']>[0]) {
  keep(
    room,
    turn,
    standing(room).filter(one => one.knock !== made.knock),
  )
  const gone = { key: made.key, from: line ? made.from : '', at: turn.at }
  room.store.set({ shut: [...(room.facts.shut ?? []), gone].slice(-20) })
  if (line) turn.tell(line)
  turn.after.push(() => room.stayOut(made.key))
}

export const isKnocking = (room: Room, key: string) => standing(room).some(one => one.key === key)
export const wasShutOut = ({ facts }: Room, key: string) => (facts.shut ?? []).some(one => one.key === key)

export const knockDue = (room: Room): number =>
  Math.min(Number.POSITIVE_INFINITY, ...standing(room).map(({ opens }) => opens))

export function knocksRing(room: Room, now: number) {
  const due = standing(room).filter(({ opens }) => opens <= now)
  if (due.length === 0) return
  room.turn(turn => {
    lookAtDoor(room, turn)
    for (const made of due) if (isKnocking(room, made.key)) open(room, turn, { ...made, yes: [] })
  })
}
