import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { planets } from '../../content/planets.ts'
import { traitsOf } from '../../planets.ts'
import { planetsOf, sheet, worthOfPlanet } from '../../realm.ts'
import { couldResearch } from '../../research.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { readyUp } from '../../rules/planets.ts'
import { research } from '../../rules/research.ts'
import type { Table } from '../../table.ts'
import type { ActionCards } from '../act.ts'
import { aimAt } from '../aims.ts'

/** Trade goods, readied planets and technologies. What is done to "each" may be done to none. [22.3] */

const researchPrice = 4

const withTrait = (table: Table, seat: Seat, trait: 'cultural' | 'industrial'): PlanetId[] =>
  planetsOf(table, seat).filter(planet => traitsOf(table, planet).includes(trait))

const gains = (table: Table, seat: Seat, count: number) => gainGoods(table, seat, count)

const richestFirst = (table: Table, own: readonly PlanetId[]): PlanetId[] =>
  own.filter(planet => planets[planet]).sort((a, b) => worth(table, b) - worth(table, a))

const worth = (table: Table, planet: PlanetId) => worthOfPlanet(table, planet, 'resources')

export const economy = {
  economic_initiative: {
    hint: { helps: 'you' },
    *does(table, { by }) {
      const tired = withTrait(table, by, 'cultural').filter(planet => table.planets[planet]?.exhausted)
      yield* readyUp(table, by, tired)
    },
  },
  focused_research: {
    hint: { gains: 'technology' },
    may: (table, by) => sheet(table, by).tradeGoods >= researchPrice && couldResearch(table, by),
    *does(table, { by, name }) {
      spendTradeGoods(table, by, researchPrice)
      yield* research(table, by, { name: `${name}/research`, rule: 'ti4/90.9', price: 0 })
    },
  },
  industrial_initiative: {
    hint: { helps: 'you' },
    does: (table, { by }) => gains(table, by, withTrait(table, by, 'industrial').length),
  },
  mining_initiative: {
    hint: { helps: 'you' },
    aims: aimAt.planet((table, by) => richestFirst(table, planetsOf(table, by))),
    does: (table, { by }, planet: PlanetId) => gains(table, by, worth(table, planet)),
  },
} satisfies ActionCards
