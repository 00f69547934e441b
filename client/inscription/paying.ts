import { resourceIds } from '../../shared/inscription/content/assets.ts'
import type { MarkGroup, Payment, Verb } from '../../shared/inscription/shapes/mark.ts'
import type { Turn } from '../../shared/inscription/table.ts'

/** What may pay for a mark, whichever groups offer it. */
export function paymentsFor(groups: readonly MarkGroup[], verb: Verb, at: string): Payment[] {
  const fitting = groups.filter(group => group.verb === verb && group.at.includes(at))
  return [...new Set(fitting.flatMap(group => group.with))]
}

/** Pays at once, or asks with what: the matching resource comes first, and a trade good is never spent unasked. */
export function payment(
  payments: readonly Payment[],
  verb: Verb,
  turn: Pick<Turn, 'active' | 'spending'>,
  mayTurnDice: boolean,
): { pay: Payment } | { choose: readonly Payment[] } {
  const resources = resourceIds.filter(resource => payments.includes(resource))
  const others = payments.filter(each => each !== 'tg' && !resources.some(known => known === each))
  const [first] = others.length > 0 ? others : resources
  if (first === undefined) return { choose: payments }
  if (others.length > 1 || (others.length > 0 && resources.length > 0)) return { choose: payments }
  if (resources.length > 1 && !oneIsBetter(verb, turn, mayTurnDice)) return { choose: payments }
  return { pay: first }
}

/** Exploring is all that material does on a Navigation sheet, and claiming all that influence does on an Industry sheet:
 *  spent first, it leaves research free for either. Unless another sheet takes it too, or a die may yet be read anew. */
const oneIsBetter = (
  verb: Verb,
  { active, spending }: Pick<Turn, 'active' | 'spending'>,
  mayTurnDice: boolean,
) =>
  (verb === 'explore' || verb === 'take') &&
  (spending.at(-1)?.sheets.length ?? 0) === 1 &&
  active.length <= 1 &&
  !mayTurnDice
