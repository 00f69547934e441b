import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { troopsOn } from '../../battles.ts'
import { fitsIn, type Ships } from '../../berths.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { isFaceDown } from '../../domains.ts'
import { goodsToSpend, hexOf, sheet } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { loseUnits } from '../casualties.ts'
import { spendTradeGoods } from '../economy.ts'
import { place } from '../pieces.ts'
import { discardCounter } from './counters.ts'
import { lookAt } from './probing.ts'
import type { Landing } from './returning.ts'

/** What the expansion's counters have in store for whoever has landed, where nobody shoots. [SE 20] */

const hidden = (table: Table): PlanetId[] =>
  (Object.keys(table.domains ?? {}) as PlanetId[]).filter(planet => isFaceDown(table, planet))

/** They know of one that lies face down elsewhere. */
export function* natives(table: Table, seat: Seat, { planet }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  const about = yield* choose<PlanetId | 'none', Ti3>(seat, ({ table }) => {
    const others = hidden(table)
    if (others.length === 0) return { skip: 'none' }
    return {
      name: 'natives',
      rule: 'ti3/se.domains',
      text: 'ti3.ask.natives',
      hint: { shows: 'domain' },
      options: { shape: 'oneOf', of: Object.fromEntries(others.map(id => [id, { on: { planet: id } }])) },
    }
  })
  if (about === 'none') return false
  yield* tell('everyone', { text: 'ti3.log.natives', about: { seat, planet: about } })
  yield* lookAt(seat, [about])
  return false
}

/** Worth two resources each, and what is left of them where more does not fit. */
const factories = {
  cruiser: { cruiser: 1 },
  destroyers: { destroyer: 2 },
  mixed: { destroyer: 1, fighter: 2 },
  fighters: { fighter: 4 },
  destroyer: { destroyer: 1 },
  pair: { fighter: 2 },
} as const satisfies Readonly<Record<string, Ships>>
type Built = keyof typeof factories

function buildable(table: Table, seat: Seat, planet: PlanetId): Built[] {
  const hex = hexOf(table, planet)
  if (hex === undefined) return []
  return (Object.keys(factories) as Built[]).filter(id => fitsIn(table, seat, hex, factories[id]))
}

export function* factory(table: Table, seat: Seat, { planet }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  const built = yield* choose<Built | 'none', Ti3>(seat, ({ table }) => {
    const able = buildable(table, seat, planet)
    if (able.length === 0) return { skip: 'none' }
    const line = (id: Built): [string, Choice] => [
      id,
      { text: `ti3.factory.${id}`, hint: { helps: 'you', by: factories[id] === factories.cruiser ? 2 : 1 } },
    ]
    return {
      name: 'factory',
      rule: 'ti3/se.domains',
      text: 'ti3.ask.factory',
      about: { planet },
      options: {
        shape: 'oneOf',
        of: { ...Object.fromEntries(able.map(line)), none: { text: 'ti3.ask.useNone' } },
      },
      otherwise: able[0] ?? 'none',
    }
  })
  const at = hexOf(table, planet)
  if (built === 'none' || at === undefined) return false
  for (const [kind, count] of Object.entries<number>(factories[built])) {
    for (let i = 0; i < count; i++) place(table, { kind: kind as UnitKind, of: seat, at })
    yield* tell('everyone', { text: 'ti3.log.builds', about: { seat, unit: kind, count, hex: at } })
  }
  return false
}

/** A trade good for each of them, or they are lost. */
export function* hostages(table: Table, seat: Seat, { planet, from }: Landing): Flow<boolean> {
  discardCounter(table, planet)
  const landed = (now: Table) => troopsOn(now, planet, seat).filter(({ id }) => id in from)
  const pays = yield* offer<Ti3>(seat, ({ table }) => {
    const count = landed(table).length
    if (count === 0 || goodsToSpend(sheet(table, seat)) < count) return undefined
    return {
      name: 'hostages',
      rule: 'ti3/se.domains',
      text: 'ti3.ask.hostages',
      hint: { helps: 'you' },
      about: { planet, count },
      yes: 'ti3.ask.hostagesYes',
      no: 'ti3.ask.hostagesNo',
    }
  })
  const ids = landed(table).map(({ id }) => id)
  if (pays) {
    spendTradeGoods(table, seat, ids.length)
    yield* tell('everyone', { text: 'ti3.log.ransoms', about: { seat, count: ids.length } })
  } else yield* loseUnits(table, seat, `hostages/${planet}`, ids)
  return false
}
