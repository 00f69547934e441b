/** A table plays the newest printing of every card, or the first one of every card, with its errata. */
export type Printing = 'latest' | 'first'

/** A record says what is printed today; under `first`, what its first printing said instead. What only today's card has is
 *  taken back there (`exhausts: false`), never left out. */
export interface Reprinted<Fields> {
  readonly first?: Partial<Fields>
}

/** The record as the table's printing has it. */
export function printedAs<R extends object>(record: R, printing: Printing): R {
  if (printing === 'latest' || !('first' in record)) return record
  const { first, ...latest } = record
  return { ...latest, ...(first as Partial<R>) } as R
}
