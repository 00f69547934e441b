import { signal } from '@preact/signals'

/** A war or a council is shown over the board: nothing else is announced meanwhile. */
export const isShowing = signal(false)
