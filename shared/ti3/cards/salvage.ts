import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { opponentIn } from '../battles.ts'
import { fitsIn } from '../berths.ts'
import type { UnitKind } from '../content/units.ts'
import { enemyInSpace, fleet } from '../forces.ts'
import { pricesFor } from '../production.ts'
import { spendable } from '../realm.ts'
import { payFor } from '../rules/economy.ts'
import { moment } from '../rules/moments.ts'
import { askPayment } from '../rules/paying.ts'
import { place } from '../rules/pieces.ts'
import { receiveTradeGoods } from '../rules/receiving.ts'
import type { Battle, Table, Ti3 } from '../table.ts'
import type { ActsAt } from './act.ts'

/** What is left of a battle is worth something to who knows how to look. */

const found = 2

export const salvage: ActsAt<'spaceBattleEnds'> = {
  *does(table, { by, name, about: { battle, hex } }) {
    if (by !== battle.attacker && by !== battle.defender) return
    yield* receiveTradeGoods(table, by, found, `${name}/found`)
    yield* rebuild(table, by, battle, hex, `${name}/rebuilds`)
  },
}

/** One of what was destroyed, where it is won, at its price. */
function* rebuild(table: Table, by: Seat, battle: Battle, hex: HexId, name: string): Flow {
  const kind = yield* choose<UnitKind | 'none', Ti3>(by, ({ table }) => {
    const able = rebuildable(table, by, battle, hex)
    if (able.length === 0) return { skip: 'none' }
    return {
      name,
      rule: 'ti3/se.salvage',
      text: 'ti3.ask.rebuilds',
      about: { hex },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(
            able.map(([unit, price]): [string, Choice] => [
              unit,
              { text: 'ti3.ask.rebuildsFor', about: { unit, price }, hint: { helps: 'you', by: price } },
            ]),
          ),
          none: { text: 'ti3.ask.useNone' },
        },
      },
      otherwise: 'none',
    }
  })
  const least = rebuildable(table, by, battle, hex).find(([id]) => id === kind)?.[1]
  if (kind === 'none' || least === undefined) return
  const paid = yield* askPayment(by, {
    name: `${name}/price`,
    rule: 'ti3/se.salvage',
    text: 'ti3.ask.payRebuilding',
    about: { unit: kind, price: least },
    worth: 'resources',
    least,
  })
  if (!paid) return
  payFor(table, by, paid)
  place(table, { kind, of: by, at: hex })
  yield* tell('everyone', { text: 'ti3.log.rebuilds', about: { seat: by, unit: kind, hex } })
  yield* moment(table, 'unitsBuilt', `${name}/built`, { of: by, count: 1, unit: kind })
}

/** Kinds of ships with what one of them costs, as far as resources, pieces and supply reach. */
function rebuildable(table: Table, by: Seat, battle: Battle, hex: HexId): [UnitKind, number][] {
  if (fleet(table, by, hex).length === 0 || enemyInSpace(table, by, hex)) return []
  const wrecked = battle.wrecked?.[opponentIn(battle, by)] ?? {}
  const { prices } = pricesFor(table, by)
  const most = spendable(table, by, 'resources')
  return (Object.keys(wrecked) as UnitKind[]).flatMap((kind): [UnitKind, number][] => {
    const price = prices[kind]
    if (!price || price.cost > most || price.left === 0 || !fitsIn(table, by, hex, { [kind]: 1 })) return []
    return [[kind, price.cost]]
  })
}
