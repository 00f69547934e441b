import { isUnlocked } from './abilities.ts'
import { asCompletely } from './completely.ts'
import {
  type Resource,
  resourceIds,
  type Saved,
  type SheetId,
  sheetIds,
  specialties,
} from './content/assets.ts'
import { idsIn } from './content/sets.ts'
import { type TechnologyId, technologies } from './content/technologies.ts'
import { units } from './content/units.ts'
import { lockedPlanets, openDockIcons, openIcons, unbuiltDocks } from './expansion.ts'
import { claimableSpaces, dottedXs, gridOf, left, scrappable } from './industry.ts'
import { claimableSystems, explorable } from './navigation.ts'
import { technologiesOf } from './printed.ts'
import type { MarkGroup, Payment, Verb } from './shapes/mark.ts'
import type { Hand, Marks, Phase, Spending, Turn } from './table.ts'
import { playableRelics, usable, usesLegend } from './using.ts'
import { bandsTaking, isLocked, openBands, unitOfBand } from './warfare.ts'

/** Every mark that can be made with what is open to be spent: the one list that player, bot and room go by. */
export function legalMarks(hand: Hand, phase: Phase): MarkGroup[] {
  const spending = hand.turn.spending.at(-1)
  if (!spending) return []
  const groups = asCompletely(hand.marks, spending, marksFor(hand.marks, spending))
  if (spending.main) groups.push(...besides(hand, phase))
  return groups.filter(isPossible)
}

const isPossible = ({ at, with: payments }: MarkGroup) => at.length > 0 && payments.length > 0

/** Every mark for which it pays, however much of it could be spent afterwards. */
export function marksFor(marks: Marks, spending: Spending): MarkGroup[] {
  const { free, on, sheets } = spending
  if (!free) return sheets.flatMap(sheet => marksOn(marks, sheet, spending)).filter(isPossible)
  return free.times > 0 ? freeMarks(marks, free.verb, on).filter(isPossible) : []
}

/** Whether something that has to be spent still can be: then the marker stays up. */
export function mustGoOn(hand: Hand, groups: readonly MarkGroup[]): boolean {
  const spending = hand.turn.spending.at(-1)
  if (!spending || spending.may) return false
  return groups.some(group => group.with.some(isDue))
}

/** Trade goods and saved assets are never mandatory. */
const isDue = (payment: Payment) =>
  payment === 'any' || payment === 'free' || resourceIds.some(resource => resource === payment)

function marksOn(marks: Marks, sheet: SheetId, spending: Spending): MarkGroup[] {
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
  return spending.main ? [...groups, ...assetMarks(marks, sheet)] : groups
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

export const heldAssets = ({ assets }: Marks): Set<Saved> =>
  new Set(Object.values(assets).flatMap(({ asset, spent }) => (spent ? [] : [asset])))

/** What saved assets from any sheet do on the active one. */
function assetMarks(marks: Marks, sheet: SheetId): MarkGroup[] {
  const held = heldAssets(marks)
  const groups: MarkGroup[] = []
  const add = (verb: Verb, at: readonly string[], payment: Saved) => {
    if (held.has(payment)) groups.push({ verb, sheet, at, with: [payment] })
  }
  for (const id of technologiesOf(marks, sheet))
    if (!isUnlocked(marks, id)) add('technology', [id], `spec:${technologies[id].specialty}`)
  for (const die of resourceIds) if (!marks.focus[sheet][die]) add('focus', [die], `focus:${die}`)
  if (sheet === 'expansion') {
    add('unlock', lockedPlanets(marks), 'planet')
    add('dock', unbuiltDocks(marks), 'planet')
  }
  if (sheet === 'industry') {
    const dotted = dottedXs(marks)
    for (const specialty of specialties) {
      const tagged = dotted.filter(id => gridOf(marks)[id]?.tag === specialty)
      add('dottedX', tagged, `spec:${specialty}`)
      if (usesLegend(marks, specialty)) add('legend', [specialty], `spec:${specialty}`)
    }
  }
  if (sheet === 'warfare')
    for (const unit of idsIn(marks, units)) {
      const { or, lockedBy } = units[unit]
      const bands = openBands(marks).filter(band => unitOfBand(band) === unit)
      if (or) add('build', bands, `spec:${or}`)
      if (lockedBy && isLocked(marks, unit)) add('unlockUnit', [unit], `spec:${lockedBy}`)
    }
  return groups
}

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

/** Abilities, technologies and relics that may be used beside the step's resources. */
function besides(hand: Hand, phase: Phase): MarkGroup[] {
  const sheet = hand.turn.active[0] ?? 'navigation'
  return [
    {
      verb: 'use',
      sheet,
      at: usable(hand),
      with: ['ability'],
    },
    { verb: 'relic', sheet, at: playableRelics(hand, phase), with: ['relic'] },
  ]
}

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
