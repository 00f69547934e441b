import { signal } from '@preact/signals'
import { closeTab } from './openTab.ts'

/** Somebody at the table reads how its game is played. */
export const readingHowTo = signal(false)

export function readHowTo(): void {
  closeTab()
  readingHowTo.value = true
}
