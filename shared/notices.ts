/** What a seat may be told of where it does not look: on its devices, and by a webhook. Room and client judge alike. */

export const noticeKinds = ['turn', 'asked', 'nudge', 'clock', 'offer', 'message', 'end', 'next'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Told only to whoever asks for it. */
export const usuallyOff: readonly NoticeKind[] = ['next']

/** Minutes of the day, in the time zone of the browser that chose them. Where one is after the other it goes over midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
  readonly zone: string
}

export const hookKinds = ['discord', 'telegram', 'other'] as const
export type HookKind = (typeof hookKinds)[number]
