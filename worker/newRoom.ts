import type { ChosenOptions, GameInfo, GameOption, Seat } from '../shared/engine/rules.ts'
import { clashIn, games, matters, optionsOf, usualDoor } from '../shared/games.ts'
import type { RoomMade } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { setAlarm } from './clock.ts'
import type { Wish } from './env.ts'
import type { SeatRow } from './facts.ts'
import { hashed, newSeed, newToken } from './keys.ts'
import { Refused } from './refused.ts'
import type { Again } from './rematch/again.ts'
import { freshSeat } from './reseat.ts'
import { addBot, takeSeat } from './seating.ts'
import { isHuman, isTaken } from './seats.ts'
import { startGame } from './start.ts'
import type { Room } from './within.ts'

/** Every option of the game and the table, as chosen or as it is otherwise; but what says nothing beside the others. */
export function chosenOptions(game: string, wished: ChosenOptions): ChosenOptions {
  const info = Object.hasOwn(games, game) && Object.hasOwn(rulebooks, game) ? games[game] : undefined
  if (!info) throw new Refused(400, 'unknownGame')
  const offered = optionsOf(info)
  for (const id of Object.keys(wished)) {
    const option = offered.find(option => option.id === id)
    if (!option || !isOffered(option, wished[id] ?? '')) throw new Refused(400, 'unknownOption')
  }
  const chosen = Object.fromEntries(offered.map(({ id, otherwise }) => [id, wished[id] ?? otherwise]))
  const clash = clashIn(info, chosen)
  if (clash) throw new Refused(400, 'optionsClash', clash.why)
  const refused = rulebooks[game]?.refuses?.(chosen)
  if (refused) throw new Refused(400, refused.code, refused.why)
  const played = offered.filter(option => matters(option, chosen)).map(({ id }) => [id, chosen[id] ?? ''])
  return { ...Object.fromEntries(played), door: wished['door'] ?? usualDoor(chosen) }
}

const isOffered = ({ values, text }: GameOption, value: string) =>
  text === undefined ? values.includes(value) : value.length <= text

export function makeRoom(place: Room, room: string, wish: Wish): RoomMade {
  const { game, options, name, language, alone, again } = wish
  const { store } = place
  const host = newToken()
  const now = Date.now()
  const seats: SeatRow[] = [...(again?.seats ?? [])]
  while (seats.length < (games[game] as GameInfo).players(options)) seats.push(freshSeat(seats))
  store.atOnce(() => {
    const secrets = { salt: newSeed(), botSeed: newSeed() }
    const spoken = language && { language }
    store.make({ room, game, options, stage: 'lobby', v: now, privateV: now, ...spoken, ...secrets }, seats)
    if (again) {
      for (const row of seats) store.setSeat(row)
      store.set({ host: again.by, after: { room: again.from, awaited: awaitedIn(again) } })
    } else store.addKey(hashed(room, 'host', host), 'host', undefined)
    setAlarm(place, now)
  })
  const made = { room, host, ...(name !== undefined && takeSeat(place, { name }, true)) }
  if (alone) beginAlone(place)
  return made
}

function beginAlone(place: Room) {
  for (const row of place.store.seats) if (!isTaken(row)) addBot(place, { seat: row.seat })
  startGame(place)
}

/** Whose seats wait for them at the table after: everybody who is a person. */
const awaitedIn = ({ seats }: Again): Readonly<Record<Seat, Seat>> =>
  Object.fromEntries(seats.filter(isHuman).map(({ seat }) => [seat, seat]))
