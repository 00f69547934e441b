import { behind } from '../../engine/draft.ts'
import { type Resource, resourceIds, type Saved, type SheetId, type Specialty } from '../content/assets.ts'
import type { UnitName } from '../content/effects.ts'
import { type RelicId, relics } from '../content/relics.ts'
import { researchOf, type TechnologyId } from '../content/technologies.ts'
import type { Mark, Payment } from '../shapes/mark.ts'
import type { Hand, Marks } from '../table.ts'
import { effectsOfUse } from '../using.ts'
import { added } from './counting.ts'
import { buildDock, develop, unlockPlanet } from './expansion.ts'
import type { Happening } from './happenings.ts'
import { scrap, takeSpace, useLegend } from './industry.ts'
import { claimSystem, explore } from './navigation.ts'
import { build, buildInfantry, crossIcon } from './warfare.ts'

export type RealMark = Exclude<Mark, { verb: 'down' }>

/** Makes a mark that was offered: pays for it, draws it, and tells what it brings. */
export function makeMark(hand: Hand, mark: RealMark): Happening[] {
  const { marks, turn } = hand
  turn.marks++
  pay(hand, mark)
  const { verb, sheet, at } = mark
  switch (verb) {
    case 'explore':
      return explore(marks, at)
    case 'claim':
      return claimSystem(marks, at)
    case 'unlock':
      return unlockPlanet(marks, at)
    case 'develop':
      return develop(marks, at)
    case 'dock':
      return buildDock(marks, at)
    case 'scrap':
    case 'dottedX':
      return scrap(marks, at)
    case 'take':
      return takeSpace(marks, at)
    case 'legend':
      return useLegend(at as Specialty)
    case 'build':
      return buildFrom(marks, at)
    case 'unlockUnit':
      marks.warfare.unlocked[at as UnitName] = true
      return []
    case 'research':
      return research(marks, at as TechnologyId)
    case 'technology':
      unlockTechnology(marks, at as TechnologyId)
      return []
    case 'focus':
      unlockDie(hand, sheet, at as Resource)
      return []
    case 'use':
      turn.used[at] = true
      return [{ is: 'ability', effects: effectsOfUse(marks, at), cause: { by: at } }]
    case 'relic':
      return playRelic(hand, at as RelicId)
  }
}

/** A die unlocked on an active sheet after the roll can be spent at once. */
export function unlockDie({ marks, turn }: Hand, sheet: SheetId, die: Resource) {
  marks.focus[sheet][die] = true
  const rolled = turn.active.includes(sheet) ? turn.focus?.[die] : undefined
  const main = turn.spending.find(each => each.main)
  if (!rolled || !main) return
  main.resources = added(main.resources, [die], rolled)
  delete turn.focus?.[die]
}

/** Infantry, an icon of a band, or a band that a specialty builds at once. */
function buildFrom(marks: Marks, at: string): Happening[] {
  if (at === 'infantry') return buildInfantry(marks)
  const [band = '', icon] = at.split(':')
  return icon ? crossIcon(marks, band, icon as Resource) : build(marks, band)
}

function research(marks: Marks, id: TechnologyId): Happening[] {
  const crossed = (marks.technologies[id]?.crossed ?? 0) + 1
  marks.technologies[id] = { ...marks.technologies[id], crossed }
  if (crossed >= researchOf(marks.edition, id)) unlockTechnology(marks, id)
  return []
}

export function unlockTechnology(marks: Marks, id: TechnologyId) {
  const crossed = researchOf(marks.edition, id)
  marks.technologies[id] = { ...marks.technologies[id], crossed, unlocked: true }
}

export function playRelic({ marks, relics: held }: Hand, id: RelicId): Happening[] {
  delete held[id]
  marks.relics.push(id)
  return [
    { is: 'relic', relic: id },
    { is: 'ability', effects: relics[id].effects, cause: { by: id } },
  ]
}

function pay({ marks, turn }: Hand, { verb, sheet, with: payment }: RealMark) {
  const spending = turn.spending.at(-1)
  if (!spending) throw new Error('Nothing is open to be spent')
  if (spending.oneSheet) {
    spending.sheets = [sheet]
    delete spending.oneSheet
  }
  if (payment === 'free' && spending.free?.verb === verb) spending.free.times--
  else if (payment === 'any') spending.any = (spending.any ?? 0) - 1
  else if (payment === 'tg') marks.industry.tradeGoods.spent++
  else if (isResource(payment)) {
    const resources = behind(spending.resources ?? {})
    spending.resources = { ...resources, [payment]: (resources[payment] ?? 0) - 1 }
  } else if (payment !== 'ability' && payment !== 'relic') spendAsset(marks, payment as Saved)
}

const isResource = (payment: Payment): payment is Resource => resourceIds.some(each => each === payment)

/** The first one claimed of several alike. */
export function spendAsset({ assets }: Marks, asset: Saved) {
  const place = Object.keys(assets).find(place => assets[place]?.asset === asset && !assets[place]?.spent)
  if (!place) throw new Error(`No ${asset} asset is left to be spent`)
  assets[place] = { asset, spent: true }
}
