import { computed, signal } from '@preact/signals'
import { log, mySeat } from '../net/room.ts'

/** When the log was last looked at. What was said before this page opened is no news. */
const seen = signal(Date.now())

export const unread = computed(
  () =>
    log.value.filter(({ by, says, at }) => says !== undefined && by !== mySeat.value && at > seen.value)
      .length,
)

export const markRead = (): void => {
  const last = log.peek().at(-1)
  if (last && last.at > seen.peek()) seen.value = last.at
}
