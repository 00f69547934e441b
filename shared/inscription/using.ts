import { isUnlocked, triggers } from './abilities.ts'
import { commodities, type Resources, resourceIds, type SheetId, sheetIds } from './content/assets.ts'
import { commodityRow, legend, mostCouncilors, populationTrack } from './content/charts.ts'
import type { Effect } from './content/effects.ts'
import { factions } from './content/factions.ts'
import { type RelicId, relics } from './content/relics.ts'
import { type TechnologyId, technologies } from './content/technologies.ts'
import { lockedPlanets, openIcons, specialtyLinesClaimed, unbuiltDocks } from './expansion.ts'
import { scrappable, sizeOf, tradeGoodIcons } from './industry.ts'
import { claimableSystems, explorable } from './navigation.ts'
import { diceElsewhere, diceUnspent, heldAssets, marksFor } from './payable.ts'
import { technologiesOf } from './printed.ts'
import type { Hand, Marks, Phase } from './table.ts'
import { bandsTaking, eachPlacement, isLocked, unitOfBand } from './warfare.ts'

/** What may be used beside resources, and would do something. */

/** Abilities and technologies: all of what they say can be begun, costs too. */
export function usable(hand: Hand): string[] {
  const { marks, turn } = hand
  const ofTechnologies = (Object.keys(marks.technologies) as TechnologyId[]).filter(id => {
    const { perActive, sheet, effects } = technologies[id]
    if (!perActive || !isUnlocked(marks, id) || !turn.active.includes(sheet)) return false
    return effects.every(effect => effect.op !== 'trigger')
  })
  const ofFaction = [...triggers(marks, 'strategySpend'), ...triggers(marks, 'afterRoll')].map(({ by }) => by)
  return [...ofTechnologies, ...ofFaction].filter(
    by => !turn.used[by] && effectsOfUse(marks, by).every(effect => doesSomething(hand, effect)),
  )
}

/** What using an ability or technology does. */
export function effectsOfUse(marks: Marks, by: string): readonly Effect[] {
  if (by in technologies) return technologies[by as TechnologyId].effects
  const abilities = [...triggers(marks, 'strategySpend'), ...triggers(marks, 'afterRoll')]
  return abilities.find(held => held.by === by)?.effect.do ?? []
}

/** Relics whose time it is and of which something is left to come. */
export const playableRelics = (hand: Hand, phase: Phase): RelicId[] =>
  (Object.keys(hand.relics) as RelicId[]).filter(id => {
    const { timing, effects } = relics[id]
    const isTime = timing === 'anyStrategy' || (timing === 'afterRoll' && phase === 'diceResources')
    return isTime && (isOfEarlierBuild(hand) || effects.some(effect => doesSomething(hand, effect)))
  })

/** A round begun by an earlier build goes on with what it offered: answers already given must still fit. */
const isOfEarlierBuild = ({ turn }: Hand) => turn.up === undefined

/** Specialties of the legend whose resources would be spent on something. */
export function usesLegend(marks: Marks, specialty: keyof typeof legend): boolean {
  const printed = legend[specialty]
  return printed !== undefined && canSpend(marks, { [printed.resource]: printed.count }, 0, ['industry'])
}

const canSpend = (marks: Marks, resources: Resources, any: number, sheets: SheetId[]): boolean =>
  marksFor(marks, { by: 'use', resources, any, sheets }).length > 0

function sheetsOf(sheet: SheetId | 'active' | 'any' | 'activeOrAny', { turn }: Hand): SheetId[] {
  if (sheet === 'any') return [...sheetIds]
  return sheet === 'active' || sheet === 'activeOrAny' ? [...turn.active] : [sheet]
}

/** Nobody is offered what would do nothing, or what cannot be paid. */
function doesSomething(hand: Hand, effect: Effect): boolean {
  const { marks, turn } = hand
  switch (effect.op) {
    case 'pay':
      return effect.asset === 'claimedPopulation'
        ? marks.expansion.population > marks.expansion.populationSpent
        : [...heldAssets(marks)].some(asset => asset.startsWith('spec:'))
    case 'setBlackDie':
      return diceUnspent(turn).some(die => die !== effect.to && (!effect.from || die === effect.from))
    case 'redirectBlackDie':
      return diceElsewhere(hand).length > 0
    case 'doubleBlackDice':
      return (turn.dice ?? []).length > 0
    case 'explore':
      return explorable(marks).length > 0
    case 'claimSystem':
      return effect.which === 'anyWormholeSystem' || claimableSystems(marks).length > 0
    case 'scrap':
      return scrappable(marks).length > 0
    case 'crossIcon':
      return Object.keys(openIcons(marks)).length > 0
    case 'crossUnitIcon':
      return bandsTaking(marks, effect.res).some(band => unitOfBand(band) === effect.unit)
    case 'spend':
      if (effect.times && specialtyLinesClaimed(marks) === 0) return false
      return isOfEarlierBuild(hand) || canSpend(marks, effect.res, 0, sheetsOf(effect.sheet, hand))
    case 'freeTradeGoods':
      return effect.which
        ? lockedPlanets(marks).length > 0
        : isOfEarlierBuild(hand) || canSpend(marks, {}, effect.n, sheetsOf(effect.sheet, hand))
    case 'claim':
      return claimsSomething(marks, effect)
    case 'unlockPlanet':
      return lockedPlanets(marks).length > 0
    case 'buildDock':
      return unbuiltDocks(marks).length > 0
    case 'unlockTech':
      return effect.tech
        ? !isUnlocked(marks, effect.tech as TechnologyId)
        : (effect.sheets ?? sheetIds).some(sheet =>
            technologiesOf(marks, sheet).some(id => !isUnlocked(marks, id)),
          )
    case 'unlockFocus':
      return sheetIds.some(sheet => resourceIds.some(die => !marks.focus[sheet][die]))
    case 'unlockUnit':
      return isLocked(marks, effect.unit)
    case 'deploy':
      return eachPlacement(marks, effect.unit, effect.half).next().value !== undefined
    case 'pairBonus':
      return marks.relics.some(each => each === effect.with)
    case 'factionAsset':
      return (marks.faction ? factions[marks.faction].asset.effects : []).some(each =>
        doesSomething(hand, each),
      )
    case 'choose':
      return effect.of.some(each => each.some(one => doesSomething(hand, one)))
    // A price, and no reason to pay it.
    case 'crossOutPlanet':
      return false
    default:
      return true
  }
}

/** What goes beyond the end of a chart or a pool is lost. */
function claimsSomething(marks: Marks, { asset, icons = 0 }: Extract<Effect, { op: 'claim' }>): boolean {
  const { expansion, industry } = marks
  if (tradeGoodIcons(marks) < icons) return false
  switch (asset) {
    case 'tg':
      return industry.tradeGoods.claimed < sizeOf(industry.tradeGoods)
    case 'vote':
      return industry.votes.claimed < sizeOf(industry.votes)
    case 'councilor':
      return industry.councilors < mostCouncilors
    case 'population':
      return expansion.population < populationTrack.length
    case 'commodity':
      return commodities.some(each => industry.commodities[each] < commodityRow)
  }
}
