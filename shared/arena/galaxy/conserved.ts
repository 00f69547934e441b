import type { Seat } from '../../engine/rules.ts'
import type { Table } from '../../galaxy/table.ts'

/** What is neither made nor lost. */

export const keys = <K extends string>(of: Readonly<Partial<Record<K, unknown>>> | undefined): K[] =>
  Object.keys(of ?? {}) as K[]

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** Every card exactly once, wherever it lies. */
export function onceEach(what: string, all: readonly string[], found: readonly string[]): string[] {
  const expected = new Set(all)
  const seen = new Set<string>()
  const wrong = found.filter(id => !expected.has(id) || seen.size === seen.add(id).size)
  const missing = all.filter(id => !seen.has(id))
  return wrong.length + missing.length === 0 ? [] : [`${what}: ${wrong.join(' ')} -${missing.join(' -')}`]
}

/** Of each player so many command counters, on the sheet, on the map and wherever else; and of nothing less than nothing. */
export function counterFaults(
  { players, activated }: Table,
  counters: number,
  elsewhere: (seat: Seat) => number = () => 0,
): string[] {
  const found: string[] = []
  for (const [seat, player] of Object.entries(players)) {
    const held = Object.values(player.counters)
    const onMap = Object.values(activated).filter(here => here[seat]).length
    if (total(held) + onMap + elsewhere(seat) !== counters) found.push(`${seat} command counters`)
    if ([player.tradeGoods, ...held].some(count => count < 0)) found.push(`${seat} has less than nothing`)
  }
  return found
}

/** Where they are counted out. */
export function tradeGoodFaults({ players, supply }: Table, all: number): string[] {
  const held = total(Object.values(players).map(({ tradeGoods }) => tradeGoods))
  return supply && held + supply.tradeGoods !== all ? ['trade goods'] : []
}

/** What a player starts with is in his home system, no more and no less. */
export function startFaults(
  { players, units }: Table,
  startOf: (seat: Seat) => { readonly home?: string; readonly forces: Readonly<Record<string, number>> },
): string[] {
  const found: string[] = []
  for (const seat of Object.keys(players)) {
    const { home, forces } = startOf(seat)
    for (const [kind, count] of Object.entries(forces)) {
      const here = Object.values(units).filter(u => u.of === seat && u.kind === kind && u.at === home)
      if (here.length !== count) found.push(`${seat} starts with ${here.length} ${kind}`)
    }
  }
  return found
}
