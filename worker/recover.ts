import type { Recovered } from '../shared/protocol.ts'
import { asPhrase, hashed, newToken } from './keys.ts'
import { Refused } from './refused.ts'
import type { Room } from './within.ts'

export const triesAnHour = 10
/** So many are written down an hour, each of which costs rows. Beyond that a right phrase is still right: refusing it would let strangers lock out its owner.
 *  Of 2^44 phrases eight open a seat; at a thousand guesses a second, which is all a room can hear, it takes 35 years on
 *  average to come upon one. */
const mostWritten = 100
const hour = 3_600_000

/** The same seat on another device; the first one keeps it too. */
export function recover(room: Room, network: string, phrase: string): Recovered {
  const { store, facts } = room
  const who = hashed(facts.salt, 'address', network)
  const now = Date.now()
  const tries = store.triesSince(now - hour)
  const own = tries.filter(one => one.who === who)
  const isWritten = tries.length < mostWritten
  if (own.length >= triesAnHour || !(isWritten || room.guesses.take(who, now)))
    throw new Refused(429, 'tooManyTries')
  if (isWritten) store.addTry(now, who)
  const found = store.keyOf(hashed(facts.room, 'phrase', asPhrase(phrase)), 'phrase')
  if (found?.seat === undefined) throw new Refused(404, 'wrongPhrase')
  const { seat } = found
  const token = newToken()
  const host = facts.host === seat ? newToken() : undefined
  store.atOnce(() => {
    store.addKey(hashed(facts.room, 'seat', token), 'seat', seat)
    if (host) store.addKey(hashed(facts.room, 'host', host), 'host', undefined)
  })
  return { seat, token, ...(host && { host }) }
}
