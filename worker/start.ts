import { commitmentTo } from '../shared/engine/chance.ts'
import { Match } from '../shared/engine/match.ts'
import { play } from './deeds.ts'
import { newSeed } from './keys.ts'
import { Refused } from './refused.ts'
import { humans, seatInfos } from './seats.ts'
import type { Room } from './within.ts'

export function startGame(room: Room) {
  const { store, facts, rules } = room
  if (facts.stage !== 'lobby') throw new Refused(409, 'started')
  if (seatInfos(room).some(seat => !seat.taken)) throw new Refused(409, 'notFull')
  if (humans(room).length === 0) throw new Refused(409, 'noPerson')
  const seed = newSeed()
  const seats = store.seats.map(row => row.seat)
  const { match, ok } = Match.start(rules, { options: facts.options, seats, seed }, store.match)
  const commitment = commitmentTo(seed)
  room.turn(turn => {
    store.set({ stage: 'playing', commitment })
    Object.assign(turn.shared, { stage: 'playing', commitment })
    turn.tell({ text: 'room.log.started', about: { commitment } })
    play(room, turn, match, ok)
  })
}
