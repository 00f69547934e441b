import { choose, type Flow } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat, TextId } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { piecesOf } from '../forces.ts'
import { hexOf, othersClockwise, planetsOf, sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import { gainGoods } from '../rules/goods.ts'
import { place } from '../rules/pieces.ts'
import { liftPieces } from '../rules/production.ts'
import { enforceSupply } from '../rules/supplyLimits.ts'
import type { Table, Ti4 } from '../table.ts'
import type { Component } from './act.ts'

/** Component actions of technologies and factions. [22] */

const hasToken = (table: Table, seat: Seat): boolean => sheet(table, seat).counters.strategy > 0

const ask = <Id extends string>(
  seat: Seat,
  text: TextId,
  card: string,
  of: (table: Table) => Readonly<Record<string, Choice>>,
  name = 'aim',
): Flow<Id> =>
  choose<Id, Ti4>(seat, ({ table }) => ({
    name,
    rule: 'ti4/22.2',
    text,
    about: { card },
    options: { shape: 'oneOf', of: of(table) },
  }))

const productionBiomes: Component = {
  action: {
    hint: { gains: 'tradeGoods' },
    may: (table, seat) =>
      !sheet(table, seat).technologies.production_biomes?.exhausted && hasToken(table, seat),
    *does(table, seat) {
      const other = yield* ask<Seat>(seat, 'ti4.ask.actOnPlayer', 'production_biomes', now =>
        Object.fromEntries(othersClockwise(now, seat).map(each => [each, { on: { seat: each } }])),
      )
      sheet(table, seat).technologies.production_biomes = { exhausted: true }
      spendCounter(table, seat, 'strategy')
      yield* gainGoods(table, seat, 4)
      yield* gainGoods(table, other, 2)
    },
    endsTurn: true,
  },
}

const onMap = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => hexOf(table, planet) !== undefined)

/** Two Infantry onto one own planet. */
const orbitalDrop: Component = {
  action: {
    hint: { gains: 'troops' },
    may: (table, seat) => hasToken(table, seat) && onMap(table, seat).length > 0,
    *does(table, seat) {
      const planet = yield* ask<PlanetId>(seat, 'ti4.ask.actOnPlanet', 'orbital_drop', now =>
        Object.fromEntries(onMap(now, seat).map(each => [each, { on: { planet: each } }])),
      )
      spendCounter(table, seat, 'strategy')
      const at = hexOf(table, planet) as HexId
      for (let i = 0; i < 2; i++) place(table, { kind: 'infantry', of: seat, at, planet })
    },
    endsTurn: true,
  },
}

const forges = (table: Table, seat: Seat): HexId[] => [
  ...new Set(piecesOf(table, seat).flatMap(({ kind, at }) => (kind === 'war_sun' ? [at] : []))),
]

const forged: Readonly<Partial<Record<UnitKind, number>>> = { fighter: 2, destroyer: 1 }

/** Beside a War Sun. */
const starForge: Component = {
  action: {
    hint: { gains: 'ship' },
    may: (table, seat) => hasToken(table, seat) && forges(table, seat).length > 0,
    *does(table, seat) {
      const at = yield* ask<HexId>(seat, 'ti4.ask.actOnSystem', 'star_forge', now =>
        Object.fromEntries(forges(now, seat).map(hex => [hex, { on: { hex } }])),
      )
      const kind = yield* ask<UnitKind>(
        seat,
        'ti4.ask.actOnUnit',
        'star_forge',
        () =>
          Object.fromEntries(
            Object.entries(forged).map(([unit, count]) => [
              unit,
              { text: 'ti4.act.units', about: { unit, count } },
            ]),
          ),
        'kind',
      )
      spendCounter(table, seat, 'strategy')
      const count = forged[kind] ?? 0
      yield* liftPieces(table, seat, kind, count, { name: 'forged', rule: 'ti4/23.4' })
      for (let i = 0; i < count; i++) place(table, { kind, of: seat, at })
      yield* enforceSupply(table, seat, at, 'forged')
    },
    endsTurn: true,
  },
}

export const turnActions: Readonly<Record<string, Component>> = {
  production_biomes: productionBiomes,
  orbital_drop: orbitalDrop,
  star_forge: starForge,
}
