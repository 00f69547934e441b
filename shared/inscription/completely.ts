import { resourceIds } from './content/assets.ts'
import { researchOf, type TechnologyId } from './content/technologies.ts'
import { isThroughWormhole, traceEnd } from './navigation.ts'
import { marksFor } from './payable.ts'
import type { MarkGroup, Payment } from './shapes/mark.ts'
import type { Marks, Spending } from './table.ts'

/** What a card gives is spent as completely as possible: a mark is made only if no other would let more of it be spent. What the
 *  assets claimed on the way may bring is not foreseen. */
export function asCompletely(marks: Marks, spending: Spending, groups: MarkGroup[]): MarkGroup[] {
  const due = left(spending)
  if (due < 2 || spending.main || spending.may) return groups
  const narrow = new Set(groups.filter(({ sheet }) => !isRoomy(marks, spending, groups, sheet)).map(onSheet))
  if (narrow.size === 0) return groups
  const spentBy = (group: MarkGroup, at: string, payment: Payment): number =>
    narrow.has(group.sheet) ? 1 + mostSpent(...after(marks, spending, group, at, payment)) : due
  const weighed = groups.flatMap(group =>
    group.with.map(payment => ({
      group: { ...group, with: [payment] },
      spent: group.at.map(at => spentBy(group, at, payment)),
    })),
  )
  const most = Math.max(...weighed.flatMap(({ spent }) => spent))
  return weighed.map(({ group, spent }) => ({ ...group, at: group.at.filter((_, i) => spent[i] === most) }))
}

const onSheet = ({ sheet }: MarkGroup) => sheet

/** How many resources or free marks are still to be spent. */
const left = ({ resources = {}, any = 0, free }: Spending): number =>
  free ? free.times : resourceIds.reduce((sum, id) => sum + (resources[id] ?? 0), any)

function mostSpent(marks: Marks, spending: Spending): number {
  const due = left(spending)
  let most = 0
  const groups = due > 0 ? marksFor(marks, spending) : []
  for (const group of groups)
    for (const payment of group.with)
      for (const at of group.at) {
        const spent = due === 1 ? 1 : 1 + mostSpent(...after(marks, spending, group, at, payment))
        if (spent === due) return due
        most = Math.max(most, spent)
      }
  return most
}

/** A mark takes away one place of each kind at most, so with as many as there is to spend all of it can be, in any order. */
function isRoomy(
  marks: Marks,
  spending: Spending,
  groups: readonly MarkGroup[],
  sheet: MarkGroup['sheet'],
): boolean {
  // Infantry take any resource.
  if (sheet === 'warfare') return true
  const { resources = {}, any = 0, free } = spending
  const kinds: Payment[] = [
    ...resourceIds.filter(id => (resources[id] ?? 0) > 0),
    ...(any > 0 ? ['any'] : []),
    ...(free ? ['free'] : []),
  ]
  return kinds.every(kind => {
    const places = groups.flatMap(group =>
      group.sheet === sheet && group.with.includes(kind)
        ? group.at.flatMap(at =>
            group.verb !== 'explore' ? at : isThroughWormhole(at) ? [] : traceEnd(marks, at),
          )
        : [],
    )
    return new Set(places).size >= left(spending)
  })
}

/** The sheets after a mark, and what is left to spend then. */
function after(
  marks: Marks,
  spending: Spending,
  { verb, sheet }: MarkGroup,
  at: string,
  payment: Payment,
): [Marks, Spending] {
  const { resources = {}, any = 0, free, oneSheet: _, ...rest } = spending
  const then: Spending = {
    ...rest,
    sheets: spending.oneSheet ? [sheet] : spending.sheets,
    any: payment === 'any' ? any - 1 : any,
    resources: { ...resources },
    ...(free ? { free: { ...free, times: free.times - 1 } } : {}),
  }
  const paid = resourceIds.find(id => id === payment)
  if (paid) then.resources = { ...resources, [paid]: (resources[paid] ?? 0) - 1 }
  return [marked(marks, verb, at), then]
}

function marked(marks: Marks, verb: MarkGroup['verb'], at: string): Marks {
  const { navigation, expansion, industry } = marks
  switch (verb) {
    case 'explore': {
      const used = isThroughWormhole(at) ? at.split('@').slice(1) : []
      const explored = { ...navigation.explored, [traceEnd(marks, at)]: true as const }
      const wormholes = {
        ...navigation.wormholes,
        ...Object.fromEntries(used.map(id => [id, true as const])),
      }
      return { ...marks, navigation: { ...navigation, explored, wormholes } }
    }
    case 'claim':
      return { ...marks, navigation: { ...navigation, claimed: { ...navigation.claimed, [at]: true } } }
    case 'develop':
      return { ...marks, expansion: { ...expansion, icons: { ...expansion.icons, [at]: true } } }
    case 'scrap':
    case 'take': {
      const cells = {
        ...industry.cells,
        [at]: verb === 'scrap' ? ('scrapped' as const) : ('claimed' as const),
      }
      return { ...marks, industry: { ...industry, cells } }
    }
    case 'research': {
      const id = at as TechnologyId
      const crossed = (marks.technologies[id]?.crossed ?? 0) + 1
      const isDone = crossed >= researchOf(marks.edition, id)
      const technology = {
        ...marks.technologies[id],
        crossed,
        ...(isDone ? { unlocked: true as const } : {}),
      }
      return { ...marks, technologies: { ...marks.technologies, [id]: technology } }
    }
    default:
      return marks
  }
}
