import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { sheet } from '../../realm.ts'
import { gainRelic } from '../../rules/exploration.ts'
import type { Fragment, Table, Ti4 } from '../../table.ts'

/** Relic fragments, and what is purged of them. [35.9] */

export const unknown: Fragment = 'unknown_relic_fragment'
export const fragmentKinds: readonly Fragment[] = [
  'cultural_relic_fragment',
  'hazardous_relic_fragment',
  'industrial_relic_fragment',
  unknown,
]

export const fragmentsOf = (table: Table, seat: Seat, id: Fragment): number =>
  sheet(table, seat).fragments?.[id] ?? 0

function loseFragments(table: Table, seat: Seat, id: Fragment, count: number) {
  const { fragments = {} } = sheet(table, seat)
  const left = (fragments[id] ?? 0) - count
  if (left > 0) fragments[id] = left
  else delete fragments[id]
}

/** Unknown ones stand for any; how many of them are used is said where it is a choice. */
export function* purgeFragments(
  table: Table,
  seat: Seat,
  id: Fragment,
  needed: number,
  name = 'unknown',
): Flow {
  const own = id === unknown ? 0 : fragmentsOf(table, seat, id)
  const least = Math.max(0, needed - own)
  const most = id === unknown ? needed : Math.min(needed - 1, fragmentsOf(table, seat, unknown))
  const count = yield* choose<string, Ti4>(seat, () => {
    if (least >= most) return { skip: String(least) }
    return {
      name,
      rule: 'ti4/35.9',
      text: 'ti4.ask.unknownFragments',
      about: { card: id },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          Array.from({ length: most - least + 1 }, (_, i) => [
            String(least + i),
            { text: 'ti4.explore.unknownFragments', about: { count: least + i } },
          ]),
        ),
      },
      otherwise: String(least),
    }
  })
  loseFragments(table, seat, unknown, Number(count))
  loseFragments(table, seat, id, needed - Number(count))
  yield* tell('everyone', { text: 'ti4.log.purgesFragments', about: { seat, card: id, count: needed } })
}

const pair = 2

/** Kinds of which he has two; unknown ones count as any. */
const pairs = (table: Table, seat: Seat): Fragment[] =>
  fragmentKinds.filter(id => {
    const own = fragmentsOf(table, seat, id)
    return own >= pair || (id !== unknown && own > 0 && own + fragmentsOf(table, seat, unknown) >= pair)
  })

export const hasPair = (table: Table, seat: Seat): boolean =>
  table.decks.relic > 0 && pairs(table, seat).length > 0

/** Two of a kind find a relic where something says so. */
export function* relicForPair(table: Table, seat: Seat, card: string, name: string): Flow {
  const id = yield* choose<Fragment | 'none', Ti4>(seat, seen => {
    const open = pairs(seen.table, seat)
    if (open.length === 0) return { skip: 'none' }
    return {
      name: `${name}/kind`,
      rule: 'ti4/35.9',
      text: 'ti4.ask.fragmentPair',
      about: { card },
      hint: { loses: 'domain' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(open.map(kind => [kind, { on: { card: kind } }])),
      } satisfies OneOf,
    }
  })
  if (id === 'none') return
  yield* purgeFragments(table, seat, id, pair, `${name}/unknown`)
  yield* gainRelic(table, seat, `${name}/found`)
}
