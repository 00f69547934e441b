import type { SeatAgain } from '../../shared/protocol/rematch.ts'
import { call } from '../net/http.ts'
import { freshId } from '../net/ids.ts'
import { keep, kept } from '../net/kept.ts'
import { room } from '../net/room.ts'
import { go } from '../route.ts'
import { type Done, here, myKept } from './hosting.ts'

/** On to the table after this one, where my seat waits for me. */
export async function goAgain(): Done {
  const { game = '', next } = room.value ?? {}
  if (next === undefined) return undefined
  if (kept(next)?.token === undefined) {
    const wish = { token: freshId() }
    const { ok, refused } = await call<SeatAgain>('POST', `${here()}/rematch/seat`, wish, myKept()?.token)
    // Whose seat somebody else has by now looks on.
    if (refused && refused.code !== 'seatGiven') return refused
    if (ok) keep(next, { game, seat: ok.seat, token: ok.token, phrase: ok.phrase })
  }
  go(`/r/${next}`)
  return undefined
}

/** The same game for the same people at a table of its own; where somebody opened it already, there. */
export async function openAgain(): Done {
  const { ok, refused } = await call<{ room: string }>('POST', `${here()}/rematch`, {}, myKept()?.token)
  if (refused) return refused
  if (room.value) room.value = { ...room.value, next: ok.room }
  return goAgain()
}
