import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { piecesAt, piecesOf } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { canPlace } from '../../pieceLimits.ts'
import { gainGoods } from '../../rules/goods.ts'
import { liftPieces } from '../../rules/production.ts'
import { payStrategyToken } from '../../rules/strategyTokens.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { hasStrategyToken } from '../../strategyTokens.ts'
import type { Table } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import { withColossi } from '../mechs/building.ts'
import type { OfFaction } from './means.ts'
import { flagshipOf, inHexes, pickOf, putUnits } from './placing.ts'

const forges = (table: Table, seat: Seat): HexId[] => [
  ...new Set(piecesOf(table, seat).flatMap(({ kind, at }) => (kind === 'war_sun' ? [at] : []))),
]

/** What a forge makes. */
const made = { fighter: 2, destroyer: 1 } as const
type Made = keyof typeof made

const castings = (table: Table, seat: Seat): Record<string, Choice> =>
  Object.fromEntries(
    (Object.keys(made) as Made[])
      .filter(kind => canPlace(table, seat, kind))
      .map(kind => [kind, { text: 'ti4.act.units', about: { unit: kind, count: made[kind] } }]),
  )

const isSupernova = (table: Table, hex: HexId): boolean =>
  systemAt(table, hex)?.anomalies?.includes('supernova') === true

export const muaat: OfFaction = {
  gashlai_physiology: { permits: { throughSupernovas: () => true } },
  star_forge: {
    action: {
      hint: { gains: 'ship', costs: 'counters' },
      may: (table, seat) => hasStrategyToken(table, seat) && forges(table, seat).length > 0,
      *does(table, seat) {
        const ask = { card: 'star_forge', hint: { gains: 'ship' } } as const
        const hex = yield* pickOf<HexId>(
          seat,
          { ...ask, name: 'star_forge/hex', text: 'galaxy.ask.aim.hex' },
          now => inHexes(forges(now, seat)),
        )
        if (hex === 'none') return
        const kind = yield* pickOf<Made>(
          seat,
          { ...ask, name: 'star_forge/ships', text: 'ti4.ask.actOnUnit' },
          now => castings(now, seat),
        )
        if (kind === 'none') return
        yield* payStrategyToken(table, seat)
        yield* liftPieces(table, seat, kind, made[kind], { name: 'star_forge', rule: 'ti4/23.4' })
        yield* putUnits(table, seat, kind, made[kind], { hex })
        yield* enforceSupply(table, seat, hex, 'star_forge')
        yield* withColossi(table, seat, hex)
      },
      endsTurn: true,
    },
  },
  the_inferno: {
    action: {
      hint: { gains: 'ship', costs: 'counters' },
      may: (table, seat) =>
        hasStrategyToken(table, seat) &&
        flagshipOf(table, seat) !== undefined &&
        canPlace(table, seat, 'cruiser'),
      *does(table, seat) {
        const hex = flagshipOf(table, seat)?.at
        if (hex === undefined) return
        yield* payStrategyToken(table, seat)
        yield* liftPieces(table, seat, 'cruiser', 1, { name: 'the_inferno', rule: 'ti4/23.4' })
        yield* putUnits(table, seat, 'cruiser', 1, { hex })
        yield* enforceSupply(table, seat, hex, 'the_inferno')
      },
      endsTurn: true,
    },
  },
  magmus_reactor: {
    permits: { intoSupernovas: () => true },
    numbers: {
      placeProduction({ table, of, hex }) {
        const isTheirs = piecesAt(table, hex).some(piece => piece.of === of)
        return table.printing === 'latest' && isTheirs && isSupernova(table, hex) ? 5 : 0
      },
    },
    at: {
      // As first printed.
      afterProduction: {
        *does(table, { by, about: { of, hex } }) {
          if (table.printing !== 'first' || of !== by) return
          const isHot =
            piecesAt(table, hex).some(({ kind }) => kind === 'war_sun') ||
            adjacent(table, hex, by).some(at => isSupernova(table, at))
          if (isHot) yield* gainGoods(table, by, 1)
        },
      },
    },
  },
}
