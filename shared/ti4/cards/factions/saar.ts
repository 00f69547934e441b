import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { fleet } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { canProduce, systemsToProduceIn } from '../../production.ts'
import { gainGoods } from '../../rules/goods.ts'
import { askProduction, produceUnits } from '../../rules/production.ts'
import type { Table } from '../../table.ts'
import type { OfFaction } from './means.ts'
import { inHexes, pickOf } from './placing.ts'

/** One unit, wherever something of his has Production. */
const one = { newDocks: false, most: 1, byAbility: true } as const

const shipyards = (table: Table, seat: Seat): HexId[] =>
  systemsToProduceIn(table, seat, one).filter(hex => canProduce(table, seat, hex, one))

export const saar: OfFaction = {
  nomadic: { permits: { scoresWithoutHome: () => true } },
  scavenge: {
    at: {
      whenPlanetGained: {
        *does(table, { by, about: { of } }) {
          if (of === by) yield* gainGoods(table, by, 1)
        },
      },
    },
  },
  chaos_mapping: {
    permits: {
      activates({ table, of, holder, hex }) {
        const isClosed = systemAt(table, hex)?.anomalies?.includes('asteroidField')
        return isClosed && of !== holder && fleet(table, holder, hex).length > 0 ? false : undefined
      },
    },
    wide: true,
    at: {
      turnStart: {
        choice: {
          hint: { gains: 'unit' },
          may: (table, by, { of }) => of === by && shipyards(table, by).length > 0,
        },
        *does(table, { by, name }) {
          const hex = yield* pickOf<HexId>(
            by,
            { name: `${name}/hex`, card: 'chaos_mapping', text: 'galaxy.ask.aim.hex' },
            now => inHexes(shipyards(now, by)),
          )
          if (hex === 'none') return
          const cart = yield* askProduction(by, hex, { name: `${name}/produces`, ...one })
          yield* produceUnits(table, by, hex, cart, `${name}/produced`, one)
        },
      },
    },
  },
}
