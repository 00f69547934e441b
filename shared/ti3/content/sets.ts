/** Parts of the boxes beside the first that a table chooses one by one, each by the option of its name. */
const chosenSingly = ['expansionRaces', 'expansionTechnologies'] as const

/** What a component came with: the first box, or a part of another. */
export type SetId = 'base' | (typeof chosenSingly)[number]

/** What a table is played with; a table of before there were several says nothing, and means the first. */
export interface Chosen {
  readonly sets?: readonly SetId[]
}

const first: readonly SetId[] = ['base']

/** By the table's options, fixed when it starts: `base` and what else is joined to it by a plus, and what is chosen singly. */
export const setsChosen = (options: Readonly<Record<string, string>>): SetId[] => [
  ...(options['sets'] === undefined ? first : (options['sets'].split('+') as SetId[])),
  ...chosenSingly.filter(id => options[id] === 'yes'),
]

export const isIn = ({ sets = first }: Chosen, { set }: { readonly set: SetId }): boolean =>
  sets.includes(set)

/** All records of a kind that are in play, in printed order. Whoever deals, offers or lists asks here, so that a record added
 *  later moves no game that is running or recorded. */
export const idsIn = <T extends string>(
  chosen: Chosen,
  records: Readonly<Record<T, { readonly set: SetId }>>,
): T[] => (Object.keys(records) as T[]).filter(id => isIn(chosen, records[id]))
