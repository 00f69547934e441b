import type { AssetCode, Resource, Resources, SheetId, Side } from './assets.ts'

/** A number read off the player's sheets at that moment. */
export interface Count {
  readonly count: 'tradeGoodIcons' | 'specialtyLines' | 'busyNeighbours'
  readonly plus?: number
  /** Rounded up. */
  readonly half?: true
  readonly least?: number
  readonly most?: number
}

export type UnitName = 'infantry' | 'pds' | 'destroyer' | 'cruiser' | 'carrier' | 'dreadnought' | 'warsun'

/** When an ability answers to something. */
export type Moment =
  | 'sheetBecomesActive'
  | 'afterRoll'
  | 'strategySpend'
  | 'production'
  | 'afterProduction'
  | 'councilCastStep'
  | 'castVotes'
  | 'totalStrength'
  | 'winWar'
  | 'loseWarBy'
  | 'buildUnit'
  | 'deployCoversAnomaly'
  | 'claimAsset'
  | 'claimEmptySystem'
  | 'claimCommodityHere'
  | 'claimMecatol'
  | 'exploreThroughWormhole'
  | 'unlockPlanet'
  | 'planetFullyDeveloped'

export interface Trigger {
  readonly op: 'trigger'
  readonly on: Moment
  readonly sheet?: SheetId
  readonly unit?: UnitName
  readonly asset?: AssetCode
  readonly if?: 'differsFromPreviousActive'
  readonly limit?: 'oncePerActive' | 'oncePerRound' | 'oncePerSide' | 'oncePerWarEvent'
  /** A war lost by no more than this. */
  readonly max?: number
  readonly do: readonly Effect[]
}

export type PassiveId =
  | 'wormholes'
  | 'deployOverAnomalies'
  | 'pdsSectionBonus'
  | 'unitDiscount'
  | 'unitVp'
  | 'techDiscount'
  | 'cannotCastVotes'
  | 'relicDrawTwoKeepOne'

export interface Passive {
  readonly op: 'passive'
  readonly id: PassiveId
  readonly unit?: UnitName
  readonly res?: Resource
  readonly n?: number
}

export interface Strength {
  readonly op: 'strength'
  readonly wars: 'all' | 'current'
  readonly side: 'both' | 'this' | 'choice'
  readonly n: number
  readonly min?: number
}

type Claimed = 'tg' | 'vote' | 'councilor' | 'population' | 'commodity'

/** What cards do, as data; `rules/effects.ts` carries it out, in this order and depth first. */
export type Effect =
  | Trigger
  | Passive
  | Strength
  | {
      readonly op: 'claim'
      readonly asset: Claimed
      readonly n: number | Count
      /** Of commodities: one of the player's choice, or of each type. */
      readonly type?: 'choice' | 'each'
      /** Only with so many "+1 trade good" icons unlocked. */
      readonly icons?: number
    }
  | {
      readonly op: 'spend'
      readonly res: Resources
      readonly sheet: SheetId | 'active' | 'any'
      readonly times?: Count
    }
  | {
      readonly op: 'freeTradeGoods'
      readonly n: number
      readonly sheet: SheetId | 'active' | 'any' | 'activeOrAny'
      readonly which?: 'thatPlanet'
    }
  | { readonly op: 'freeVotes'; readonly n: number }
  /** Unless it is paid, what follows in the list does not happen. */
  | {
      readonly op: 'pay'
      readonly asset: 'specialty' | 'tg' | 'claimedPopulation'
      readonly n: 1
      readonly optional: true
    }
  | { readonly op: 'explore'; readonly n: number }
  | {
      readonly op: 'claimSystem'
      readonly which?: 'thatSystem' | 'anyWormholeSystem'
      readonly alsoExplore?: true
      readonly optional?: true
      readonly else?: readonly Effect[]
    }
  | { readonly op: 'scrap'; readonly n: number; readonly optional?: true }
  | {
      readonly op: 'crossIcon'
      readonly sheet: 'expansion'
      readonly n: number
      readonly res: 'any'
      readonly which?: 'thatPlanet'
    }
  | { readonly op: 'crossUnitIcon'; readonly unit: UnitName; readonly res: Resource; readonly n: number }
  | {
      readonly op: 'unlockTech'
      readonly n?: number
      readonly tech?: string
      readonly sheets?: readonly SheetId[]
    }
  | { readonly op: 'unlockPlanet' }
  | { readonly op: 'unlockFocus'; readonly n: number; readonly sheet: 'any' }
  | { readonly op: 'unlockUnit'; readonly unit: UnitName }
  | { readonly op: 'buildDock' }
  | { readonly op: 'crossOutPlanet' }
  | { readonly op: 'deploy'; readonly unit: UnitName; readonly n: number; readonly half?: Side }
  | { readonly op: 'writeVp'; readonly sheet: SheetId; readonly n: number }
  | { readonly op: 'pairBonus'; readonly with: string; readonly vp: number }
  | { readonly op: 'setBlackDie'; readonly from?: Resource; readonly to: Resource; readonly optional?: true }
  | { readonly op: 'redirectBlackDie'; readonly optional?: true }
  | { readonly op: 'doubleBlackDice' }
  | { readonly op: 'secondActiveSheet' }
  | {
      readonly op: 'copyFactionAsset'
      readonly of: 'defeatedNeighbor' | 'chosenNeighbor'
      readonly ai: readonly Effect[]
    }
  | { readonly op: 'factionAsset' }
  | { readonly op: 'treatAsTie' }
  | { readonly op: 'scoreObjectiveLesser' }
  | { readonly op: 'choose'; readonly of: readonly (readonly Effect[])[] }
