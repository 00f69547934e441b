import type { Seat } from '../../shared/engine/rules.ts'
import type { HookKind, NoticeKind, QuietHours } from '../../shared/notices.ts'
import type { Language } from '../../shared/protocol.ts'

/** What a room keeps of notices: what each seat chose, and what lies before it. */

export interface Device {
  id: string
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  /** Where it was added: whose house it is that sends. */
  site: string
}

export interface KeptHook {
  kind: HookKind
  address: string
  /** Telegram: to whom. */
  chat?: string
  language: Language
  site: string
  /** How many were sent on a day. */
  sent?: readonly [day: number, count: number]
}

/** What a seat chose. */
export interface KeptNotices {
  off?: readonly NoticeKind[]
  quiet?: QuietHours | undefined
  devices?: readonly Device[]
  hook?: KeptHook | undefined
}

export interface Due {
  kind: NoticeKind
  at: number
  /** Who had it told, where that is somebody. */
  by?: Seat
}

/** What is to be told, and what lies on its devices. */
export interface Noticed {
  due?: readonly Due[]
  /** When that is looked at again. */
  rings?: number | undefined
  /** How often it could not be sent. */
  tries?: number | undefined
  /** Told, and not done with; and on which devices. */
  lies?: readonly NoticeKind[]
  on?: readonly string[]
  /** What lies there says what is no longer so. */
  stale?: true | undefined
  /** When it was told anything last, and what weighed most of that. */
  told?: number
  last?: NoticeKind
  /** Since when it was waited for, when it was reminded of its clock. */
  reminded?: number
}

/** What a table's webhook was told last, when, and when it is looked at again. */
export interface TableNoticed {
  said?: string
  told?: number
  rings?: number | undefined
}
