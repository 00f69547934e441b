import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import {
  type AssetCode,
  amountOf,
  type Commodity,
  commodities,
  isSaved,
  type SheetId,
  type Side,
} from '../content/assets.ts'
import { commodityRow } from '../content/charts.ts'
import type { Effect } from '../content/effects.ts'
import { fill, tradeGoodIcons } from '../industry.ts'
import { chartOf } from '../navigation.ts'
import type { Hand, Inscription, Table } from '../table.ts'
import { askOne, named } from './asking.ts'
import { counted } from './counting.ts'
import type { Cause, Happening } from './happenings.ts'
import { addCouncilor, addPopulation, fillRow } from './industry.ts'
import { claimSystem } from './navigation.ts'

type Claim = Extract<Effect, { op: 'claim' }>

/** What a card gives without a place on a sheet. */
export function* claim(table: Table, seat: Seat, effect: Claim, by: string): Flow {
  const times = yield* inHand<Inscription, number>(seat, hand => {
    if (effect.icons && tradeGoodIcons(hand.marks) < effect.icons) return 0
    const n = counted(table, seat, hand, effect.n)
    if (effect.asset !== 'commodity') claimPlain(hand, effect.asset, n)
    else if (effect.type === 'each') for (const each of commodities) fillRow(hand.marks, each, n)
    return n
  })
  if (effect.asset !== 'commodity' || effect.type === 'each') return
  for (let i = 0; i < times; i++) {
    const chosen = yield* askOne<Commodity>(
      seat,
      { word: 'commodity', rule: 'inscription/15.commodities', about: { by } },
      ({ hand }) =>
        named(
          commodities.filter(each => hand.marks.industry.commodities[each] < commodityRow),
          'commodity',
        ),
    )
    if (chosen) yield* inHand<Inscription>(seat, ({ marks }) => fillRow(marks, chosen, 1))
  }
}

export function claimPlain({ marks, turn }: Hand, asset: Exclude<Claim['asset'], 'commodity'>, n: number) {
  switch (asset) {
    case 'tg':
      turn.gained += fill(marks.industry.tradeGoods, n)
      break
    case 'vote':
      fill(marks.industry.votes, n)
      break
    case 'councilor':
      for (let i = 0; i < n; i++) addCouncilor(marks)
      break
    case 'population':
      for (let i = 0; i < n; i++) addPopulation(marks)
      break
  }
}

/** Kept if it is a saved one, else drawn where it belongs. */
export function takeAsset({ marks, turn }: Hand, asset: AssetCode, sheet: SheetId, at: string) {
  if (isSaved(asset)) {
    marks.assets[`${sheet}:${at}`] = { asset }
    return
  }
  const [kind, which] = asset.split(':')
  switch (kind) {
    case 'tg':
      turn.gained += fill(marks.industry.tradeGoods, amountOf(asset))
      break
    case 'vote':
      fill(marks.industry.votes, amountOf(asset))
      break
    case 'com':
      fillRow(marks, which as Commodity, amountOf(asset))
      break
    case 'councilor':
      addCouncilor(marks)
      break
    case 'population':
      addPopulation(marks)
      break
    case 'neighbor':
      marks.warfare.neighbours[which as Side]++
      break
  }
}

/** A system claimed at no cost: an explored one, the one just reached, or one beside any wormhole. */
export function* claimFreely(
  seat: Seat,
  effect: Extract<Effect, { op: 'claimSystem' }>,
  cause: Cause,
): Flow<Happening[]> {
  const { by } = cause
  if (effect.which !== 'anyWormholeSystem') {
    const on = effect.which === 'thatSystem' && cause.system ? { on: cause.system } : {}
    const may = effect.optional ? { may: true as const } : {}
    return [
      { is: 'spending', spending: { by, free: { verb: 'claim', times: 1 }, sheets: [], ...on, ...may } },
    ]
  }
  const system = yield* askOne(
    seat,
    { word: 'wormholeSystem', rule: 'inscription/9.wormholes', about: { by } },
    ({ hand }) =>
      named(
        [...new Set(Object.values(chartOf(hand.marks).wormholes))].filter(
          each => !hand.marks.navigation.explored[each],
        ),
        'system',
      ),
  )
  if (!system) return [{ is: 'ability', effects: effect.else ?? [], cause }]
  return yield* inHand<Inscription, Happening[]>(seat, ({ marks }) => {
    marks.navigation.explored[system] = true
    return claimSystem(marks, system)
  })
}
