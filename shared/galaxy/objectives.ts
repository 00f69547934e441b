import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { once } from './once.ts'
import { realmWith } from './realm.ts'
import { splitWith } from './split.ts'
import type { AreaOf, Table } from './table.ts'

/** How far a player is with an objective; what a client shows and what scoring it is judged by. */
export interface Progress {
  readonly have: number
  readonly of: number
}

export type Reads<T extends Table> = (table: T, seat: Seat) => Progress

export const upTo = (of: number, have: number): Progress => ({ have: Math.min(of, have), of })
export const all = (...parts: readonly Progress[]): Progress => ({
  have: parts.reduce((sum, { have }) => sum + have, 0),
  of: parts.reduce((sum, { of }) => sum + of, 0),
})
export const is = (so: boolean): Progress => upTo(1, so ? 1 : 0)
export const most = (counts: readonly number[]) => Math.max(0, ...counts)

/** What is spent while an objective is scored: all of it, or of resources and influence `either` one. */
export interface Costs {
  readonly resources?: number
  readonly influence?: number
  readonly either?: true
  readonly tradeGoods?: number
  /** Command counters, of areas that are spent from. */
  readonly counters?: number
}

const worths = ['resources', 'influence'] as const

export const spendingWith = once(<T extends Table>(edition: Edition<T>) => {
  const { goodsToSpend, sheet, spendable } = realmWith(edition)
  const { bestSplit } = splitWith(edition)

  const countersIn = (table: T, seat: Seat, areas: readonly AreaOf<T>[]): number => {
    const counters: Record<string, number> = sheet(table, seat).counters
    return areas.reduce((sum, area) => sum + (counters[area] ?? 0), 0)
  }

  function affords(table: T, seat: Seat, costs: Costs, areas: readonly AreaOf<T>[]): Progress {
    const { tradeGoods, resources, influence, counters, either } = costs
    if (counters !== undefined) return upTo(counters, countersIn(table, seat, areas))
    if (either) return upTo(resources ?? 0, Math.max(...worths.map(worth => spendable(table, seat, worth))))
    if (resources !== undefined && influence !== undefined)
      return everyPrice(table, seat, { resources, influence, tradeGoods: tradeGoods ?? 0 })
    if (tradeGoods !== undefined) return upTo(tradeGoods, goodsToSpend(sheet(table, seat)))
    if (resources !== undefined) return upTo(resources, spendable(table, seat, 'resources'))
    return upTo(influence ?? 0, spendable(table, seat, 'influence'))
  }

  /** Trade goods fill in for what planets do not give. */
  function everyPrice(
    table: T,
    seat: Seat,
    { resources, influence, tradeGoods }: Record<'resources' | 'influence' | 'tradeGoods', number>,
  ): Progress {
    const { lacks } = bestSplit(table, seat, resources, influence)
    const goods = goodsToSpend(sheet(table, seat))
    const due = resources + influence + tradeGoods
    return { have: due - Math.max(0, lacks + tradeGoods - goods), of: due }
  }

  return { affords, countersIn }
})
