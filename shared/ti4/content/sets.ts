import type { Chosen as ChosenOf } from '../../sets.ts'
import { furtherSets, type SetId } from '../boxes.ts'

export { type SetId, setBehind } from '../boxes.ts'

export type Chosen = ChosenOf<SetId>

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
