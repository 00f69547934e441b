import type { Effect } from './effects.ts'
import type { SetId } from './sets.ts'

const printed = {
  crown_of_thalnos: {
    id: 'crown_of_thalnos',
    set: 'base',
    name: 'Crown of Thalnos',
    worth: 3,
    timing: 'afterRoll',
    text: 'Play after the dice are rolled: spend the resource of each black die twice this round.',
    effects: [{ op: 'doubleBlackDice' }],
  },
  dominus_orb: {
    id: 'dominus_orb',
    set: 'base',
    name: 'Dominus Orb',
    worth: 4,
    timing: 'chooseSheet',
    text: 'Play when you choose your active sheet: choose a second active sheet for this round. Each resource may be spent on either; both are "active" for technologies and focus dice (each focus die is spent once).',
    effects: [{ op: 'secondActiveSheet' }],
  },
  dynamis_core: {
    id: 'dynamis_core',
    set: 'base',
    name: 'Dynamis Core',
    worth: 3,
    timing: 'anyStrategy',
    text: 'Claim 1 trade good plus 1 for each "+1 trade good" icon you have unlocked (maximum 4).',
    effects: [{ op: 'claim', asset: 'tg', n: { count: 'tradeGoodIcons', plus: 1, most: 4 } }],
  },
  luxarch_treatise_1: {
    id: 'luxarch_treatise_1',
    set: 'base',
    name: 'Luxarch Treatise Vol I',
    worth: 3,
    timing: 'anyStrategy',
    text: "Unlock any one technology on Navigation or Expansion. If you have already played Vol II, add 3 to the value in this relic's box.",
    effects: [
      { op: 'unlockTech', n: 1, sheets: ['navigation', 'expansion'] },
      { op: 'pairBonus', with: 'luxarch_treatise_2', vp: 3 },
    ],
  },
  luxarch_treatise_2: {
    id: 'luxarch_treatise_2',
    set: 'base',
    name: 'Luxarch Treatise Vol II',
    worth: 3,
    timing: 'anyStrategy',
    text: "Unlock any one technology on Industry or Warfare. If you have already played Vol I, add 3 to the value in this relic's box.",
    effects: [
      { op: 'unlockTech', n: 1, sheets: ['industry', 'warfare'] },
      { op: 'pairBonus', with: 'luxarch_treatise_1', vp: 3 },
    ],
  },
  nano_forge: {
    id: 'nano_forge',
    set: 'base',
    name: 'Nano-Forge',
    worth: 3,
    timing: 'anyStrategy',
    text: 'Unlock any one planet, then spend 2 free trade goods on that planet (even if Expansion is inactive).',
    effects: [
      { op: 'unlockPlanet' },
      { op: 'freeTradeGoods', n: 2, sheet: 'expansion', which: 'thatPlanet' },
    ],
  },
  maw_of_worlds: {
    id: 'maw_of_worlds',
    set: 'base',
    name: 'Maw of Worlds',
    worth: 2,
    timing: 'anyStrategy',
    text: 'Cross out one of your locked planets (it can never be unlocked) and unlock any two technologies.',
    effects: [{ op: 'crossOutPlanet' }, { op: 'unlockTech', n: 2 }],
  },
  plenary_orbital: {
    id: 'plenary_orbital',
    set: 'base',
    name: 'Plenary Orbital',
    worth: 3,
    timing: 'anyStrategy',
    text: 'Build any one space dock and claim 1 vote.',
    effects: [{ op: 'buildDock' }, { op: 'claim', asset: 'vote', n: 1 }],
  },
  shard_of_the_throne: {
    id: 'shard_of_the_throne',
    set: 'base',
    name: 'Shard of the Throne',
    worth: 5,
    timing: 'immediate',
    text: 'Play immediately: claim 2 votes.',
    effects: [{ op: 'claim', asset: 'vote', n: 2 }],
  },
  stellar_converter: {
    id: 'stellar_converter',
    set: 'base',
    name: 'Stellar Converter',
    worth: 3,
    timing: 'warTotal',
    text: 'Play in step 2 or 3 of a war event: add 4 to your strength against one neighbour.',
    effects: [{ op: 'strength', wars: 'current', side: 'choice', n: 4 }],
  },
  the_codex: {
    id: 'the_codex',
    set: 'base',
    name: 'The Codex',
    worth: 4,
    timing: 'anyStrategy',
    text: 'Resolve your faction-asset ability.',
    effects: [{ op: 'factionAsset' }],
  },
  the_obsidian: {
    id: 'the_obsidian',
    set: 'base',
    name: 'The Obsidian',
    worth: 2,
    timing: 'endOfGame',
    text: 'Play at the end of the game, before scoring: choose one objective you have not completed and write its lesser value on the corresponding sheet.',
    effects: [{ op: 'scoreObjectiveLesser' }],
  },
  the_prophets_tears: {
    id: 'the_prophets_tears',
    set: 'base',
    name: "The Prophet's Tears",
    worth: 3,
    timing: 'anyStrategy',
    text: 'Spend 2 research on any sheet.',
    effects: [{ op: 'spend', res: { R: 2 }, sheet: 'any' }],
  },
  the_quantumcore: {
    id: 'the_quantumcore',
    set: 'base',
    name: 'The Quantumcore',
    worth: 3,
    timing: 'anyStrategy',
    text: 'Unlock any two focus dice on any one sheet.',
    effects: [{ op: 'unlockFocus', n: 2, sheet: 'any' }],
  },
  the_syncretone: {
    id: 'the_syncretone',
    set: 'base',
    name: 'The Syncretone',
    worth: 3,
    timing: 'anyStrategy',
    text: 'Claim 1 commodity of each type.',
    effects: [{ op: 'claim', asset: 'commodity', type: 'each', n: 1 }],
  },
  tyrants_lament: {
    id: 'tyrants_lament',
    set: 'base',
    name: "Tyrant's Lament",
    worth: 2,
    timing: 'anyStrategy',
    text: 'Deploy a dreadnought.',
    effects: [{ op: 'deploy', unit: 'dreadnought', n: 1 }],
  },
} as const satisfies Record<string, Relic>

export interface Relic {
  readonly id: string
  readonly set: SetId
  readonly name: string
  /** Victory points, written on the sheet as it is drawn. */
  readonly worth: number
  readonly timing: 'immediate' | 'chooseSheet' | 'anyStrategy' | 'afterRoll' | 'warTotal' | 'endOfGame'
  readonly text: string
  readonly effects: readonly Effect[]
}
export type RelicId = keyof typeof printed
export const relics: Readonly<Record<RelicId, Relic>> = printed
export const relicIds = Object.keys(printed) as RelicId[]
