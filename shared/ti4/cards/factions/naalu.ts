import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { refuges } from '../../battles.ts'
import { fleet } from '../../forces.ts'
import { hasActivated, sheet } from '../../realm.ts'
import { arriveAside } from '../../rules/arrivals.ts'
import { activate, spendCounter } from '../../rules/economy.ts'
import { leaveFor } from '../../rules/retreat.ts'
import { enforceEverywhere, enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table } from '../../table.ts'
import { aimAt } from '../aims.ts'
import { hasShips, type OfFaction } from './means.ts'

/** It is placed, not spent: nothing comes in its place, and no leader waits for it. */
const hasOwnToken = (table: Table, seat: Seat): boolean => sheet(table, seat).counters.strategy > 0

export const naalu: OfFaction = {
  telepathic: { numbers: { initiative: { set: () => 0 } } },
  foresight: {
    at: {
      afterShipsMove: {
        choice: {
          hint: { sends: 'fleet' },
          may: (table, by, { of, hex, units, aside }) =>
            !aside && of !== by && units.length > 0 && hasShips(table, by, hex) && hasOwnToken(table, by),
          aims: aimAt.hex((table, by, { hex = '' }) => refuges(table, by, hex)),
        },
        *does(table, { by, name, about: { hex } }, aim) {
          const to = aim as unknown as HexId
          // Where a token lies already, the one that is paid goes home. [20.6]
          if (hasActivated(table, by, to)) spendCounter(table, by, 'strategy')
          else activate(table, by, to, 'strategy')
          const ships = yield* leaveFor(table, by, hex, to)
          yield* enforceSupply(table, by, to, `foresight/${to}`)
          yield* arriveAside(table, by, to, ships, `${name}/foresight`)
        },
      },
    },
  },
  neuroglaive: {
    at: {
      afterActivation: {
        *does(table, { by, about: { of, hex } }) {
          if (of === by || !hasShips(table, by, hex) || sheet(table, of).counters.fleet === 0) return
          spendCounter(table, of, 'fleet')
          yield* tell('everyone', { text: 'ti4.log.loses.fleet', about: { seat: of } })
          yield* enforceEverywhere(table, of, `neuroglaive/${by}`)
        },
      },
    },
  },
  matriarch: {
    permits: {
      landsFighters: ({ table, of, hex }) =>
        fleet(table, of, hex).some(({ kind }) => kind === 'flagship') ? true : undefined,
    },
  },
}
