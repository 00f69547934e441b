/** Words of the game that any sentence may use: the forms it may use, divided by strokes, the first as the heading; and what they
 *  mean. */
export type Terms<I extends string = string> = Readonly<Record<I, readonly [forms: string, says: string]>>

export interface TermBook {
  readonly terms: Terms
  /** What kinds of units are called in sentences, one and many. */
  readonly units: Readonly<Record<string, string>>
}
