import { signal } from '@preact/signals'

/** How much was said that nobody read here; counted once the board can be played on: see `talk/counting.ts`. */
export const unread = signal(0)
