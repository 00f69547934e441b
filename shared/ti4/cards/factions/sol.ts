import { payStrategyToken } from '../../rules/strategyTokens.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { ownSites } from '../../sites.ts'
import { hasStrategyToken } from '../../strategyTokens.ts'
import { followsDrop } from '../mechs/deploying.ts'
import type { OfFaction } from './means.ts'
import { flagshipOf, onPlanets, pickOf, putUnits } from './placing.ts'

export const sol: OfFaction = {
  orbital_drop: {
    action: {
      hint: { gains: 'troops', costs: 'counters' },
      may: (table, seat) => hasStrategyToken(table, seat) && ownSites(table, seat).length > 0,
      *does(table, seat) {
        const planet = yield* pickOf<ReturnType<typeof ownSites>[number]>(
          seat,
          {
            name: 'orbital_drop',
            card: 'orbital_drop',
            text: 'galaxy.ask.aim.planet',
            hint: { gains: 'troops' },
          },
          now => onPlanets(ownSites(now, seat)),
        )
        if (planet === 'none') return
        yield* payStrategyToken(table, seat)
        yield* putUnits(table, seat, 'infantry', 2, { planet })
        yield* followsDrop(table, seat, planet)
      },
      endsTurn: true,
    },
  },
  versatile: { numbers: { statusTokens: () => 1 } },
  genesis: {
    at: {
      statusPhaseEnd: {
        *does(table, { by, name }) {
          const at = flagshipOf(table, by)?.at
          if (at === undefined) return
          yield* putUnits(table, by, 'infantry', 1, { hex: at })
          yield* enforceSupply(table, by, at, `${name}/genesis`)
        },
      },
    },
  },
}
