import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { type Commodity, commodities } from '../content/assets.ts'
import { commodityRow } from '../content/charts.ts'
import type { Effect } from '../content/effects.ts'
import { fill, tradeGoodIcons } from '../industry.ts'
import { chartOf } from '../navigation.ts'
import type { Hand, Inscription, Table } from '../table.ts'
import { askOne, named } from './asking.ts'
import { type Cause, carryOut, counted } from './effects.ts'
import { follow } from './following.ts'
import type { Happening } from './happenings.ts'
import { addCouncilor, addPopulation, fillRow } from './industry.ts'
import { claimSystem } from './navigation.ts'
import { spend } from './spending.ts'

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

/** A system claimed at no cost: an explored one, the one just reached, or one beside any wormhole. */
export function* claimFreely(
  table: Table,
  seat: Seat,
  effect: Extract<Effect, { op: 'claimSystem' }>,
  cause: Cause,
): Flow {
  const { by } = cause
  if (effect.which !== 'anyWormholeSystem') {
    const on = effect.which === 'thatSystem' && cause.system ? { on: cause.system } : {}
    const may = effect.optional ? { may: true as const } : {}
    return yield* spend(table, seat, { by, free: { verb: 'claim', times: 1 }, sheets: [], ...on, ...may })
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
  if (!system) return yield* carryOut(table, seat, effect.else ?? [], cause)
  const happenings = yield* inHand<Inscription, Happening[]>(seat, ({ marks }) => {
    marks.navigation.explored[system] = true
    return claimSystem(marks, system)
  })
  yield* follow(table, seat, happenings)
}
