import { isUnlocked } from './abilities.ts'
import { asCompletely } from './completely.ts'
import { resourceIds, type Saved, type SheetId, specialties } from './content/assets.ts'
import { idsIn } from './content/sets.ts'
import { technologies } from './content/technologies.ts'
import { units } from './content/units.ts'
import { lockedPlanets, unbuiltDocks } from './expansion.ts'
import { dottedXs, gridOf } from './industry.ts'
import { heldAssets, isPossible, marksFor, marksOn } from './payable.ts'
import { technologiesOf } from './printed.ts'
import type { MarkGroup, Payment, Verb } from './shapes/mark.ts'
import type { Hand, Marks, Phase } from './table.ts'
import { playableRelics, usable, usesLegend } from './using.ts'
import { isLocked, openBands, unitOfBand } from './warfare.ts'

/** Every mark that can be made with what is open to be spent: the one list that player, bot and room go by. */
export function legalMarks(hand: Hand, phase: Phase): MarkGroup[] {
  const spending = hand.turn.spending.at(-1)
  if (!spending) return []
  if (!spending.main)
    return asCompletely(hand.marks, spending, marksFor(hand.marks, spending)).filter(isPossible)
  const onSheets = spending.sheets.flatMap(sheet => [
    ...marksOn(hand.marks, sheet, spending),
    ...assetMarks(hand.marks, sheet),
  ])
  return [...onSheets, ...besides(hand, phase)].filter(isPossible)
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
