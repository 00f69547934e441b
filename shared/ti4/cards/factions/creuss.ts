import type { Seat } from '../../../engine/rules.ts'
import { foesIn } from '../../battles.ts'
import { fleet } from '../../forces.ts'
import { fliesFromWormholes } from '../../galaxy.ts'
import { wormholesAt } from '../../links.ts'
import { sheet } from '../../realm.ts'
import { hitFoe } from '../../rules/combat.ts'
import { layWormhole, wormholeSites } from '../../rules/wormholes.ts'
import type { Battle, Table } from '../../table.ts'
import { aimAt } from '../aims.ts'
import type { OfFaction } from './means.ts'

/** Ships of whoever he fights in space, where there is a wormhole. */
function splits(table: Table, seat: Seat, battle: Battle | undefined) {
  if (!battle || battle.planet !== undefined) return []
  const { attacker, defender, hex } = battle
  if ((seat !== attacker && seat !== defender) || wormholesAt(table, hex).length === 0) return []
  return fleet(table, seat, hex).length > 0 ? foesIn(table, battle, seat) : []
}

const isReady = (table: Table, seat: Seat): boolean =>
  sheet(table, seat).technologies.wormhole_generator?.exhausted !== true

export const creuss: OfFaction = {
  quantum_entanglement: { permits: { joinsWormholes: () => true } },
  slipstream: {
    numbers: { move: ({ table, of, from }) => (of && fliesFromWormholes(table, of, from) ? 1 : 0) },
  },
  hil_colish: { permits: { movesFirst: ({ kind }) => (kind === 'flagship' ? true : undefined) } },
  wormhole_generator: {
    action: {
      may: (table, seat) =>
        table.printing === 'latest' && isReady(table, seat) && wormholeSites(table, seat).length > 0,
      *does(table, seat) {
        sheet(table, seat).technologies.wormhole_generator = { exhausted: true }
        yield* layWormhole(table, seat, 'wormhole_generator', 'wormhole_generator')
      },
      endsTurn: true,
    },
    at: {
      // As first printed.
      statusPhaseStart: {
        *does(table, { by, name }) {
          if (table.printing === 'first' && wormholeSites(table, by).length > 0)
            yield* layWormhole(table, by, `${name}/generator`, 'wormhole_generator')
        },
      },
    },
  },
  dimensional_splicer: {
    at: {
      combatStart: {
        choice: {
          hint: { harms: 'foe' },
          may: (table, by, { battle }) => splits(table, by, battle).length > 0,
          aims: aimAt.unit((table, by, { battle }) => splits(table, by, battle).map(({ id }) => id)),
        },
        *does(table, { by, name, about: { battle } }, aim) {
          const target = splits(table, by, battle).filter(({ id }) => id === String(aim))
          yield* hitFoe(table, by, name, 1, target)
        },
      },
    },
  },
}
