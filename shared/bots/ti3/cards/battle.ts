import { opponentIn, troopsOn } from '../../../ti3/battles.ts'
import type { ActionCardId } from '../../../ti3/content/actionCards.ts'
import type { PlanetId } from '../../../ti3/content/planets.ts'
import { fleet } from '../../../ti3/forces.ts'
import { hexOf, ownerOf, planetsAt, sheet, worthOfPlanet } from '../../../ti3/realm.ts'
import { hitsOnSide } from '../../../ti3/rules/exchange.ts'
import { good } from '../../galaxy/worth.ts'
import { costOf, costOfAll, fleetCost, isEven, standing, worthOf } from '../reads.ts'
import type { Opinion, Spot } from './opinion.ts'

/** Cards of battles, and of the way there. */

/** Where the fight is about even a card decides it; else it is as good as won or lost. */
const open = ({ seen }: Spot, least = 0.35, most = 2.6): boolean => isEven(seen, least, most)

const own = ({ table, seat }: Spot) => {
  const { battle } = table
  if (!battle) return []
  return battle.planet ? troopsOn(table, battle.planet, seat) : fleet(table, seat, battle.hex)
}

/** What falls for one hit fewer, or one more on the other side. */
const hit = 1

const repaired = ({ table, seat }: Spot, hex: string) =>
  table.battle?.hex === hex && !table.battle.planet
    ? fleet(table, seat, hex).filter(({ damaged }) => damaged).length
    : 0

export const battleCards = {
  fighter_prototype: {
    worth: spot => (open(spot) ? 0.3 * own(spot).filter(({ kind }) => kind === 'fighter').length : 0),
    keep: 1,
  },
  into_the_breach: {
    worth: spot => (open(spot) && own(spot).length >= 5 ? 0.3 * own(spot).length : 0),
    keep: 1,
  },
  morale_boost: {
    worth: spot => (open(spot) ? 0.35 * own(spot).length : 0),
    keep: 1,
  },
  /** Who is losing goes where he came from. */
  skilled_retreat: {
    worth({ table, seat }, to) {
      const { battle } = table
      if (!battle || standing(table, seat, battle) > 0.55) return 0
      const friendly = planetsAt(table, to).some(planet => ownerOf(table, planet) === seat) ? 0.5 : 0
      return fleetCost(table, seat, battle.hex) * good + friendly
    },
    keep: 1.2,
  },
  /** An enemy's hit, or an own miss. */
  recheck: {
    worth(spot, die) {
      const [of = '', kind, place] = die.split('.')
      const volley = spot.table.battle?.thrown?.[of]?.find(one => one.kind === kind)
      const fell = volley?.dice[Number(place)]
      if (!volley || fell === undefined || !open(spot)) return 0
      const hits = fell >= volley.needs
      const chance = Math.min(10, Math.max(0, 11 - volley.needs)) / 10
      if (of === spot.seat) return hits ? 0 : chance * hit * 1.2
      return hits ? (1 - chance) * hit * 1.2 : 0
    },
    keep: 1,
  },
  shields_holding: {
    worth: ({ table, seat }) => Math.min(2, hitsOnSide(table, seat)) * 0.8,
    keep: 1.5,
  },
  direct_hit: {
    worth({ table, seat }, id) {
      const ship = table.units[id]
      return !ship || ship.of === seat ? 0 : costOf(table, ship) * good
    },
    keep: 2,
  },
  emergency_repairs: {
    worth: (spot, hex) => (open(spot, 0.2, 9) ? 1.2 * repaired(spot, hex) : 0),
    keep: 1.2,
  },
  minelayers: {
    worth: ({ table, seat, about: { hex = '' } }) =>
      fleet(table, seat, hex).filter(({ kind }) => kind === 'cruiser').length,
    keep: 1,
  },
  experimental_battlestation: {
    worth({ table, seat, about: { of = '', hex = '' } }) {
      const comes = fleet(table, of, hex)
      const attacked =
        fleet(table, seat, hex).length > 0 || planetsAt(table, hex).some(id => ownerOf(table, id) === seat)
      return attacked ? Math.min(3, comes.length) * 0.7 : comes.length > 3 ? 0.5 : 0
    },
    keep: 1,
  },
  /** With something to take there, more may come. */
  flank_speed: {
    worth: ({ table, seat, about: { hexes = [] } }) =>
      hexes.some(hex => planetsAt(table, hex).some(id => ownerOf(table, id) !== seat)) ? 1 : 0,
    keep: 0.7,
  },
  dug_in: {
    worth({ table, seat, about: { of, hex } }, aim) {
      const planet = aim as PlanetId
      if (of === seat || hexOf(table, planet) !== hex) return 0
      return troopsOn(table, planet, seat).length >= 2 ? 1.2 : 0
    },
    keep: 0.6,
  },
  chemical_warfare: {
    worth({ table, seat }) {
      const { battle } = table
      if (!battle?.planet || battle.attacker !== seat) return 0
      const there = troopsOn(table, battle.planet, opponentIn(battle, seat)).length
      return there < 2 ? 0 : there * 0.7
    },
    keep: 1.2,
  },
  /** Where more stands in the way than could be beaten. */
  star_of_death: {
    worth({ table, seat, about: { of } }, aim) {
      const planet = aim as PlanetId
      const owner = ownerOf(table, planet)
      if (owner === undefined || owner === seat) return 0
      const there = costOfAll(table, troopsOn(table, planet, owner))
      return of === seat && there < 2 ? 0 : there * good + worthOf(planet) * 0.3
    },
    keep: 1,
  },
  rare_mineral: { worth: () => 3 * good, keep: 1.2 },
  /** What is taken from the other is worth having oneself. */
  reparations: {
    worth({ table, about: { planet } }, aim) {
      const aimed = (aim || planet) as PlanetId
      return 1 + worthOfPlanet(table, aimed, 'resources') * 0.3
    },
    keep: 0.8,
  },
  /** What is cancelled is weighed where it is asked: see `sabotage.ts`. */
  sabotage: { worth: () => 0, keep: 3 },
  disclosure: {
    worth({ table }, on) {
      const { actionCards, points } = sheet(table, on)
      return actionCards < 3 ? 0 : 0.9 + points / 20
    },
    keep: 1,
  },
  master_of_trade: {
    worth({ table, seat }) {
      if (table.phase !== 'action' || sheet(table, seat).passed) return 0
      const used = Object.entries(table.planets).flatMap(([id, { owner, exhausted }]) =>
        owner === seat && exhausted ? worthOfPlanet(table, id as PlanetId, 'resources') : [],
      )
      const [first = 0, second = 0] = used.sort((a, b) => b - a)
      return first + second >= 4 ? (first + second) * good : 0
    },
    keep: 1.5,
  },
} satisfies { readonly [id in ActionCardId]?: Opinion }
