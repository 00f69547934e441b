import type { Options } from '../../engine/options.ts'

/** A command, and what is chosen of what it offers. */
export interface Said {
  readonly name: string
  readonly value: unknown
}

/** What a seat may do by command now. */
export type Offers = Readonly<Record<string, Options>>
