import { signal } from '@preact/signals'

/** Where the telling begins: with what was missed since, where a link leads, or with the whole game; else with the last turns. */
export interface Telling {
  readonly since?: number
  readonly to?: string
  readonly whole?: true
}

/** The past is being told. */
export const retelling = signal<Telling | undefined>()
