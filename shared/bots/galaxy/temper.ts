/** What tells one thinking bot from another. */
export interface Temper {
  /** An enemy fleet is attacked with so many times its might. */
  readonly odds: number
  /** A fleet stays in a battle while it has such a share of the enemy's might. */
  readonly stays: number
  /** What taking a planet from another is worth beside the planet itself. */
  readonly conquest: number
  /** For each point its owner has, so that whoever leads is held back. */
  readonly envy: number
  /** What harm done to another is worth beside good done to oneself. */
  readonly spite: number
  /** For a planet of a home system. */
  readonly homes: number
  /** How many ships it wants to be able to keep together. */
  readonly fleet: number
  /** Strategy cards. */
  readonly liking: Readonly<Record<string, number>>
  /** It plays Action Cards. */
  readonly cards: boolean
}

/** Expands and scores: victory points are worth more than anything. */
export const scoring: Temper = {
  odds: 1.3,
  stays: 0.7,
  conquest: 1,
  envy: 0.1,
  spite: 0.9,
  homes: 0,
  fleet: 5,
  liking: {},
  cards: true,
}

/** Takes what others have, their homes before all. */
export const conquering: Temper = {
  ...scoring,
  odds: 1.15,
  stays: 0.6,
  conquest: 2.5,
  envy: 0.3,
  spite: 1.2,
  homes: 8,
  fleet: 7,
}
