import type { Refusal } from '../engine/options.ts'
import type { About } from '../engine/rules.ts'
import { isUnlocked } from './abilities.ts'
import { type Resource, resourceIds, type Saved, type SheetId, type Specialty } from './content/assets.ts'
import { legend } from './content/charts.ts'
import type { UnitName } from './content/effects.ts'
import { type RelicId, relics } from './content/relics.ts'
import { type Technology, type TechnologyId, technologies } from './content/technologies.ts'
import { iconsOf, units } from './content/units.ts'
import { dockOf, planetOfIcon } from './expansion.ts'
import { cellAt, gridOf, left } from './industry.ts'
import { legalMarks } from './legal.ts'
import { chartOf, explorable, isThroughWormhole, traceEnd } from './navigation.ts'
import { heldAssets, marksFor } from './payable.ts'
import { iconsOfPlanet } from './printed.ts'
import type { MarkGroup, Verb } from './shapes/mark.ts'
import type { Hand, Marks, Table } from './table.ts'
import { iconsLeft, isLocked, openBands, unitOfBand } from './warfare.ts'

/** Why something cannot be marked: the plainest reason first, and nothing where it can. */
export function whyNot(
  hand: Hand,
  table: Pick<Table, 'phase'>,
  sheet: SheetId,
  verb: Verb,
  at: string,
): Refusal | undefined {
  const isAmong = (groups: readonly MarkGroup[]) =>
    groups.some(group => group.verb === verb && group.sheet === sheet && group.at.includes(at))
  if (isAmong(legalMarks(hand, table.phase))) return undefined
  const spending = hand.turn.spending.at(-1)
  if (spending && isAmong(marksFor(hand.marks, spending)))
    return refusal('lessSpent', 'inscription/19.completely', { by: spending.by })
  return (
    thePlace(hand.marks, sheet, verb, at) ??
    notNow(hand, sheet, verb, at) ??
    thePrice(hand, sheet, verb, at) ??
    refusal('notNowMarked', 'inscription/8.resources')
  )
}

const refusal = (code: string, rule: string, about?: About): Refusal => ({
  code,
  why: `refused.${code}`,
  rule,
  ...(about ? { about } : {}),
})

/** What is in the way on the sheet itself, whatever there is to spend. */
function thePlace(marks: Marks, sheet: SheetId, verb: Verb, at: string): Refusal | undefined {
  switch (verb) {
    case 'explore':
      return unexplorable(marks, at)
    case 'claim':
      return unclaimable(marks, at)
    case 'unlock':
      return lockedPlanet(marks, at)
    case 'develop':
      return at.startsWith('d') ? unbuilt(marks, planetOfIcon(at), at) : undeveloped(marks, at)
    case 'dock':
      return unbuilt(marks, at)
    case 'scrap':
    case 'take':
      return unmarked(marks, verb, at)
    case 'dottedX':
      return cellAt(marks, at) ? refusal('spaceMarked', 'inscription/10.grid') : undefined
    case 'legend':
      return legend[at as Specialty] ? undefined : refusal('notInLegend', 'inscription/10.legend')
    case 'build':
      return unbuildable(marks, at)
    case 'unlockUnit':
      return isLocked(marks, at as UnitName) ? undefined : refusal('unitUnlocked', 'inscription/11.build')
    case 'research':
    case 'technology':
      return unresearched(marks, verb, at as TechnologyId)
    case 'focus':
      return marks.focus[sheet][at as Resource] ? refusal('dieUnlocked', 'inscription/16.focus') : undefined
    case 'use':
    case 'relic':
      return undefined
  }
}

function unexplorable(marks: Marks, at: string): Refusal | undefined {
  const system = /[>@]/.test(at) ? traceEnd(marks, at) : at
  const { explored, wormholes } = marks.navigation
  if (explored[system]) return refusal('alreadyExplored', 'inscription/8.explore')
  const open = explorable(marks)
  if (open.includes(at) || (at === system && open.some(trace => traceEnd(marks, trace) === system)))
    return undefined
  const { mouths } = chartOf(marks)
  const throughWormhole = isThroughWormhole(at) || (mouths[system]?.length ?? 0) > 0
  if (!throughWormhole) return refusal('notBesideExplored', 'inscription/8.explore')
  if (!isUnlocked(marks, 'gravity_drive')) return refusal('needsGravityDrive', 'inscription/9.wormholes')
  const used = at.includes('@')
    ? at
        .split('@')
        .slice(1)
        .some(each => wormholes[each])
    : mouths[system]?.every(each => wormholes[each])
  return refusal(used ? 'wormholeUsed' : 'noWormholeReached', 'inscription/9.wormholes')
}

function unclaimable({ navigation }: Marks, system: string): Refusal | undefined {
  if (navigation.claimed[system]) return refusal('alreadyClaimed', 'inscription/9.claim')
  if (navigation.crossed[system]) return refusal('systemCrossed', 'inscription/9.claim')
  return navigation.explored[system] ? undefined : refusal('notExplored', 'inscription/9.claim')
}

function lockedPlanet({ expansion }: Marks, planet: string): Refusal | undefined {
  if (expansion.crossed[planet]) return refusal('planetLost', 'inscription/9.planets', { planet })
  return expansion.unlocked[planet]
    ? refusal('planetUnlocked', 'inscription/9.planets', { planet })
    : undefined
}

function undeveloped(marks: Marks, icon: string): Refusal | undefined {
  const planet = planetOfIcon(icon)
  const { crossed, unlocked, icons } = marks.expansion
  if (crossed[planet]) return refusal('planetLost', 'inscription/9.planets', { planet })
  if (!unlocked[planet]) return refusal('planetLocked', 'inscription/9.planets', { planet })
  return icons[icon] ? refusal('alreadyCrossed', 'inscription/9.planets') : undefined
}

function unbuilt({ expansion }: Marks, dock: string, icon?: string): Refusal | undefined {
  const state = expansion.docks[dock]
  if (state) return refusal(state === 'built' ? 'dockBuilt' : 'dockBanned', 'inscription/9.docks')
  return icon && expansion.icons[icon] ? refusal('alreadyCrossed', 'inscription/9.docks') : undefined
}

function unmarked(marks: Marks, verb: 'scrap' | 'take', id: string): Refusal | undefined {
  const space = gridOf(marks)[id]
  const cell = cellAt(marks, id)
  if (cell) return refusal(cell === 'blacked' ? 'spaceGone' : 'spaceMarked', 'inscription/10.grid')
  if (space?.tag) return refusal('isDottedX', 'inscription/10.dottedX', { specialty: space.tag })
  const beside = space?.beside.map(next => cellAt(marks, next)) ?? []
  if (beside.includes('scrapped')) return undefined
  if (verb === 'take') return refusal('notBesideScrapped', 'inscription/10.grid')
  return beside.includes('claimed') ? undefined : refusal('notBesideMarked', 'inscription/10.grid')
}

function unbuildable(marks: Marks, at: string): Refusal | undefined {
  if (at === 'infantry') return undefined
  const [band = '', icon] = at.split(':')
  const unit = unitOfBand(band)
  const { built, banned } = marks.warfare.bands[band] ?? {}
  if (banned) return refusal('bandBanned', 'inscription/11.build', { unit })
  if (built) return refusal('bandBuilt', 'inscription/11.build', { unit })
  if (isLocked(marks, unit))
    return refusal('unitLocked', 'inscription/11.build', { unit, specialty: units[unit].lockedBy ?? '' })
  if (!openBands(marks).includes(band)) return refusal('bandNotNext', 'inscription/11.build', { unit })
  return icon && !iconsLeft(marks, band).includes(icon)
    ? refusal('alreadyCrossed', 'inscription/11.build')
    : undefined
}

function unresearched(marks: Marks, verb: 'research' | 'technology', id: TechnologyId): Refusal | undefined {
  if (isUnlocked(marks, id))
    return refusal('technologyUnlocked', 'inscription/16.technologies', { technology: id })
  return verb === 'research' && marks.technologies[id]?.embargoed
    ? refusal('technologyEmbargoed', 'inscription/16.technologies', { technology: id })
    : undefined
}

/** What the step itself forbids. */
function notNow(
  { marks, turn, relics: held }: Hand,
  sheet: SheetId,
  verb: Verb,
  at: string,
): Refusal | undefined {
  const spending = turn.spending.at(-1)
  if (!spending) return refusal('nothingToSpend', 'inscription/6.markers')
  if (verb === 'use') {
    if (at in technologies && !isUnlocked(marks, at as TechnologyId))
      return refusal('technologyLocked', 'inscription/16.technologies', { technology: at })
    if (at in technologies && !(technologies[at as TechnologyId] as Technology).perActive)
      return refusal('alwaysWorks', 'inscription/16.technologies', { technology: at })
    if (turn.used[at]) return refusal('usedThisRound', 'inscription/16.technologies')
  }
  if (verb === 'relic' && held[at as RelicId] && relics[at as RelicId].timing !== 'anyStrategy')
    return refusal('relicNotNow', 'inscription/18.relic', { relic: at })
  if (spending.free) return refusal('onlyFree', 'inscription/8.resources', { by: spending.by })
  if (!spending.sheets.includes(sheet)) return refusal('notActiveSheet', 'inscription/7.active', { sheet })
  const bySaved = ['unlock', 'dock', 'dottedX', 'legend', 'unlockUnit', 'technology', 'focus', 'use', 'relic']
  return !spending.main && bySaved.includes(verb)
    ? refusal('firstSpend', 'inscription/8.resources', { by: spending.by })
    : undefined
}

/** What it costs, and that it is not there. */
function thePrice(hand: Hand, sheet: SheetId, verb: Verb, at: string): Refusal | undefined {
  const { marks } = hand
  const short = (...needed: Resource[]) =>
    refusal(
      left(marks.industry.tradeGoods) > 0 && hand.turn.spending.at(-1)?.main
        ? 'noResourceButGoods'
        : 'noResource',
      'inscription/8.resources',
      { needs: needed.join('') },
    )
  const saved = (asset: Saved) =>
    heldAssets(marks).has(asset) ? undefined : refusal('noAsset', 'inscription/15.assets', { asset })
  switch (verb) {
    case 'explore':
      return short('M', 'R')
    case 'claim':
      return short('I')
    case 'scrap':
      return short('M')
    case 'take':
      return short('I', 'R')
    case 'research':
      return short('R')
    case 'develop':
      return short(iconAt(marks, at))
    case 'build':
      return short(...buildingTakes(marks, at))
    case 'unlock':
    case 'dock':
      return saved('planet')
    case 'dottedX':
      return saved(`spec:${gridOf(marks)[at]?.tag ?? 'propulsion'}`)
    case 'legend':
      return saved(`spec:${at as Specialty}`) ?? nothingToUseOn(sheet)
    case 'technology':
      return saved(`spec:${technologies[at as TechnologyId].specialty}`)
    case 'unlockUnit':
      return saved(`spec:${units[at as UnitName].lockedBy ?? 'propulsion'}`)
    case 'focus':
      return saved(`focus:${at as Resource}`)
    case 'use':
      return nothingToUseOn(sheet)
    case 'relic':
      return hand.relics[at as RelicId]
        ? nothingToUseOn(sheet)
        : refusal('relicNotHeld', 'inscription/18.relic')
  }
}

const nothingToUseOn = (sheet: SheetId) => refusal('nothingToUseOn', 'inscription/16.technologies', { sheet })

function iconAt(marks: Marks, icon: string): Resource {
  const place = planetOfIcon(icon)
  const found = place.startsWith('d')
    ? dockOf(marks, place).icons[Number(icon.split('.')[1])]
    : iconsOfPlanet(marks, place)[icon]
  return (found ?? 'M') as Resource
}

function buildingTakes(marks: Marks, at: string): Resource[] {
  const [band = '', icon] = at.split(':')
  if (band === 'infantry') return [...resourceIds]
  if (icon) return [icon as Resource]
  return [
    ...new Set(
      iconsOf(marks.edition, unitOfBand(band)).filter(each => iconsLeft(marks, band).includes(each)),
    ),
  ]
}
