import { enforceSupply } from '../../rules/supplyLimits.ts'
import {
  flagshipOf,
  hasToken,
  type Own,
  onPlanets,
  ownPlanets,
  pickOf,
  putUnits,
  spendToken,
} from './common.ts'

export const sol: Own = {
  orbital_drop: {
    action: {
      hint: { gains: 'troops', costs: 'counters' },
      may: (table, seat) => hasToken(table, seat) && ownPlanets(table, seat).length > 0,
      *does(table, seat) {
        const planet = yield* pickOf<ReturnType<typeof ownPlanets>[number]>(
          seat,
          {
            name: 'orbital_drop',
            card: 'orbital_drop',
            text: 'galaxy.ask.aim.planet',
            hint: { gains: 'troops' },
          },
          now => onPlanets(ownPlanets(now, seat)),
        )
        if (planet === 'none') return
        yield* spendToken(table, seat)
        yield* putUnits(table, seat, 'infantry', 2, { planet })
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
