import type { Mention } from '../../../shared/talk.ts'
import { freshId } from '../../net/ids.ts'
import { send } from '../../net/room.ts'

/** What is said, whatever it answers and names. */
export interface Saying {
  text: string
  re?: number
  things?: Mention[]
}

export const chat = (said: Saying) => send({ chat: { id: freshId(), ...said } })
/** To those who make up a conversation; `murmur` among those who watch. */
export const whisper = (conversation: string, said: Saying) =>
  send({ whisper: { id: freshId(), in: conversation, ...said } })
export const murmur = (name: string, said: Saying) => send({ murmur: { id: freshId(), name, ...said } })
export const tellRead = (conversation: string, until: number) =>
  send({ read: { id: freshId(), in: conversation, until } })
export const mute = (holder: number, yes: boolean) => send({ mute: { id: freshId(), holder, yes } })
export const hush = (yes: boolean) => send({ hush: { id: freshId(), yes } })
