import { type Resource, resourceIds, type Saved, type SheetId, sheetIds } from './content/assets.ts'
import type { TechnologyId } from './content/technologies.ts'
import { lockedPlanets, openDockIcons, openIcons, unbuiltDocks } from './expansion.ts'
import { claimableSpaces, left, scrappable } from './industry.ts'
import { claimableSystems, explorable } from './navigation.ts'
import { technologiesOf } from './printed.ts'
import type { MarkGroup, Payment, Verb } from './shapes/mark.ts'
import type { Hand, Marks, Spending, Turn } from './table.ts'
import { bandsTaking } from './warfare.ts'

export const isPossible = ({ at, with: payments }: MarkGroup) => at.length > 0 && payments.length > 0

/** Every mark for which it pays, however much of it could be spent afterwards; saved assets apart. */
export function marksFor(marks: Marks, spending: Spending): MarkGroup[] {
  const { free, on, sheets } = spending
  if (!free) return sheets.flatMap(sheet => marksOn(marks, sheet, spending)).filter(isPossible)
  return free.times > 0 ? freeMarks(marks, free.verb, on).filter(isPossible) : []
}

/** What resources pay for on a sheet. */
export function marksOn(marks: Marks, sheet: SheetId, spending: Spending): MarkGroup[] {
  const pays = paying(marks, spending)
  const groups: MarkGroup[] = []
  const add = (verb: Verb, at: readonly string[], ...taken: Resource[]) =>
    groups.push({ verb, sheet, at, with: pays(...taken) })
  switch (sheet) {
    case 'navigation':
      add('explore', explorable(marks), 'M', 'R')
      add('claim', claimableSystems(marks), 'I')
      break
    case 'expansion': {
      const icons = { ...openIcons(marks, spending.on), ...(spending.on ? {} : openDockIcons(marks)) }
      for (const resource of resourceIds)
        add(
          'develop',
          Object.keys(icons).filter(icon => icons[icon] === resource),
          resource,
        )
      break
    }
    case 'industry':
      add('scrap', scrappable(marks), 'M')
      add('take', claimableSpaces(marks), 'I', 'R')
      break
    case 'warfare':
      add('build', ['infantry'], 'M', 'I', 'R')
      for (const resource of resourceIds)
        add(
          'build',
          bandsTaking(marks, resource).map(band => `${band}:${resource}`),
          resource,
        )
      break
  }
  if (!spending.on)
    add(
      'research',
      technologiesOf(marks, sheet).filter(id => canResearch(marks, id)),
      'R',
    )
  return groups
}

/** What pays for a mark that takes any of these resources. */
const paying =
  (marks: Marks, { resources = {}, any = 0, main }: Spending) =>
  (...taken: Resource[]): Payment[] => [
    ...taken.filter(resource => (resources[resource] ?? 0) > 0),
    ...(any > 0 ? ['any'] : []),
    ...(main && left(marks.industry.tradeGoods) > 0 ? ['tg'] : []),
  ]

export const canResearch = ({ technologies }: Marks, id: TechnologyId): boolean =>
  !technologies[id]?.unlocked && !technologies[id]?.embargoed

/** Marks a card gives at no cost; a sheet's usual conditions hold. */
function freeMarks(marks: Marks, verb: Verb, on: string | undefined): MarkGroup[] {
  const free = (sheet: SheetId, at: readonly string[]): MarkGroup[] => [{ verb, sheet, at, with: ['free'] }]
  switch (verb) {
    case 'explore':
      return free('navigation', explorable(marks))
    case 'claim':
      return free('navigation', on ? [on] : claimableSystems(marks))
    case 'unlock':
      return free('expansion', lockedPlanets(marks))
    case 'dock':
      return free('expansion', unbuiltDocks(marks))
    case 'develop':
      return free('expansion', Object.keys(openIcons(marks, on)))
    case 'scrap':
      return free('industry', scrappable(marks))
    default:
      throw new Error(`Nothing gives "${verb}" at no cost`)
  }
}

export const heldAssets = ({ assets }: Marks): Set<Saved> =>
  new Set(Object.values(assets).flatMap(({ asset, spent }) => (spent ? [] : [asset])))

/** Kinds of resources that black dice show and that are not all spent yet. */
export function diceUnspent({ dice = [], spending }: Turn): Resource[] {
  const resources = spending.find(({ main }) => main)?.resources ?? {}
  return resourceIds.filter(resource => dice.includes(resource) && (resources[resource] ?? 0) > 0)
}

export const inactiveSheets = ({ active }: Turn): SheetId[] =>
  sheetIds.filter(sheet => !active.includes(sheet))

/** Of these, what an inactive sheet has a mark for. */
export const diceElsewhere = ({ marks, turn }: Hand): Resource[] =>
  diceUnspent(turn).filter(
    die => marksFor(marks, { by: 'dice', resources: { [die]: 1 }, sheets: inactiveSheets(turn) }).length > 0,
  )
