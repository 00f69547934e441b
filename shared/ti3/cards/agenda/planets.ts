import { choose, type Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { planets } from '../../content/planets.ts'
import type { PoliticalCardId } from '../../content/politicalCards.ts'
import { races } from '../../content/races.ts'
import { onPlanet, type Piece, piecesOf } from '../../forces.ts'
import { hexOf, ownerOf, planetsOf, sheet, worthOfPlanet } from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { everybody, exhaustPlanets } from '../../rules/everybody.ts'
import { begin } from '../../rules/lasting.ts'
import { settle } from '../../rules/supplyLimits.ts'
import type { Table, Ti3, UnitId } from '../../table.ts'
import type { PoliticalCards } from '../act.ts'

/** Agendas on planets and on what is built there. */

const isAway = (table: Table, seat: Seat, planet: keyof typeof planets): boolean =>
  planets[planet].system !== races[sheet(table, seat).race].homeSystem

const colonies = (table: Table, seat: Seat) =>
  planetsOf(table, seat).filter(planet => isAway(table, seat, planet))

const perLicence = 3

const docksAway = (table: Table, seat: Seat): Piece[] =>
  piecesOf(table, seat).filter(
    ({ kind, planet }) => kind === 'space_dock' && planet && isAway(table, seat, planet),
  )

function* askDock(seat: Seat): Flow<UnitId | undefined> {
  return yield* choose<UnitId | undefined, Ti3>(seat, ({ table }) => ({
    name: `dock/${seat}`,
    rule: 'ti3/22.struck',
    text: 'ti3.ask.giveBackDock',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        docksAway(table, seat).map(({ id, planet = '' }) => [id, { on: { planet } }] as const),
      ),
    },
  }))
}

function* giveBackDock(table: Table, seat: Seat, dock: UnitId | undefined): Flow {
  const planet = dock === undefined ? undefined : table.units[dock]?.planet
  const hex = planet && hexOf(table, planet)
  if (dock === undefined || hex === undefined) return
  yield* loseUnits(table, seat, `dock/${seat}`, [dock])
  // Fighters it supported have to find room.
  yield* settle(table, seat, hex, `dock/${seat}/${hex}`)
}

/** For the rest of the round, for everybody. */
const forRound = (
  table: Table,
  effect: PoliticalCardId,
  by: Seat,
  forbids?: Readonly<Record<string, true>>,
) => begin(table, { effect, by, until: 'round', touches: 'all', ...(forbids && { forbids }) })

export const planetAgendas = {
  colonization_licensing: {
    numbers: {
      landingPrice: ({ table, planet }) =>
        ownerOf(table, planet) === undefined ? worthOfPlanet(table, planet, 'resources') : 0,
    },
    *outcome(table, [decided], by) {
      if (decided !== 'against') return
      const count = (seat: Seat) => Math.floor(colonies(table, seat).length / perLicence)
      yield* exhaustPlanets(table, { by, name: 'licences', count })
    },
  },
  conventions_of_war: {
    permits: {
      bombards: ({ table, planet }) => (onPlanet(table, planet, 'space_dock').length > 0 ? false : undefined),
    },
    *outcome(table, [decided], by, votes) {
      if (decided !== 'against') return
      const of = (seat: Seat) => votes[seat]?.what?.[0] === 'against' && docksAway(table, seat).length > 0
      yield* everybody(table, { by, of }, askDock, (seat, dock) => giveBackDock(table, seat, dock))
    },
  },
  humane_labor: {
    numbers: { production: { set: () => 2 } },
    *outcome(table, [decided], by) {
      if (decided === 'against') forRound(table, 'humane_labor', by, { produces: true })
    },
  },
  imperial_peace: {
    permits: { invades: ({ planet }) => (planet === 'mecatol_rex' ? false : undefined) },
    *outcome(table, [decided], by) {
      if (decided === 'against') forRound(table, 'imperial_peace', by)
    },
    /** This round it alone is landed on, neutral planets included. */
    lasts: {
      wide: true,
      permits: { invades: ({ planet }) => (planet === 'mecatol_rex' ? undefined : false) },
    },
  },
  labor_force_politics: {
    numbers: {
      resources: { set: ({ planet }) => planets[planet].influence },
      influence: { set: ({ planet }) => planets[planet].resources },
    },
    *outcome(table, [decided], by) {
      if (decided === 'against') forRound(table, 'labor_force_politics', by, { producesAtSeveral: true })
    },
  },
} satisfies PoliticalCards
