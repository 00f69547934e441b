import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { fleet } from '../../forces.ts'
import { wormholesAt } from '../../links.ts'
import { sheet } from '../../realm.ts'
import { fleetMost, gainCounters, spendCounter, tellGained } from '../../rules/economy.ts'
import { everybody } from '../../rules/everybody.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { pools } from '../../rules/tokens.ts'
import { layToken, tokenOf } from '../../rules/tokensOnMap.ts'
import type { Table } from '../../table.ts'
import type { Agendas } from '../act.ts'
import { everyone, returnTokens, tokensToReturn } from './common.ts'

/** Command Tokens on sheets and on the map. */

const standard = { tactic: 3, fleet: 3, strategy: 2 } as const
const mostInFleet = 4

/** One more, where the fleet pool may hold it: from reinforcements, else from another pool of his. [20.3b] */
function* enlargeFleet(table: Table, seat: Seat): Flow {
  if (sheet(table, seat).counters.fleet >= fleetMost(table, seat)) return
  const ask = { name: `enlarged/${seat}`, text: 'ti4.ask.tokenToFleet' }
  const from = yield* tokenOf(table, seat, ask, ['tactic', 'strategy'])
  if (from === undefined) return
  if (from !== 'reinforcements') spendCounter(table, seat, from)
  yield* tellGained(seat, 'counters', gainCounters(table, seat, 1, 'fleet'))
}

/** Out of the fleet pool; ships beyond what is left there go at once. [37.3] */
export function* shrinkFleet(table: Table, seat: Seat, count: number, name: string): Flow {
  const lost = Math.min(count, sheet(table, seat).counters.fleet)
  spendCounter(table, seat, 'fleet', lost)
  if (lost > 0) yield* tell('everyone', { text: 'ti4.log.returnsTokens', about: { seat, count: lost } })
  yield* enforceEverywhere(table, seat, `${name}/${seat}`)
}

const hasWormhole = (table: Table, hex: HexId) => wormholesAt(table, hex).length > 0

export const tokenAgendas = {
  armed_forces_standardization: {
    *outcome(table, elected) {
      for (const pool of pools) {
        const over = sheet(table, elected).counters[pool] - standard[pool]
        if (over > 0) spendCounter(table, elected, pool, over)
      }
      for (const pool of pools)
        gainCounters(table, elected, standard[pool] - sheet(table, elected).counters[pool], pool)
      const { tactic, fleet, strategy } = sheet(table, elected).counters
      yield* tell('everyone', {
        text: 'ti4.log.redistributes',
        about: { seat: elected, tactic, fleet, strategy },
      })
      yield* enforceEverywhere(table, elected, 'standard')
    },
  },
  clandestine_operations: {
    *outcome(table, decided) {
      if (decided === 'against') {
        for (const seat of everyone(table)) yield* shrinkFleet(table, seat, 1, 'clandestine')
        return
      }
      yield* everybody(
        table,
        { by: table.speaker },
        seat => tokensToReturn(seat, 2),
        function* (seat, tokens) {
          yield* returnTokens(table, seat, tokens)
          yield* enforceEverywhere(table, seat, `clandestine/${seat}`)
        },
      )
    },
  },
  fleet_regulations: {
    numbers: { fleetCounters: { atMost: () => mostInFleet } },
    *outcome(table, decided) {
      for (const seat of everyone(table))
        if (decided === 'against') yield* enlargeFleet(table, seat)
        else {
          const over = sheet(table, seat).counters.fleet - fleetMost(table, seat)
          if (over > 0) yield* shrinkFleet(table, seat, over, 'regulations')
        }
    },
  },
  shared_research: {
    permits: { throughNebulas: () => true },
    *outcome(table, decided) {
      if (decided === 'against')
        for (const seat of everyone(table))
          yield* layToken(table, seat, sheet(table, seat).home, `locked/${seat}`)
    },
  },
  wormhole_reconstruction: {
    permits: { joinsWormholes: () => true },
    *outcome(table, decided) {
      if (decided !== 'against') return
      const gates = Object.keys(table.galaxy.tiles).filter(hex => hasWormhole(table, hex))
      for (const seat of everyone(table))
        for (const hex of gates)
          if (fleet(table, seat, hex).length > 0) yield* layToken(table, seat, hex, `locked/${seat}/${hex}`)
    },
  },
} satisfies Agendas
