import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { sheet } from '../../realm.ts'
import { throwMissesAgain } from '../../rules/combat.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { unit } from '../../rules/pieces.ts'
import type { Battle, Table } from '../../table.ts'
import type { OfFaction } from './means.ts'
import { flagshipOf } from './placing.ts'

const price = 2
/** As many dice as may lie. */
const all = 999

const isSide = (seat: Seat, { attacker, defender }: Battle): boolean => seat === attacker || seat === defender

const isInSpace = ({ planet }: Battle): boolean => planet === undefined

/** Any dice of his are thrown again in this combat round: those that missed. */
export const rearm = (table: Table, by: Seat) =>
  begin(table, { effect: 'munitions_reserves', by, until: 'combatRound' })

export const letnev: OfFaction = {
  armada: { numbers: { fleetSupply: () => 2 } },
  munitions_reserves: {
    at: {
      combatRoundStart: {
        choice: {
          hint: { helps: 'dice', costs: 'tradeGoods' },
          may: (table, by, { battle }) =>
            isInSpace(battle) && isSide(by, battle) && sheet(table, by).tradeGoods >= price,
        },
        *does(table, { by }) {
          spendTradeGoods(table, by, price)
          rearm(table, by)
          yield* tell('everyone', { text: 'ti4.log.munitions', about: { seat: by, count: price } })
        },
      },
    },
    lasts: {
      at: {
        afterUnitAbilityRoll: {
          *does(table, { by, name, about: { of, step } }) {
            if (of === by && step === 'barrage') yield* throwMissesAgain(table, by, all, `${name}/munitions`)
          },
        },
        afterOwnCombatRoll: {
          *does(table, { by, name, about: { of } }) {
            if (of === by) yield* throwMissesAgain(table, by, all, `${name}/munitions`)
          },
        },
      },
    },
  },
  arc_secundus: {
    at: {
      combatRoundStart: {
        *does(table, { by, about: { battle } }) {
          const ship = flagshipOf(table, by)
          if (!isInSpace(battle) || ship?.at !== battle.hex || !ship.damaged) return
          delete unit(table, ship.id).damaged
          yield* tell('everyone', { text: 'ti4.log.repairs', about: { seat: by, unit: 'flagship' } })
        },
      },
    },
  },
  non_euclidean_shielding: { numbers: { sustained: () => 1 } },
  l4_disruptors: { permits: { landsUnharmed: () => true } },
}
