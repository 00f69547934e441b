import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { PoliticalCardId } from '../../content/politicalCards.ts'
import { onPlanet } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import {
  clockwiseFrom,
  groundsOf,
  hexOf,
  othersClockwise,
  ownerOf,
  readyPlanets,
  sheet,
} from '../../realm.ts'
import { discardHand } from '../../rules/actionCards.ts'
import { endAgreement } from '../../rules/agreements.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { turnNeutral } from '../../rules/conquest.ts'
import { exhaust } from '../../rules/economy.ts'
import { putAgenda } from '../../rules/galacticCouncil.ts'
import { begin } from '../../rules/lasting.ts'
import { placeDock } from '../../rules/pieces.ts'
import { receiveTradeGoods } from '../../rules/receiving.ts'
import { discardLaw, takeLaw } from '../../rules/repeal.ts'
import type { Table, Ti3 } from '../../table.ts'
import { partnersOf } from '../../trading.ts'
import type { Playing, PoliticalCards } from '../act.ts'

/** What an election does once to whom or what it names. */

/** Of everybody, told player by player. */
function* wipeOut(table: Table, planet: PlanetId, by: Seat): Flow {
  for (const seat of clockwiseFrom(table, by)) {
    const ids = onPlanet(table, planet)
      .filter(({ of }) => of === seat)
      .map(({ id }) => id)
    yield* loseUnits(table, seat, `${planet}/${seat}`, ids)
  }
}

const sites = (table: Table, seat: Seat): PlanetId[] =>
  piecesLeft(table, seat, 'space_dock') === 0
    ? []
    : groundsOf(table, seat).filter(
        planet => hexOf(table, planet) && onPlanet(table, planet, 'space_dock').length === 0,
      )

const prophesied = 'prophesied'
const enough = 2
const bought = (count: number) => `boughtFighters${count}`

export const elections = {
  compensated_disarmament: {
    *outcome(table, [elected]) {
      const planet = elected as PlanetId
      const seat = ownerOf(table, planet)
      if (seat === undefined) return
      const troops = troopsOn(table, planet, seat).map(({ id }) => id)
      yield* loseUnits(table, seat, `disarmed/${planet}`, troops)
      yield* receiveTradeGoods(table, seat, troops.length, `compensated/${planet}`)
    },
  },
  dispute_resolution: {
    *outcome(table, decided, by) {
      for (const planet of decided as readonly PlanetId[]) {
        yield* wipeOut(table, planet, by)
        yield* turnNeutral(table, planet)
      }
    },
  },
  economic_revitalization: {
    *outcome(table, [elected = '']) {
      for (const seat of othersClockwise(table, elected)) {
        if (sheet(table, seat).tradeGoods === 0) continue
        sheet(table, seat).tradeGoods--
        sheet(table, elected).tradeGoods++
        yield* tell('everyone', { text: 'ti3.log.givesUpGood', about: { seat, to: elected } })
      }
    },
  },
  official_sanction: {
    *outcome(table, [elected = '']) {
      begin(table, { effect: 'official_sanction', by: elected, until: 'round', forbids: { invades: true } })
    },
  },
  /** No law, so nothing repeals it. */
  prophecy_of_ixth: {
    *outcome(table, [elected = '']) {
      sheet(table, elected).memory[prophesied] = 'round'
      begin(table, {
        effect: 'prophecy_of_ixth',
        by: elected,
        until: 'lapse',
        adds: { combat: 1 },
        where: { kind: 'fighter' },
      })
    },
    lasts: { at: { unitsBuilt: { does: countsFighters }, roundEnds: { does: lapses } } },
  },
  public_execution: {
    *outcome(table, [elected = '']) {
      yield* discardHand(table, elected)
      const ready = readyPlanets(table, elected)
      for (const planet of ready) exhaust(table, planet)
      if (ready.length > 0)
        yield* tell('everyone', { text: 'ti3.log.exhausts', about: { seat: elected, count: ready.length } })
      begin(table, { effect: 'public_execution', by: elected, until: 'round', adds: { combat: -1 } })
    },
  },
  repeal: {
    *outcome(table, [law]) {
      yield* discardLaw(table, law as PoliticalCardId)
    },
  },
  /** It lies no more while it is voted on, with everything that comes with being read. */
  revote: {
    *outcome(table, [law], by) {
      takeLaw(table, law as PoliticalCardId)
      putAgenda(table, law as PoliticalCardId)
      return { segment: 'galacticCouncil', args: { seat: by, isOpen: true } }
    },
  },
  subsidized_industry: {
    *outcome(table, [elected = '']) {
      const planet = yield* choose<PlanetId | 'none', Ti3>(elected, ({ table }) => {
        const open = sites(table, elected)
        if (open.length === 0) return { skip: 'none' }
        return {
          name: 'industry',
          rule: 'ti3/22.elect',
          text: 'ti3.ask.freeDock',
          options: {
            shape: 'oneOf',
            of: {
              ...Object.fromEntries(open.map(id => [id, { on: { planet: id } }])),
              none: { text: 'ti3.ask.useNone' },
            },
          },
          otherwise: 'none',
        }
      })
      if (planet === 'none') return
      const at = hexOf(table, planet) as HexId
      placeDock(table, elected, planet, at)
      yield* tell('everyone', { text: 'ti3.log.buildsDock', about: { seat: elected, planet } })
    },
  },
  trade_embargo: {
    *outcome(table, [elected = '']) {
      for (const partner of partnersOf(table, elected)) yield* endAgreement(table, elected, partner)
      begin(table, { effect: 'trade_embargo', by: elected, until: 'nextRound', forbids: { agrees: true } })
    },
  },
} satisfies PoliticalCards

/** Fighters bought this round, for whom the prophecy is about. */
function* countsFighters(table: Table, { by, about: { of, unit, count } }: Playing<'unitsBuilt'>): Flow {
  if (of !== by || unit !== 'fighter') return
  const { memory } = sheet(table, by)
  const before = [1, enough].filter(number => memory[bought(number)]).length
  for (let number = 1; number <= Math.min(enough, before + count); number++) memory[bought(number)] = 'round'
}

/** Who bought too few in a round after that of the vote has had it. */
function* lapses(table: Table, { by, source }: Playing<'roundEnds'>): Flow {
  const { memory } = sheet(table, by)
  if (memory[prophesied] || memory[bought(enough)]) return
  for (const [key, { effect, by: of }] of Object.entries(table.lasting))
    if (effect === source?.lasting?.effect && of === by) delete table.lasting[key]
  yield* tell('everyone', { text: 'ti3.log.prophecyEnds', about: { seat: by } })
}
