import * as v from 'valibot'
import { type HookKind, type NoticeKind, noticeKinds, type QuietHours } from '../notices.ts'

/** What a seat says of its notices, and what it is told of them. Nobody else is told any of it. */

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))
const quiet = v.strictObject({
  from: minuteOfDay,
  to: minuteOfDay,
  zone: v.pipe(v.string(), v.maxLength(60)),
})
const spoken = v.picklist(['en', 'it'])

export const ChangeNotices = v.strictObject({
  off: v.optional(v.pipe(v.array(v.picklist(noticeKinds)), v.maxLength(noticeKinds.length))),
  /** `false`: there are none any more. */
  quiet: v.optional(v.union([quiet, v.literal(false)])),
})

const endpoint = v.pipe(v.string(), v.maxLength(1000))
const keyed = (length: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.length(length))
const subscription = { endpoint, p256dh: keyed(87), auth: keyed(22) }
export const AddDevice = v.strictObject({ ...subscription, language: spoken })
/** The browser has changed its subscription: who knows the old one is who had it. */
export const RenewDevice = v.strictObject({ ...subscription, was: endpoint })

export const SetHook = v.strictObject({
  address: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  /** Telegram: to whom. */
  chat: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(-?\d{1,20}|@\w{4,40})$/))),
  language: spoken,
})

/** Of a webhook its kind is told and never its address. */
export interface NoticesView {
  /** With which a browser subscribes; without it this house sends nothing to devices. */
  key?: string
  off: readonly NoticeKind[]
  quiet?: QuietHours
  /** By what each is known. */
  devices: readonly string[]
  hook?: HookKind
  tableHook?: HookKind
}

/** How many devices a try was sent to, and whether the webhook took it. */
export interface Tried {
  devices: number
  hook?: boolean
}
