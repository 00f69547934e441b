import { signal } from '@preact/signals'

/** Dice of a battle are being shown throw by throw: whoever tells its end before spoils it. */
export const isShowing = signal(false)
