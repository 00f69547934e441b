/** Every component comes from a box, its set; a table is played with the boxes chosen when it began. */

/** A table of before there were several says nothing, and means the first. */
export interface Chosen<Id extends string = string> {
  readonly sets?: readonly Id[]
}

const first: readonly string[] = ['base']

/** By the table's options, fixed when it starts: `base`, or several joined by a plus. */
export const chosenOf = <Id extends string>({ sets }: Readonly<Record<string, string>>): Id[] =>
  (sets?.split('+') ?? first.slice()) as Id[]

export const isIn = ({ sets = first }: Chosen, { set }: { readonly set: string }): boolean =>
  sets.includes(set)

/** All records of a kind that are in play, in printed order. Whoever deals, offers or lists asks here, so that a record added
 *  later moves no game that is running or recorded. */
export const idsIn = <T extends string>(
  chosen: Chosen,
  records: Readonly<Record<T, { readonly set: string }>>,
): T[] => (Object.keys(records) as T[]).filter(id => isIn(chosen, records[id]))
