import * as v from 'valibot'
import { isSeen, withoutUnseen } from '../unseen.ts'

/** What messages of several topics are made of. */

export const longestName = 24

export const written = v.pipe(v.string(), v.transform(withoutUnseen), v.trim(), v.check(isSeen))
export const name = v.pipe(written, v.maxLength(longestName))
export const seat = v.pipe(v.string(), v.regex(/^p[1-8]$/))
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))
export const idPattern = /^[A-Za-z0-9_-]{8,36}$/
/** Of a message: sent again under the same it is done once. */
export const id = v.pipe(v.string(), v.regex(idPattern))
