import { signal } from '@preact/signals'

export type Tab = 'mine' | 'players' | 'log' | 'table'

/** The sheet that lies over the board. */
export const openTab = signal<Tab | undefined>()

export const closeTab = (): void => {
  openTab.value = undefined
}
