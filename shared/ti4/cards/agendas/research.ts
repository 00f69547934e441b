import { choose, type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { fleet, isShip, piecesAt, piecesOf } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { mecatolRex } from '../../places.ts'
import { hexOf, readyPlanets, sheet } from '../../realm.ts'
import { deckOf } from '../../research.ts'
import { everybody, someOfOnes } from '../../rules/everybody.ts'
import { gainRelic } from '../../rules/exploration.ts'
import { gainTechnology } from '../../rules/research.ts'
import { strategyRules } from '../../rules/strategy/index.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { layTokenAt } from '../../tokens.ts'
import { adjacent } from '../../ways.ts'
import type { Agendas } from '../act.ts'
import {
  destroyAll,
  destroyOf,
  everyone,
  exhaustAll,
  later,
  returnTokens,
  tokensToReturn,
  whoVoted,
} from './common.ts'
import { crownWith } from './crown.ts'
import { choosing, idsOf, isGate, wormholes } from './forces.ts'
import { shrinkFleet } from './tokens.ts'

/** What is learnt or done with strategy cards, and what it costs. */

const awakes = 6
const struckEach = 3

/** The heart of the galaxy is laid waste, and what is next to it is struck. */
function* explode(table: Table): Flow {
  const centre = hexOf(table, mecatolRex)
  if (centre === undefined) return
  yield* destroyAll(table, 'centre', idsOf(piecesAt(table, centre)))
  for (const hex of adjacent(table, centre)) {
    const own = (now: Table, seat: Seat) => idsOf(piecesAt(now, hex).filter(({ of }) => of === seat))
    yield* everybody(
      table,
      { by: table.speaker, of: seat => own(table, seat).length > 0 },
      seat => choosing(seat, `struck/${hex}`, struckEach, now => own(now, seat)),
      (seat, ids) => destroyOf(table, seat, `struck/${hex}/${seat}`, ids as UnitId[]),
    )
  }
}

const greatShips = (table: Table, seat: Seat): UnitId[] =>
  idsOf(piecesOf(table, seat).filter(({ kind }) => isShip(kind) && kind !== 'fighter'))

const symbolsOf = (id: TechnologyId): number =>
  Object.values(technologies[id].needs).reduce((sum, count) => sum + count, 0)

export const researchAgendas = {
  anti_intellectual_revolution: {
    at: {
      afterResearch: {
        *does(table, { name, about: { of } }) {
          const gone = yield* choosing(of, name, 1, now => greatShips(now, of))
          yield* destroyOf(table, of, `${name}/gone`, gone)
        },
      },
    },
    *outcome(table, decided) {
      if (decided === 'against') later(table, 'anti_intellectual_revolution')
      yield* []
    },
    lasts: {
      at: {
        strategyPhaseStart: {
          *does(table, { by, name }) {
            const planets = yield* someOfOnes(by, {
              name,
              rule: 'ti4/8.18',
              text: 'ti4.ask.exhaustPlanets',
              hint: { harms: 'planet' },
              count: Object.keys(sheet(table, by).technologies).length,
              among: now => readyPlanets(now, by),
              on: planet => ({ on: { planet } }),
            })
            yield* exhaustAll(table, by, planets as Parameters<typeof exhaustAll>[2])
          },
        },
      },
    },
  },
  /** Clockwise, each for himself; tokens it places come from reinforcements. */
  galactic_crisis_pact: {
    *outcome(table, elected) {
      const card = elected as StrategyCardId
      const { secondary } = strategyRules[card]
      if (!secondary) return
      begin(table, {
        effect: 'galactic_crisis_pact',
        by: table.speaker,
        touches: 'all',
        until: 'agenda',
        allows: { secondaryFree: true },
        where: { card },
      })
      for (const seat of everyone(table)) {
        const wants = yield* offer<Ti4>(seat, ({ table }) =>
          secondary.may(table, seat)
            ? {
                name: `pact/${seat}`,
                rule: 'ti4/8.18',
                text: 'ti4.ask.pact',
                about: { card },
                yes: 'ti4.ask.useSecondary',
                no: 'ti4.ask.useNone',
              }
            : undefined,
        )
        if (!wants) continue
        const aim = yield* secondary.aim(table, seat, `pact/${seat}/aim`)
        if (aim !== undefined && secondary.fits(table, seat, aim))
          yield* secondary.does(table, seat, aim, `pact/${seat}/does`)
      }
    },
  },
  ixthian_artifact: {
    *outcome(table, decided) {
      if (decided !== 'for') return
      const dice = yield* roll('artifact', 1)
      const awake = (dice[0] ?? 0) >= awakes
      yield* tell('everyone', {
        text: awake ? 'ti4.log.artifactGives' : 'ti4.log.artifactExplodes',
        dice,
      })
      if (awake)
        return { segment: 'councilResearch', args: { seats: everyone(table).flatMap(seat => [seat, seat]) } }
      yield* explode(table)
      return undefined
    },
  },
  nexus_sovereignty: {
    *outcome(table, decided) {
      const hex = decided === 'against' ? hexOf(table, mecatolRex) : undefined
      if (hex === undefined) return
      layTokenAt(table, 'gamma_wormhole', hex)
      yield* tell('everyone', { text: 'ti4.log.gammaLaid', about: { hex } })
    },
    permits: {
      sailsWormhole: ({ table, hex, letter }) =>
        isGate(letter) && systemAt(table, hex)?.kind === 'nexus' ? false : undefined,
    },
  },
  research_grant_reallocation: {
    *outcome(table, elected) {
      const technology = yield* choose<TechnologyId, Ti4>(elected, ({ table }) => ({
        name: 'grant',
        rule: 'ti4/90.5',
        text: 'ti4.ask.grant',
        hint: { gains: 'technology' },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(deckOf(table, elected).map(id => [id, { on: { card: id } }])),
        },
      }))
      yield* gainTechnology(table, elected, technology)
      yield* shrinkFleet(table, elected, symbolsOf(technology), 'grant')
    },
  },
  wormhole_research: {
    *outcome(table, decided, votes) {
      if (decided === 'against') {
        const guilty = whoVoted(table, votes, 'against')
        yield* everybody(
          table,
          { by: table.speaker, of: seat => guilty.includes(seat) },
          seat => tokensToReturn(seat, 1),
          (seat, tokens) => returnTokens(table, seat, tokens),
        )
        return undefined
      }
      const gates = wormholes(table)
      const seats = everyone(table).filter(seat => gates.some(hex => fleet(table, seat, hex).length > 0))
      return { segment: 'councilResearch', args: { seats }, then: { segment: 'wormholesCollapse' } }
    },
  },
  minister_of_antiquities: {
    *outcome(table, elected) {
      yield* gainRelic(table, elected, 'antiquities')
    },
  },
  the_crown_of_thalnos_base: { at: crownWith({ bonus: 0 }) },
} satisfies Agendas
