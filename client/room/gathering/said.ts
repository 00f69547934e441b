import { signal } from '@preact/signals'

/** Who has just sat down, for the name of the tab. */
export const said = signal<string | undefined>()
