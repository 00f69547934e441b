import type { ComponentChildren } from 'preact'
import type { Outlook } from './outlook.ts'

/** What an edition tells of a player beside points and means. */
export interface PlayerShown {
  readonly outlook: Outlook
  /** What he has, in a few words each. */
  readonly facts: readonly string[]
  /** His counters in one line, and what each of them is called. */
  readonly counters: readonly [line: string, long: string]
  /** Beside what he holds and is. */
  readonly tags?: ComponentChildren
  /** What lies before him. */
  readonly more?: ComponentChildren
}
