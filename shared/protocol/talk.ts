import * as v from 'valibot'
import { id, name, written } from './parts.ts'

/** What people say to each other. To all it is a line of the log; whispers and what those who watch say among themselves stand
 *  beside it, for nobody else to read. */

export const longestChat = 500
const mostThings = 6

/** A moment names a line, for no two were said at the same. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0))
const thing = v.strictObject({
  kind: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,20}$/)),
  id: v.pipe(v.string(), v.regex(/^[\w.:~+/ -]{1,60}$/)),
})
/** A thing is named in the text by its place among them, in braces. */
const said = {
  id,
  text: v.pipe(written, v.maxLength(longestChat)),
  re: v.optional(moment),
  things: v.optional(v.pipe(v.array(thing), v.minLength(1), v.maxLength(mostThings))),
}

export const Chat = v.strictObject({ chat: v.strictObject(said) })
/** To those who hold their seats now: a conversation is named by all of them, so that nothing reaches a successor. */
export const Whisper = v.strictObject({
  whisper: v.strictObject({ ...said, in: v.pipe(v.string(), v.regex(/^\d{1,16}(-\d{1,16}){1,7}$/)) }),
})
/** Among those who watch, under a name of one's own. */
export const Murmur = v.strictObject({ murmur: v.strictObject({ ...said, name }) })
/** Read so far, on whichever device. */
export const MarkRead = v.strictObject({
  read: v.strictObject({ id, in: v.pipe(v.string(), v.regex(/^(table|[\d-]{3,150})$/)), until: moment }),
})
/** Whose words this seat will not be shown: holders, as conversations name them. */
export const Mute = v.strictObject({
  mute: v.strictObject({ id, holder: v.pipe(v.number(), v.integer()), yes: v.boolean() }),
})
/** By the host: whether those who watch may talk. */
export const Hush = v.strictObject({ hush: v.strictObject({ id, yes: v.boolean() }) })
