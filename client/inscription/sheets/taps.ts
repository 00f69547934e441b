import type { SheetId } from '../../../shared/inscription/content/assets.ts'
import type { Space } from '../../../shared/inscription/printed.ts'
import type { Verb } from '../../../shared/inscription/shapes/mark.ts'
import { costs, type Deed, type Offer, offers, type SheetProps } from './sheet.ts'

/** What a tap on something comes to: a mark, a choice between two, or the question why not. */
export type Tap =
  | { readonly does: 'mark'; readonly verb: Deed }
  | { readonly does: 'ask'; readonly verb: Verb }
  | { readonly does: 'choose'; readonly verbs: readonly Verb[] }

/** Of these verbs the ones that are offered there; where none is, the one that would fit is asked about. */
export function tapOn(
  groups: readonly Offer[],
  at: string,
  verbs: readonly Verb[],
  fitting: Verb | undefined = verbs[0],
): Tap {
  if (offers(groups, 'choose', at)) return { does: 'mark', verb: 'choose' }
  const offered = verbs.filter(verb => offers(groups, verb, at))
  const [verb] = offered
  if (verb && offered.length === 1) return { does: 'mark', verb }
  return verb ? { does: 'choose', verbs: offered } : { does: 'ask', verb: fitting ?? 'use' }
}

/** On the industry grid: a dotted space has its own verb; beside a scrapped one a player means to claim. */
export function tapOnSpace(
  groups: readonly Offer[],
  id: string,
  { tag, beside }: Space,
  isScrapped: (space: string) => boolean,
): Tap {
  if (tag) return tapOn(groups, id, ['dottedX'])
  return tapOn(groups, id, ['scrap', 'take'], beside.some(isScrapped) ? 'take' : 'scrap')
}

/** Does at once what a tap means, unless there is a choice. */
export function carryOut(
  { onMark, onAsk }: Pick<SheetProps, 'onMark' | 'onAsk'>,
  sheet: SheetId,
  tap: Tap,
  at: string,
) {
  if (tap.does === 'mark') onMark(tap.verb, at)
  if (tap.does === 'ask') onAsk(sheet, tap.verb, at)
}

export const isOpen = (tap: Tap): boolean => tap.does !== 'ask'

/** How it is lit, as a class. */
export const glowOf = (groups: readonly Offer[], tap: Tap, at: string): string =>
  isOpen(tap) ? (costs(groups, at) ? ' lit costs' : ' lit') : ''
