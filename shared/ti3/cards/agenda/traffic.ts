import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { isCalled } from '../../content/strategyCards.ts'
import { countOf, enemyInSpace } from '../../forces.ts'
import { isOut, othersClockwise, ownerOf, planetsAt, readyPlanets, sheet, spendable } from '../../realm.ts'
import { exhaust, payFor, spendCounter, spendTradeGoods } from '../../rules/economy.ts'
import { everybody, exhaustPlanets } from '../../rules/everybody.ts'
import { begin } from '../../rules/lasting.ts'
import { askPayment } from '../../rules/paying.ts'
import { discardLaw } from '../../rules/repeal.ts'
import type { Table, Ti3 } from '../../table.ts'
import type { Playing, PoliticalCards, Votes } from '../act.ts'
import { discardChosen } from './discarding.ts'

/** War, peace and trade between players. */

const isOfAnother = (table: Table, planet: PlanetId, seat: Seat): boolean =>
  (ownerOf(table, planet) ?? seat) !== seat

const truce = 'short_term_truce'
const priceOfWar = 10

/** The round in which it was voted is not yet that of the truce. */
const truceWaits = ({ lasting }: Table): boolean =>
  Object.values(lasting).some(({ effect }) => effect === truce)

function* breakTruce(table: Table, { by: seat }: Playing<'anyTime'>): Flow {
  const paid = yield* askPayment(seat, {
    name: 'breakTruce',
    rule: 'ti3/22.inForce',
    text: 'ti3.ask.breakTruce',
    about: { count: priceOfWar },
    worth: 'influence',
    least: priceOfWar,
  })
  if (!paid || !table.laws[truce]) return
  payFor(table, seat, paid)
  yield* tell('everyone', { text: 'ti3.log.breaksTruce', about: { seat } })
  yield* discardLaw(table, truce)
}

/** The nearest on the left who is still in the game. */
const leftOf = (table: Table, seat: Seat): Seat | undefined => othersClockwise(table, seat)[0]

/** Of each who wanted war the neighbour on his left exhausts a planet. */
function struckByNeighbours(table: Table, by: Seat, votes: Votes): Flow {
  const warmongers = (chooser: Seat) =>
    table.order.filter(
      seat =>
        votes[seat]?.what?.includes('against') && !isOut(table, seat) && leftOf(table, seat) === chooser,
    )
  const open = (chooser: Seat) => warmongers(chooser).filter(seat => readyPlanets(table, seat).length > 0)
  return everybody(
    table,
    { by, of: chooser => open(chooser).length > 0 },
    function* (chooser): Flow<PlanetId[]> {
      const chosen: PlanetId[] = []
      for (const of of open(chooser))
        chosen.push(
          yield* choose<PlanetId, Ti3>(chooser, ({ table }) => ({
            name: `${truce}/${of}`,
            rule: 'ti3/22.struck',
            text: 'ti3.ask.exhaustTheirs',
            about: { seat: of },
            options: {
              shape: 'oneOf',
              of: Object.fromEntries(readyPlanets(table, of).map(planet => [planet, { on: { planet } }])),
            },
          })),
        )
      return chosen
    },
    function* (_, planets) {
      for (const planet of planets) {
        exhaust(table, planet)
        yield* tell('everyone', { text: 'ti3.log.exhausted', about: { planet } })
      }
    },
  )
}

const fromPoolOrStrategy = ['pool', 'strategy'] as const
type Area = (typeof fromPoolOrStrategy)[number]

const giveUpCounter = (table: Table, by: Seat): Flow => {
  const areas = (table: Table, seat: Seat) =>
    fromPoolOrStrategy.filter(area => sheet(table, seat).counters[area] > 0)
  return everybody<Area>(
    table,
    { by, of: seat => areas(table, seat).length > 0 },
    seat =>
      choose<Area, Ti3>(seat, ({ table }) => ({
        name: `traffic_tariffs/${seat}`,
        rule: 'ti3/22.struck',
        text: 'ti3.ask.giveUpCounter',
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(
            areas(table, seat).map(area => [
              area,
              { text: `ti3.counters.${area}`, about: { count: sheet(table, seat).counters[area] } },
            ]),
          ),
        },
      })),
    function* (seat, area) {
      spendCounter(table, seat, area)
      yield* tell('everyone', { text: `ti3.log.givesUp.${area}`, about: { seat } })
    },
  )
}

function* loseGood(table: Table, seat: Seat): Flow {
  if (sheet(table, seat).tradeGoods === 0) return
  spendTradeGoods(table, seat, 1)
  yield* tell('everyone', { text: 'ti3.log.losesGood', about: { seat } })
}

/** Whoever has used the secondary ability of Trade may strike at the goods of one other player, one after the other. */
function* raid(table: Table, { about: { card, seats }, name }: Playing<'secondariesUsed'>): Flow {
  if (!isCalled(card, 'base_trade')) return
  for (const seat of seats) {
    const on = yield* choose<Seat | 'none', Ti3>(seat, ({ table }) => {
      const rich = othersClockwise(table, seat).filter(other => sheet(table, other).tradeGoods > 0)
      if (rich.length === 0) return { skip: 'none' }
      return {
        name: `${name}/raid/${seat}`,
        rule: 'ti3/22.inForce',
        text: 'ti3.ask.raid',
        options: {
          shape: 'oneOf',
          of: {
            ...Object.fromEntries(rich.map(other => [other, { on: { seat: other } }])),
            none: { text: 'ti3.ask.useNone' },
          },
        },
        otherwise: 'none',
      }
    })
    if (on !== 'none') yield* loseGood(table, on)
  }
}

const bigGuns = (table: Table, seat: Seat): number =>
  countOf(table, seat, 'dreadnought') + countOf(table, seat, 'war_sun')

export const trafficAgendas = {
  resource_management: {
    permits: { redistributes: () => false },
    *outcome(table, [decided], by) {
      if (decided !== 'against') return
      const isFull = (seat: Seat) => sheet(table, seat).actionCards >= 3
      yield* discardChosen(table, { by, name: 'resource_management', count: 2, of: isFull })
    },
  },
  short_term_truce: {
    permits: {
      activates: ({ table, of, hex }) =>
        !truceWaits(table) && enemyInSpace(table, of, hex) !== undefined ? false : undefined,
      invades: ({ table, of, planet }) =>
        !truceWaits(table) && isOfAnother(table, planet, of) ? false : undefined,
    },
    *outcome(table, [decided], by, votes) {
      if (decided === 'against') return yield* struckByNeighbours(table, by, votes)
      begin(table, { effect: truce, by, until: 'round' })
    },
    at: {
      anyTime: {
        choice: { may: (table, seat) => spendable(table, seat, 'influence') >= priceOfWar },
        does: breakTruce,
      },
      statusPhase: {
        *does(table) {
          if (!truceWaits(table)) yield* discardLaw(table, truce)
        },
      },
    },
  },
  trade_war: {
    *outcome(table, [decided]) {
      if (decided === 'against') for (const seat of table.order) yield* loseGood(table, seat)
    },
    at: { secondariesUsed: { does: raid } },
  },
  traffic_tariffs: {
    numbers: {
      toll: ({ table, of, hex }) =>
        of !== undefined && planetsAt(table, hex).some(planet => isOfAnother(table, planet, of)) ? 1 : 0,
    },
    *outcome(table, [decided], by) {
      if (decided === 'against') yield* giveUpCounter(table, by)
    },
  },
  unconventional_weapons: {
    numbers: { combat: ({ kind }) => (kind === 'dreadnought' || kind === 'war_sun' ? -2 : 0) },
    *outcome(table, [decided], by) {
      if (decided !== 'against') return
      const count = (seat: Seat) => bigGuns(table, seat)
      yield* exhaustPlanets(table, { by, name: 'unconventional_weapons', count })
    },
  },
  wormhole_reconstruction: { permits: { joinsWormholes: () => true } },
} satisfies PoliticalCards
