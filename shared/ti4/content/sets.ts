import type { Chosen as ChosenOf } from '../../sets.ts'

/** What a component came with: the first box, Prophecy of Kings, or a Codex. Cards that a Codex only prints anew are no set of
 *  their own: see `printings.ts`. */
export type SetId = 'base' | 'pok' | 'codex1' | 'codex2' | 'codex3' | 'codex4'

export type Chosen = ChosenOf<SetId>

/** What a set cannot be played without. */
export const setBehind: { readonly [Id in SetId]?: SetId } = { codex2: 'pok', codex3: 'pok', codex4: 'pok' }

/** What a table may add to the first box, each by an option of its name. */
export const furtherSets = ['pok', 'codex1', 'codex2', 'codex3', 'codex4'] as const satisfies readonly SetId[]

/** By the table's options, fixed when it starts. */
export const setsChosen = (options: Readonly<Record<string, string>>): SetId[] => [
  'base',
  ...furtherSets.filter(id => options[id] === 'yes'),
]

interface FromSet {
  readonly set: SetId
  /** Taken out of its deck where this set is played with. */
  readonly leavesWith?: SetId
}

export const isIn = ({ sets = ['base'] }: Chosen, { set, leavesWith }: FromSet): boolean =>
  sets.includes(set) && !(leavesWith && sets.includes(leavesWith))

/** All records of a kind that are in play, in printed order. */
export const idsIn = <T extends string>(chosen: Chosen, records: Readonly<Record<T, FromSet>>): T[] =>
  (Object.keys(records) as T[]).filter(id => isIn(chosen, records[id]))
