import type { Seat } from '../../../engine/rules.ts'
import { landedOn, shipsIn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { planets } from '../../content/planets.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { unitPrints } from '../../content/units.ts'
import { traitsOf } from '../../planets.ts'
import { planetsOf, sheet, worthOfPlanet } from '../../realm.ts'
import { couldResearch, openTechnologies, tokensForResearch } from '../../research.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { readyUp } from '../../rules/planets.ts'
import { research } from '../../rules/research.ts'
import type { Battle, Table } from '../../table.ts'
import type { ActionCards } from '../act.ts'
import { aimAt } from '../aims.ts'

/** Trade goods, readied planets and technologies. What is done to "each" may be done to none. [22.3] */

const researchPrice = 4

const withTrait = (table: Table, seat: Seat, trait: 'cultural' | 'industrial'): PlanetId[] =>
  planetsOf(table, seat).filter(planet => traitsOf(table, planet).includes(trait))

const prototypePrice = 4

/** Upgrades of what he has in a combat. */
const prototypes =
  (by: Seat, battle: Battle) =>
  (table: Table, id: TechnologyId): boolean => {
    const { unit } = technologies[id]
    const { planet } = battle
    const side = planet === undefined ? shipsIn(table, battle, by) : landedOn(table, planet, by)
    return unit !== undefined && side.some(({ kind }) => kind === unitPrints[unit].kind)
  }

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
  reveal_prototype: {
    hint: { gains: 'technology' },
    may: (table, by, { battle }) =>
      openTechnologies(table, by, prototypePrice).some(id => prototypes(by, battle)(table, id)) ||
      (tokensForResearch(table, by) > 0 && couldResearch(table, by, prototypePrice)),
    *does(table, { by, name, about: { battle } }) {
      yield* research(table, by, {
        name: `${name}/research`,
        rule: 'ti4/90.9',
        price: prototypePrice,
        among: prototypes(by, battle),
      })
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
