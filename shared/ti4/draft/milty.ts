import type { Choice, OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import type { MiltyDraft, Pick, Table } from '../table.ts'
import { beyondMean, worthOfFaction, worthOfPlace, worthOfSlice } from './worth.ts'

/** What client, bots and rules read of a Milty draft. */

export type Category = keyof Pick
export const categories = ['slice', 'faction', 'place'] as const satisfies readonly Category[]

export const miltyOf = ({ draft }: { readonly draft?: Table['draft'] }): MiltyDraft | undefined =>
  draft?.kind === 'milty' ? draft : undefined

/** There and back again: whoever picks last in a round picks first in the next. */
export function picksAt(order: readonly Seat[], made: number): Seat {
  const at = made % order.length
  const isForth = Math.floor(made / order.length) % 2 === 0
  return order[isForth ? at : order.length - 1 - at] as Seat
}

export const picksInAll = (order: readonly Seat[]): number => order.length * categories.length

/** Who has picked it, by category and name. */
export function pickedBy(draft: MiltyDraft, category: Category, id: string): Seat | undefined {
  return Object.keys(draft.picks).find(seat => String(draft.picks[seat]?.[category]) === id)
}

/** All there was to pick from. */
export function offeredIn(draft: MiltyDraft, category: Category): readonly string[] {
  switch (category) {
    case 'slice':
      return Object.keys(draft.slices)
    case 'faction':
      return draft.factions
    case 'place':
      return draft.homes.map((_, i) => String(i + 1))
  }
}

export const leftIn = (draft: MiltyDraft, category: Category): string[] =>
  offeredIn(draft, category).filter(id => pickedBy(draft, category, id) === undefined)

function worthOf(draft: MiltyDraft, category: Category, id: string): number {
  switch (category) {
    case 'slice':
      return worthOfSlice(draft.slices[id] ?? [])
    case 'faction':
      return worthOfFaction(id as FactionId)
    case 'place':
      return worthOfPlace(Number(id), draft.homes.length)
  }
}

/** One of what is left of each kind he has not picked yet; its name is that of its kind and its own. */
export function pickOptions(draft: MiltyDraft, seat: Seat): OneOf {
  const own = draft.picks[seat] ?? {}
  const open = categories.filter(category => own[category] === undefined)
  return {
    shape: 'oneOf',
    of: Object.fromEntries(
      open.flatMap(category => {
        const left = leftIn(draft, category)
        const worths = beyondMean(Object.fromEntries(left.map(id => [id, worthOf(draft, category, id)])))
        return left.map((id): [string, Choice] => [
          `${category}.${id}`,
          {
            text: `ti4.pick.${category}`,
            about: { [category]: id },
            hint: { helps: 'you', by: worths[id] ?? 0 },
          },
        ])
      }),
    ),
  }
}

/** What he would take who knows nothing but what it is worth. */
export function dearestIn({ of }: OneOf): string | undefined {
  const [first] = Object.entries(of).sort(([, a], [, b]) => (b.hint?.by ?? 0) - (a.hint?.by ?? 0))
  return first?.[0]
}

/** A pick by its name. */
export function pickNamed(name: string): Pick {
  const at = name.indexOf('.')
  const [category, id] = [name.slice(0, at) as Category, name.slice(at + 1)]
  return category === 'place'
    ? { place: Number(id) }
    : category === 'slice'
      ? { slice: id }
      : { faction: id as FactionId }
}
