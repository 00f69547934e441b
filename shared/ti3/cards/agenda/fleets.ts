import { behind } from '../../../engine/draft.ts'
import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { fleet, type Piece } from '../../forces.ts'
import { clockwiseFrom, mostInFleet, sheet } from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { gainCounters, spendCounter, tellGained } from '../../rules/economy.ts'
import { everybody } from '../../rules/everybody.ts'
import { enforceEverywhere, settle } from '../../rules/supplyLimits.ts'
import type { Table, Ti3, UnitId } from '../../table.ts'
import { wormholesAt } from '../../ways.ts'
import type { PoliticalCards } from '../act.ts'

/** Agendas on fleets. */

const wormholeHexes = (table: Table): HexId[] =>
  Object.keys(behind(table.galaxy.tiles)).filter(hex => wormholesAt(table, hex).length > 0)

const warships = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  fleet(table, seat, hex).filter(({ kind }) => kind !== 'fighter')

/** One ship of each of his fleets beside a wormhole, in the order of the map. */
function* askShips(hexes: readonly HexId[], seat: Seat): Flow<UnitId[]> {
  const chosen: UnitId[] = []
  for (const hex of hexes)
    chosen.push(
      ...(yield* choose<UnitId[], Ti3>(seat, ({ table }) => {
        const ships = warships(table, seat, hex)
        if (ships.length === 0) return { skip: [] }
        const each = ({ id, kind }: Piece) => [id, { on: { unit: id }, about: { unit: kind } }] as const
        return {
          name: `wormhole/${seat}/${hex}`,
          rule: 'ti3/22.struck',
          text: 'ti3.ask.loseToWormhole',
          about: { hex },
          options: { shape: 'someOf', of: Object.fromEntries(ships.map(each)), least: 1, most: 1 },
        }
      })),
    )
  return chosen
}

function* closeIn(table: Table, by: Seat): Flow {
  const hexes = wormholeHexes(table)
  yield* everybody(
    table,
    { by, of: seat => hexes.some(hex => warships(table, seat, hex).length > 0) },
    seat => askShips(hexes, seat),
    function* (seat, ships) {
      yield* loseUnits(table, seat, `wormhole/${seat}`, ships)
      for (const hex of hexes) yield* settle(table, seat, hex, `wormhole/${seat}/${hex}`)
    },
  )
}

function* cutFleets(table: Table, by: Seat): Flow {
  for (const seat of clockwiseFrom(table, by)) {
    const { fleet: had } = sheet(table, seat).counters
    const over = had - mostInFleet(table, seat)
    if (over <= 0) continue
    spendCounter(table, seat, 'fleet', over)
    yield* tell('everyone', { text: 'ti3.log.fleetCut', about: { seat, count: over } })
    yield* enforceEverywhere(table, seat, `fleet/${seat}`)
  }
}

export const fleetAgendas = {
  closing_the_wormholes: {
    permits: { entersWormholes: () => false },
    *outcome(table, [decided], by) {
      if (decided === 'against') yield* closeIn(table, by)
    },
  },
  /** Who leaves before the battle begins does not retreat from it. */
  code_of_honor: { permits: { retreats: ({ early }) => (early ? undefined : false) } },
  fleet_regulations: {
    numbers: { fleetCounters: { atMost: () => 5 } },
    *outcome(table, [decided], by) {
      if (decided === 'for') return yield* cutFleets(table, by)
      for (const seat of clockwiseFrom(table, by))
        yield* tellGained(seat, 'counters', gainCounters(table, seat, 1, 'fleet'))
    },
  },
} satisfies PoliticalCards
