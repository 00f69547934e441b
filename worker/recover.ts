import type { Recovered } from '../shared/protocol.ts'
import { asPhrase, hashed, newToken } from './keys.ts'
import { Refused } from './refused.ts'
import type { Room } from './room.ts'

const triesAnHour = 10
/** From everywhere: far too few to guess a phrase, and too many for one stranger to use up and lock its owner out. */
const triesOfAll = 1000
const hour = 3_600_000

/** The same seat on another device; the first one keeps it too. */
export function recover({ store, facts }: Room, network: string, phrase: string): Recovered {
  const who = hashed(facts.salt, 'address', network)
  const now = Date.now()
  const found = store.atOnce(() => {
    const tries = store.triesSince(now - hour)
    if (tries.length >= triesOfAll || tries.filter(by => by === who).length >= triesAnHour)
      return 'tooManyTries'
    store.addTry(now, who)
    return store.keyOf(hashed(facts.room, 'phrase', asPhrase(phrase)), 'phrase')
  })
  if (found === 'tooManyTries') throw new Refused(429, 'tooManyTries')
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
