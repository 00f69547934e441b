import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import type { PlanetId } from '../../content/planets.ts'
import { othersClockwise, planetsAbroad, readyPlanets, sheet } from '../../realm.ts'
import { endAgreement } from '../../rules/agreements.ts'
import { exhaust, tellGained } from '../../rules/economy.ts'
import { receiveTradeGoods } from '../../rules/receiving.ts'
import type { Table, Ti3 } from '../../table.ts'
import { breakableAgreements } from '../../trading.ts'
import type { ActionCards } from '../act.ts'

/** Trade goods, agreements and what planets give. */

const agreements = (table: Table): string[] => breakableAgreements(table).map(pair => pair.join('.'))

const both = (agreement: string) => agreement.split('.') as [Seat, Seat]

const halfOfReady = (table: Table, seat: Seat) => Math.floor(readyPlanets(table, seat).length / 2)

export const economy = {
  good_year: {
    may: (table, by) => planetsAbroad(table, by).length > 0 && table.supply.tradeGoods > 0,
    does: (table, { by, name }) => receiveTradeGoods(table, by, planetsAbroad(table, by).length, name),
  },
  influence_in_the_merchants_guild: {
    aims: aimAt.word(agreements, id => {
      const [seat, partner] = both(id)
      return { text: 'ti3.ask.agreementOf', about: { seat, partner } }
    }),
    does: (table, _, aim: string) => endAgreement(table, ...both(aim)),
  },
  privateers: {
    hint: { harms: 'aimed', by: 2 },
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(other => sheet(table, other).tradeGoods > 0),
    ),
    *does(table, { by }, on: Seat) {
      const count = sheet(table, on).tradeGoods
      // From sheet to sheet: what others do with goods of the supply does not touch them.
      const share = Math.floor(count / 2)
      sheet(table, on).tradeGoods = 0
      sheet(table, by).tradeGoods += share
      table.supply.tradeGoods += count - share
      yield* tell('everyone', { text: 'ti3.log.robbed', about: { seat: on, count } })
      yield* tellGained(by, 'tradeGoods', share)
    },
  },
  stellar_criminals: {
    hint: { harms: 'aimed', by: 2 },
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(other => halfOfReady(table, other) > 0),
    ),
    *does(table, { name }, on: Seat) {
      const chosen = yield* choose<PlanetId[], Ti3>(on, ({ table }) => {
        const count = halfOfReady(table, on)
        return {
          name: `${name}/exhaust`,
          rule: 'ti3/22.struck',
          text: 'ti3.ask.exhaustHalf',
          hint: { harms: 'planet' },
          about: { count },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(readyPlanets(table, on).map(planet => [planet, { on: { planet } }])),
            least: count,
            most: count,
          },
        }
      })
      for (const planet of chosen) exhaust(table, planet)
      yield* tell('everyone', { text: 'ti3.log.exhausts', about: { seat: on, count: chosen.length } })
    },
  },
} satisfies ActionCards
