import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { fleet, onPlanet, piecesAt } from '../../forces.ts'
import { sheet } from '../../realm.ts'
import { readyUp } from '../../rules/planets.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import type { Fragment, Table, Ti4 } from '../../table.ts'
import { exhaustedAt } from '../costs.ts'
import {
  fragmentKinds,
  fragmentsOf,
  hasPair,
  purgeFragments,
  relicForPair,
} from '../explorations/fragments.ts'
import { fightsInSpace, fightsOnGround, type OfFaction } from './means.ts'
import { flagshipOf } from './placing.ts'

/** A relic for two fragments, or a token for one. */
const isToken = (said: string): said is Fragment => fragmentKinds.some(id => id === said)

const forToken = (table: Table, seat: Seat): Fragment[] =>
  sheet(table, seat).counters.reinforcements > 0
    ? fragmentKinds.filter(id => fragmentsOf(table, seat, id) > 0)
    : []

function* fabricate(table: Table, seat: Seat): Flow {
  const said = yield* choose<string, Ti4>(seat, seen => ({
    name: 'fabrication',
    rule: 'ti4/35.9',
    text: 'ti4.ask.fabrication',
    hint: { helps: 'you' },
    options: {
      shape: 'oneOf',
      of: {
        ...(hasPair(seen.table, seat) && {
          relic: { text: 'ti4.fabrication.relic', hint: { helps: 'you', by: 3 } },
        }),
        ...Object.fromEntries(
          forToken(seen.table, seat).map(card => [
            card,
            { text: 'ti4.fabrication.token', about: { card }, hint: { gains: 'counters' } },
          ]),
        ),
      },
    } satisfies OneOf,
  }))
  if (!isToken(said)) return yield* relicForPair(table, seat, 'fabrication', 'fabricated')
  yield* purgeFragments(table, seat, said, 1)
  yield* gainTokens(table, seat, yield* placing(seat, 'fabricated/token', 'ti4/20.2', () => 1))
}

const inSpace = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(
    ({ of, kind, planet }) => of === seat && kind === 'mech' && planet === undefined,
  )

/** The card is turned for all of them while some fight as ships. [37.1a] */
const isTurned = (table: Table, seat: Seat): boolean =>
  table.battle?.asShips?.some(id => table.units[id]?.of === seat && table.units[id]?.kind === 'mech') === true

/** The other side hits on 8, not on 6. */
const worse = -2

export const naazRokha: OfFaction = {
  distant_suns: {
    numbers: {
      explorations: ({ table, holder, planet }) =>
        planet !== undefined && onPlanet(table, planet, 'mech').some(({ of }) => of === holder)
          ? 1
          : undefined,
    },
  },
  fabrication: {
    action: {
      hint: { helps: 'you', by: 3 },
      may: (table, seat) => hasPair(table, seat) || forToken(table, seat).length > 0,
      does: fabricate,
      endsTurn: true,
    },
  },
  pre_fab_arcologies: {
    at: {
      afterExploration: {
        *does(table, { by, about: { of, planet } }) {
          if (of === by && planet !== undefined && table.planets[planet]?.exhausted)
            yield* readyUp(table, by, [planet])
        },
      },
    },
  },
  supercharge: {
    at: {
      combatRoundStart: exhaustedAt('supercharge', {
        choice: {
          hint: { harms: 'foe', by: 1 },
          may: (_table, by, { battle }) => fightsInSpace(battle, by) || fightsOnGround(battle, by),
        },
        *does(table, { by, about: { battle } }) {
          const where = { step: battle.planet === undefined ? 'spaceCombat' : 'groundCombat' }
          begin(table, { effect: 'supercharge', by, until: 'combatRound', adds: { combat: 1 }, where })
          yield* []
        },
      }),
    },
  },
  visz_el_vir: {
    numbers: {
      combatDice({ table, holder, unit }) {
        const piece = table.units[unit]
        return piece?.of === holder && piece.kind === 'mech' && flagshipOf(table, holder)?.at === piece.at
          ? 1
          : undefined
      },
    },
  },
  eidolon: {
    numbers: {
      combat: ({ table, holder, kind, step }) =>
        kind === 'mech' && step === 'spaceCombat' && isTurned(table, holder) ? worse : undefined,
    },
    permits: {
      sustains: ({ table, holder, kind }) => (kind === 'mech' && isTurned(table, holder) ? false : undefined),
    },
    at: {
      combatStart: {
        *does(table, { by, about: { battle } }) {
          if (!fightsInSpace(battle, by) || fleet(table, by, battle.hex).length === 0) return
          const mechs = inSpace(table, by, battle.hex).map(({ id }) => id)
          if (mechs.length === 0 || !table.battle) return
          table.battle.asShips = [...(table.battle.asShips ?? []), ...mechs]
          yield* tell('everyone', { text: 'ti4.log.mechsFly', about: { seat: by, count: mechs.length } })
        },
      },
    },
  },
}
