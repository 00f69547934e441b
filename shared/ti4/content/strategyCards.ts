import type { WordedLike } from '../../galaxy/content/worded.ts'
import { type Printing, printedAs, type Reprinted } from './printings.ts'
import { type Chosen, isIn, type SetId } from './sets.ts'

const printed = {
  leadership: {
    id: 'leadership',
    set: 'base',
    name: 'Leadership',
    initiative: 1,
    primary: 'Gain 3 Command Tokens, and 1 more for every 3 influence you like to spend.',
    secondary: '1 Command Token for every 3 influence you spend. It costs you none.',
    token: 'none',
  },
  diplomacy: {
    id: 'diplomacy',
    set: 'base',
    name: 'Diplomacy',
    initiative: 2,
    primary:
      "Name a system with a planet of yours, except Mecatol Rex's: each other player puts a Command Token from reinforcements there. Then ready up to 2 of your planets.",
    secondary: 'For 1 token from your Strategy Pool: ready up to 2 of your planets.',
    token: 'spent',
    first: {
      primary:
        "Name a system with a planet of yours, except Mecatol Rex's: each other player puts a Command Token from reinforcements there. Then ready all your planets in it.",
    },
    newIn: 'pok',
  },
  politics: {
    id: 'politics',
    set: 'base',
    name: 'Politics',
    initiative: 3,
    primary:
      'The Speaker token goes to a player of your choice who has it not. Draw 2 Action Cards. See the top 2 agendas, and put each back on the top or the bottom of the deck.',
    secondary: 'For 1 token from your Strategy Pool: draw 2 Action Cards.',
    token: 'spent',
  },
  construction: {
    id: 'construction',
    set: 'base',
    name: 'Construction',
    initiative: 4,
    primary:
      'You may place 1 PDS or Space Dock on a planet of yours; after it 1 PDS on that planet or another of yours.',
    secondary:
      '1 token from your Strategy Pool is spent and placed in a system of your choice, where a planet of yours may get 1 Space Dock or PDS.',
    token: 'spentAndPlaced',
    first: {
      token: 'placed',
      secondary:
        '1 token from your Strategy Pool is placed in a system of your choice, where a planet of yours may get 1 Space Dock or PDS.',
    },
    newIn: 'pok',
  },
  trade: {
    id: 'trade',
    set: 'base',
    name: 'Trade',
    initiative: 5,
    primary:
      'Gain 3 Trade Goods and replenish your Commodities. Players you name use the secondary ability without paying for it.',
    secondary: 'For 1 token from your Strategy Pool: replenish your Commodities.',
    token: 'spent',
  },
  warfare: {
    id: 'warfare',
    set: 'base',
    name: 'Warfare',
    initiative: 6,
    primary:
      'Take back 1 of your Command Tokens from the board, into a pool of your choice. Then you may redistribute all your tokens among the pools.',
    secondary: 'For 1 token from your Strategy Pool: 1 Space Dock in your Home System uses its Production.',
    token: 'spent',
  },
  technology: {
    id: 'technology',
    set: 'base',
    name: 'Technology',
    initiative: 7,
    primary: 'Research 1 technology, and a second one if you spend 6 resources.',
    secondary: 'For 4 resources and 1 token from your Strategy Pool: research 1 technology.',
    token: 'spent',
    resources: 4,
  },
  imperial: {
    id: 'imperial',
    set: 'base',
    name: 'Imperial',
    initiative: 8,
    primary:
      'You may score 1 public objective that you fulfil. Gain 1 victory point if Mecatol Rex is yours; if not, you may draw 1 secret objective.',
    secondary: 'For 1 token from your Strategy Pool: draw 1 secret objective.',
    token: 'spent',
  },
} as const

export type StrategyCardId = keyof typeof printed

interface Printed {
  readonly primary: string
  readonly secondary: string
  /** What becomes of the Strategy Pool's token the secondary ability costs. */
  readonly token: 'none' | 'spent' | 'placed' | 'spentAndPlaced'
}

export interface StrategyCard extends Printed, Reprinted<Printed> {
  readonly id: StrategyCardId
  readonly set: SetId
  readonly name: string
  readonly initiative: number
  /** What the secondary ability costs besides. */
  readonly resources?: number
  /** The box that brought the card anew: with it nobody plays the first one. */
  readonly newIn?: SetId
}

export const strategyCards: Readonly<Record<StrategyCardId, StrategyCard>> = printed

/** Which printing of a card lies on this table. */
export function printingOf(chosen: Chosen, printing: Printing, id: StrategyCardId): Printing {
  const { newIn } = strategyCards[id]
  return newIn && isIn(chosen, { set: newIn }) ? 'latest' : printing
}

/** The card that lies on this table. */
export const strategyCardOf = (chosen: Chosen, printing: Printing, id: StrategyCardId): StrategyCard =>
  printedAs(strategyCards[id], printingOf(chosen, printing, id))

export type StrategyCardWords = WordedLike<typeof printed>
