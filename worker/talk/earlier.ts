import type { Seat } from '../../shared/engine/rules.ts'
import { type EarlierTalk, holdersIn, inGallery } from '../../shared/talk.ts'
import { Refused } from '../refused.ts'
import type { Room } from '../within.ts'
import { holderOf } from './holders.ts'

/** A page of what was said before a moment, for whoever hears that conversation. */
export function earlierTalk(
  room: Room,
  reader: Seat | undefined,
  conversation: string,
  at: number,
): EarlierTalk {
  const hears =
    reader === undefined
      ? conversation === inGallery
      : holdersIn(conversation).includes(holderOf(room, reader))
  if (!hears) throw new Refused(404, 'noPage')
  return room.store.talk.before(conversation, at)
}
