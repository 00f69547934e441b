import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import { troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { fleet, piecesOf } from '../../forces.ts'
import { groundsAt, ownerOf, planetsOf, readyPlanets, worthOfPlanet } from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { turnNeutral } from '../../rules/conquest.ts'
import { layOpen } from '../../rules/domains/counters.ts'
import { exhaust } from '../../rules/economy.ts'
import { begin } from '../../rules/lasting.ts'
import { receiveTradeGoods } from '../../rules/receiving.ts'
import type { Table, Ti3 } from '../../table.ts'
import type { ActionCards, Playing } from '../act.ts'

/** Landings, bombardment, Invasion Combat, and planets that change hands. */

const mineral = 3

export const invading = {
  star_of_death: {
    hint: { harms: 'aimed', by: 4 },
    aims: aimAt.planet((table, by) => {
      const suns = piecesOf(table, by).filter(({ kind }) => kind === 'war_sun')
      return [...new Set(suns.flatMap(({ at }) => groundsAt(table, at)))]
    }),
    *does(table, { name }, planet: PlanetId) {
      for (const seat of table.order) {
        const troops = troopsOn(table, planet, seat).map(({ id }) => id)
        yield* loseUnits(table, seat, `${name}/${seat}`, troops)
      }
      yield* turnNeutral(table, planet)
      yield* layOpen(table, planet, 'radiation')
    },
  },

  dug_in: {
    aims: aimAt.planet((table, by) => {
      const troops = piecesOf(table, by).filter(({ kind }) => kind === 'ground_force')
      return [...new Set(troops.flatMap(({ planet }) => planet ?? []))]
    }),
    *does(table, { by }, planet: PlanetId) {
      begin(table, {
        effect: 'dug_in',
        by,
        planet,
        touches: 'all',
        until: 'round',
        forbids: { bombards: true },
        where: { planet },
      })
    },
  },

  chemical_warfare: {
    hint: { harms: 'foe', by: 2 },
    may: (table, by, { battle, planet }) =>
      by === battle.attacker &&
      fleet(table, by, battle.hex).some(({ kind }) => kind === 'dreadnought') &&
      troopsOn(table, planet, battle.defender).length > 0,
    *does(table, { about: { battle, planet }, name }) {
      const { defender } = battle
      const troops = troopsOn(table, planet, defender).map(({ id }) => id)
      yield* loseUnits(table, defender, `${name}/poisoned`, troops.slice(0, Math.ceil(troops.length / 2)))
    },
  },

  rare_mineral: {
    may: ({ supply }) => supply.tradeGoods > 0,
    does: (table, { by, name }) => receiveTradeGoods(table, by, mineral, name),
  },

  reparations: {
    may: (table, by, { planet }) => theirs(table, by, planet).length > 0,
    aims: asksReparations,
    *does(table, { by, about: { planet: lost } }, { from, to }: Restored) {
      if (!theirs(table, by, lost).includes(from)) return
      const seat = ownerOf(table, from) as Seat
      exhaust(table, from)
      yield* tell('everyone', { text: 'ti3.log.reparations', about: { seat: by, from: seat, planet: from } })
      const card = to && table.planets[to]
      if (card?.owner !== by || !card.exhausted) return
      delete card.exhausted
      yield* tell('everyone', { text: 'ti3.log.refreshes', about: { seat: by, planet: to as string } })
    },
  },
} satisfies ActionCards

type Restored = { from: PlanetId; to?: PlanetId }

/** Of whoever has taken the planet, what is ready. */
function theirs(table: Table, by: Seat, lost: PlanetId): PlanetId[] {
  const taker = ownerOf(table, lost)
  return taker === undefined || taker === by ? [] : readyPlanets(table, taker)
}

/** Worth no more than the one that is exhausted. */
const restorable = (table: Table, by: Seat, from: PlanetId): PlanetId[] =>
  planetsOf(table, by).filter(
    planet =>
      table.planets[planet]?.exhausted &&
      worthOfPlanet(table, planet, 'resources') <= worthOfPlanet(table, from, 'resources'),
  )

function* asksReparations(
  _table: Table,
  { by, card, about: { planet: lost }, name }: Playing<'afterPlanetLost'>,
): Flow<Restored | undefined> {
  const ask = (last: string, among: (table: Table) => readonly PlanetId[]) =>
    choose<PlanetId | undefined, Ti3>(by, ({ table }) => {
      const planets = among(table)
      if (planets.length === 0) return { skip: undefined }
      return {
        name: `${name}/${last}`,
        rule: 'ti3/22.aims',
        text: last === 'aim' ? 'ti3.ask.aim.planet' : 'ti3.ask.restores',
        about: { card },
        hint: last === 'aim' ? { aims: 'card' } : { helps: 'planet' },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(planets.map(planet => [planet, { on: { planet } }])),
        },
      }
    })
  const from = yield* ask('aim', table => theirs(table, by, lost))
  if (from === undefined) return undefined
  const to = yield* ask('restores', table => restorable(table, by, from))
  return { from, ...(to && { to }) }
}
