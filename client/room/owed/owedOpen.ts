import { signal } from '@preact/signals'
import { closeTab } from '../openTab.ts'

/** Whether it lies over the board who owes what. */
export const owedOpen = signal(false)

export const openOwed = (): void => {
  closeTab()
  owedOpen.value = true
}
