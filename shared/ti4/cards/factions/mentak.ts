import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { foesIn } from '../../battles.ts'
import type { UnitKind } from '../../content/units.ts'
import { fleet, isShip } from '../../forces.ts'
import { print, sheetOf } from '../../prints.ts'
import { spendable } from '../../realm.ts'
import { hitFoe, throwDice } from '../../rules/combat.ts'
import { payFor } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { askPayment } from '../../rules/paying.ts'
import { place } from '../../rules/pieces.ts'
import { liftPieces } from '../../rules/production.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Battle, Table, Ti4 } from '../../table.ts'
import { fightsInSpace, lightShips, type OfFaction } from './means.ts'

/** Where hits are being taken now. */
const underFire = ({ battle, doing }: Table): HexId | undefined => battle?.hex ?? doing?.hex

const isProducible = (table: Table, seat: Seat, kind: UnitKind): boolean => {
  const { cost } = sheetOf(table, seat, kind) ?? {}
  return cost !== undefined && spendable(table, seat, 'resources') >= cost
}

/** Ships like those that were destroyed, as far as he can pay for one. */
const salvageable = (table: Table, seat: Seat, { destroyed = {} }: Battle): UnitKind[] =>
  (Object.keys(destroyed) as UnitKind[]).filter(kind => isShip(kind) && isProducible(table, seat, kind))

function* salvage(table: Table, seat: Seat, battle: Battle, name: string): Flow {
  const kind = yield* choose<UnitKind | 'none', Ti4>(seat, seen => {
    const kinds = salvageable(seen.table, seat, battle)
    if (kinds.length === 0) return { skip: 'none' }
    const of = Object.fromEntries(
      kinds.map(id => [
        id,
        { text: 'ti4.salvage.produce', about: { unit: id, count: print(seen.table, seat, id).cost } },
      ]),
    )
    return {
      name: `${name}/kind`,
      rule: 'ti4/67.1',
      text: 'ti4.ask.salvage',
      about: { hex: battle.hex },
      hint: { gains: 'ship' },
      options: { shape: 'oneOf', of: { ...of, none: { text: 'ti4.salvage.none' } } } satisfies OneOf,
      otherwise: 'none',
    }
  })
  if (kind === 'none') return
  const least = print(table, seat, kind).cost
  const ask = { name: `${name}/price`, rule: 'ti4/67.1', text: 'ti4.ask.paySalvage' } as const
  const paid = yield* askPayment(seat, { ...ask, worth: 'resources', least })
  if (!paid) return
  payFor(table, seat, paid)
  yield* liftPieces(table, seat, kind, 1, { name: `${name}/${kind}`, rule: 'ti4/67.5' })
  place(table, { kind, of: seat, at: battle.hex })
  yield* tell('everyone', { text: 'ti4.log.salvages', about: { seat, unit: kind, hex: battle.hex } })
  yield* enforceSupply(table, seat, battle.hex, `${name}/supply`)
}

export const mentak: OfFaction = {
  ambush: {
    at: {
      combatStart: {
        choice: {
          hint: { harms: 'foe' },
          may: (table, by, { battle }) =>
            fightsInSpace(battle, by) && lightShips(table, by, battle.hex).length > 0,
        },
        *does(table, { by, about: { battle }, name }) {
          let hits = 0
          for (const { id, kind } of lightShips(table, by, battle.hex).slice(0, 2))
            hits += yield* throwDice(table, by, `${name}/${id}`, 1, print(table, by, kind).combat ?? 10, {
              unit: kind,
            })
          yield* hitFoe(table, by, name, hits, foesIn(table, battle, by))
        },
      },
    },
  },
  // Where goods are gained and deals are done: `rules/goods.ts`.
  pillage: {},
  fourth_moon: {
    wide: true,
    permits: {
      sustains({ table, of, holder, kind }) {
        const hex = underFire(table)
        if (of === holder || hex === undefined || !isShip(kind)) return undefined
        return fleet(table, holder, hex).some(ship => ship.kind === 'flagship') ? false : undefined
      },
    },
  },
  salvage_operations: {
    at: {
      afterCombatWon: {
        *does(table, { by, about: { of, against, battle }, name }) {
          if (!fightsInSpace(battle, by) || (by !== of && by !== against)) return
          yield* gainGoods(table, by, 1)
          if (by === of) yield* salvage(table, by, battle, `${name}/salvage`)
        },
      },
    },
  },
}
