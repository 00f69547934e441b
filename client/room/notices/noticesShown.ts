import { signal } from '@preact/signals'

/** Whether the notices of my seat are folded out in its panel. */
export const noticesShown = signal(false)
