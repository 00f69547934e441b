/** A card, technology or ability as the screens read it, whatever its edition prints on it. */
export interface Card {
  /** Its words in other languages stand under it: `name.<kind>.<id>`. */
  readonly kind: string
  readonly id: string
  readonly name: string
  /** Where it is not called by its name alone. */
  called?(): string
  readonly text?: string
  /** The printing the table plays, if its words are others: `text.<kind>.<id>.first`. */
  readonly printing?: 'first'
  /** Of a strategy card `primary` and `secondary`, of an agenda `for` and `against`, or `elected`. */
  readonly parts?: Readonly<Record<string, CardPart>>
  readonly initiative?: number
  readonly points?: number
  readonly colour?: string
  /** Where it has one of its own. */
  readonly price?: number
  /** `forAgainst`, or who or what is elected. */
  readonly vote?: string
  readonly law?: boolean
  /** It is played on other cards. */
  readonly answers?: boolean
  /** It has no rules yet. */
  readonly doesNothing?: boolean
}

export interface CardPart {
  readonly name?: string
  readonly text: string
}
