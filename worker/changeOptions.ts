import type { ChosenOptions, GameInfo, Seat } from '../shared/engine/rules.ts'
import { games } from '../shared/games.ts'
import { chosenOptions } from './newRoom.ts'
import { moveNotices } from './notices/kept.ts'
import { Refused } from './refused.ts'
import { moveAwaited } from './rematch/awaited.ts'
import { type Reseated, reseated } from './reseat.ts'
import { seatInfos } from './seats.ts'
import { moveHolders } from './talk/holders.ts'
import type { Room } from './within.ts'

/** Until the game begins the host may think otherwise, of all that is chosen when a table is made. */
export async function changeOptions(room: Room, wished: ChosenOptions, network: string) {
  const { facts, lobby } = room
  const options = chosenOptions(facts.game, wished)
  const wasOpen = facts.options['listing'] === 'open'
  const isOpen = options['listing'] === 'open'
  if (isOpen && !wasOpen && !(await lobby.mayList(facts.room, network))) throw new Refused(429, 'manyListed')
  change(room, options)
  if (wasOpen && !isOpen) await lobby.unlist(facts.room)
}

function change(room: Room, options: ChosenOptions) {
  const { store, facts } = room
  if (facts.stage !== 'lobby') throw new Refused(409, 'started')
  const seating = reseated(store.seats, (games[facts.game] as GameInfo).players(options))
  if (!seating) throw new Refused(409, 'manySit')
  room.turn(turn => {
    store.set({ options })
    reseat(room, seating)
    moveHolders(room, turn, seating.moved)
    turn.shared.options = options
    turn.shared.seats = seatInfos(room)
  })
  for (const [from] of seating.moved) room.callBack(from)
}

function reseat(room: Room, { rows, moved }: Reseated) {
  const { store, facts } = room
  store.setSeats(rows)
  for (const [from, to] of moved) store.moveKeys(from, to)
  moveNotices(room, moved)
  moveAwaited(room, moved)
  const host = newSeat(moved, facts.host)
  if (host !== facts.host) store.set({ host })
}

const newSeat = (moved: Reseated['moved'], seat: Seat | undefined) =>
  moved.find(([from]) => from === seat)?.[1] ?? seat
