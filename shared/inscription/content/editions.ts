/** What is ours is improved now and then, but never for a game that has begun: its sheets bear the edition they were dealt
 *  in, and a record keeps what was printed first, with what the second edition prints instead. */

/** Sheets of the first edition bear none: they may have been dealt before there was another. */
export type Edition = 2 | undefined

export interface Reprinted<T> {
  readonly second?: Partial<T>
}

export const inEdition = <T extends object>(record: T & Reprinted<T>, edition: Edition): T =>
  edition === 2 && record.second ? { ...record, ...record.second } : record
