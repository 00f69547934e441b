import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { PlanetId } from '../../content/planets.ts'
import { type Colour, type TechnologyId, technologies } from '../../content/technologies.ts'
import { onPlanet, piecesOf } from '../../forces.ts'
import { specialtiesOf } from '../../planets.ts'
import { othersClockwise, planetsAt, sheet, worthOfPlanet } from '../../realm.ts'
import { deckOf } from '../../research.ts'
import { discard, drawActionCards } from '../../rules/actionCards.ts'
import { loseUnits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import { spendCounter } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { gainTechnology } from '../../rules/research.ts'
import { strategyTokensSpent } from '../../rules/strategyTokens.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { pools } from '../../rules/tokens.ts'
import type { Pool, Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, exhaustedFor, heroic } from '../costs.ts'
import { onPlanets, pickOf } from '../factions/placing.ts'
import { orNone, serving } from './helping.ts'

const tokens = (table: Table, seat: Seat): Pool[] =>
  pools.filter(pool => sheet(table, seat).counters[pool] > 0)

const hasWares = (table: Table, seat: Seat): boolean =>
  sheet(table, seat).actionCards > 0 || tokens(table, seat).length > 0

const wares = 2

/** One of his cards or tokens, or nothing. */
const askWare = (seat: Seat, name: string) =>
  choose<string, Ti4>(seat, ({ table, hand }) => {
    const cards = Object.keys(hand?.actionCards ?? {}).sort()
    const of: Record<string, Choice> = {
      ...Object.fromEntries(cards.map(card => [card, { on: { card }, hint: { loses: 'actionCard' } }])),
      ...Object.fromEntries(
        tokens(table, seat).map(pool => [
          pool,
          { text: `ti4.malleon.${pool}`, hint: { loses: 'counters' } } as Choice,
        ]),
      ),
    }
    return {
      name: `${name}/ware`,
      rule: 'ti4/51.3',
      text: 'ti4.ask.malleon',
      about: { card: 'nekro_malleon', count: wares },
      options: { shape: 'oneOf', of: orNone(of) } satisfies OneOf,
      always: true,
      otherwise: 'none',
    }
  })

function* trade(table: Table, by: Seat, name: string): Flow {
  const whom = yield* pickOf<Seat>(
    by,
    { name: `${name}/whom`, card: 'nekro_malleon', text: 'ti4.ask.leader.serves', rule: 'ti4/51.3' },
    now => serving(now, by, seat => hasWares(now, seat)),
  )
  if (whom === 'none') return
  const ware = yield* askWare(whom, name)
  if (ware === 'none') return
  const pool = pools.find(id => id === ware)
  if (pool) {
    spendCounter(table, whom, pool)
    if (pool === 'strategy') yield* strategyTokensSpent(table, whom, 1)
  } else yield* discard(table, whom, [ware], name)
  yield* gainGoods(table, whom, wares)
  if (pool === 'fleet') yield* enforceEverywhere(table, whom, `${name}/supply`)
}

const somebodyHasWares = (table: Table): boolean => table.order.some(seat => hasWares(table, seat))

/** In one's own turn among the actions, without being one; in the turns of others as they begin. */
const nekroMalleon: Component = {
  action: exhaustedFor('nekro_malleon', {
    hint: { gains: 'tradeGoods', costs: 'counters' },
    may: somebodyHasWares,
    does: (table, seat) => trade(table, seat, 'malleon'),
    endsTurn: false,
  }),
  at: {
    turnStart: exhaustedAt('nekro_malleon', {
      choice: {
        hint: { gains: 'tradeGoods', costs: 'counters' },
        may: (table, by, { of }) => of !== by && somebodyHasWares(table),
      },
      does: (table, { by, name }) => trade(table, by, name),
    }),
  },
}

const nekroAcidos: Component = {
  at: {
    afterTechnologyGained: {
      choice: {
        hint: { gains: 'actionCard' },
        may: ({ decks, discards }, by, { of }) => of === by && decks.action + discards.action.length > 0,
      },
      does: (table, { by, name }) => drawActionCards(table, by, 1, name),
    },
  },
}

/** With a technology specialty, in systems with units of his. */
const quarry = (table: Table, seat: Seat): PlanetId[] =>
  [...new Set(piecesOf(table, seat).map(({ at }) => at))]
    .flatMap(hex => planetsAt(table, hex))
    .filter(planet => specialtiesOf(table, planet).length > 0)

function* destroyOthers(table: Table, seat: Seat, planet: PlanetId): Flow {
  for (const other of othersClockwise(table, seat)) {
    const lost = onPlanet(table, planet).filter(({ of }) => of === other)
    if (lost.length === 0) continue
    const ids = lost.map(({ id }) => id)
    yield* loseUnits(table, other, `flayesh/${other}`, ids)
    noteDestroyed(table, seat, lost)
  }
}

/** In the deck, of a colour the planet has. */
const bred = (table: Table, seat: Seat, colours: readonly Colour[]): Record<string, Choice> =>
  Object.fromEntries(
    deckOf(table, seat)
      .filter(id => colours.some(colour => colour === technologies[id].colour))
      .map(id => [id, { on: { card: id } }]),
  )

const card = 'unit_dsgn_flayesh'

const flayesh: Component = {
  action: heroic(card, {
    hint: { gains: 'technology', by: 2 },
    may: (table, seat) => quarry(table, seat).length > 0,
    *does(table, seat) {
      const ask = { name: 'flayesh', card, text: 'galaxy.ask.aim.planet', rule: 'ti4/51.12' } as const
      const planet = yield* pickOf<PlanetId>(seat, ask, now => onPlanets(quarry(now, seat)))
      if (planet === 'none') return
      yield* destroyOthers(table, seat, planet)
      const worth = (of: 'resources' | 'influence') => worthOfPlanet(table, planet, of)
      yield* gainGoods(table, seat, worth('resources') + worth('influence'))
      const colours = specialtiesOf(table, planet)
      const technology = yield* pickOf<TechnologyId>(
        seat,
        { ...ask, name: 'flayesh/technology', text: 'ti4.ask.gainTechnology', hint: { gains: 'technology' } },
        now => bred(now, seat, colours),
      )
      if (technology !== 'none') yield* gainTechnology(table, seat, technology)
    },
    endsTurn: true,
  }),
}

export const nekroLeaders = {
  nekro_malleon: nekroMalleon,
  nekro_acidos: nekroAcidos,
  unit_dsgn_flayesh: flayesh,
} as const
