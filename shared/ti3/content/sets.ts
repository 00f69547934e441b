/** The box a component comes from. */
export type SetId = 'base' | 'shatteredEmpire'

/** What a table is played with; a table of before there were several says nothing, and means the first. */
export interface Chosen {
  readonly sets?: readonly SetId[]
}

const first: readonly SetId[] = ['base']

/** By the table's options, fixed when it starts: `base`, or several joined by a plus. */
export const setsChosen = ({ sets }: Readonly<Record<string, string>>): SetId[] =>
  sets === undefined ? first.slice() : (sets.split('+') as SetId[])

export const isIn = ({ sets = first }: Chosen, { set }: { readonly set: SetId }): boolean =>
  sets.includes(set)

/** All records of a kind that are in play, in printed order. Whoever deals, offers or lists asks here, so that a record added
 *  later moves no game that is running or recorded. */
export const idsIn = <T extends string>(
  chosen: Chosen,
  records: Readonly<Record<T, { readonly set: SetId }>>,
): T[] => (Object.keys(records) as T[]).filter(id => isIn(chosen, records[id]))
