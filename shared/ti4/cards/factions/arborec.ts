import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet } from '../../forces.ts'
import { canProduce } from '../../production.ts'
import { hexOf } from '../../realm.ts'
import { unit } from '../../rules/pieces.ts'
import { askProduction, produceUnits } from '../../rules/production.ts'
import { ownSites } from '../../sites.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { oneStepFrom } from '../../ways.ts'
import { behemothCould, growsBehemoth } from '../mechs/deploying.ts'
import type { OfFaction } from './means.ts'
import { flagshipOf, none, onPlanets, pickOf, putUnits } from './placing.ts'

/** His Infantry that could come to a planet: from others of his there, or in adjacent systems. */
function comingTo(table: Table, seat: Seat, to: PlanetId, moved: ReadonlySet<UnitId>): Piece<Table>[] {
  const hex = hexOf(table, to)
  if (hex === undefined) return []
  const near = new Set([hex, ...oneStepFrom(table, hex, seat)])
  return ownSites(table, seat)
    .filter(planet => planet !== to && near.has(hexOf(table, planet) as HexId))
    .flatMap(planet =>
      onPlanet(table, planet, 'infantry').filter(({ of, id }) => of === seat && !moved.has(id)),
    )
}

const goals = (table: Table, seat: Seat, moved: ReadonlySet<UnitId>): PlanetId[] =>
  ownSites(table, seat).filter(planet => comingTo(table, seat, planet, moved).length > 0)

/** Planet by planet, as long as he likes; each Infantry once, and each planet once, as all that can come there may come then. */
function* spread(table: Table, seat: Seat, name: string): Flow {
  const moved = new Set<UnitId>()
  const chosen = new Set<PlanetId>()
  for (let nth = 1; ; nth++) {
    const to = yield* pickOf<PlanetId>(
      seat,
      {
        name: `${name}/${nth}/to`,
        card: 'bioplasmosis',
        text: 'ti4.ask.bioplasmosis',
        hint: { sends: 'troops' },
      },
      now => {
        const open = goals(now, seat, moved).filter(planet => !chosen.has(planet))
        return open.length > 0 ? { ...onPlanets(open), ...none('ti4.bioplasmosis.enough') } : {}
      },
    )
    if (to === 'none') return
    chosen.add(to)
    const coming = yield* choose<UnitId[], Ti4>(seat, seen => {
      const all = comingTo(seen.table, seat, to, moved)
      return {
        name: `${name}/${nth}/infantry`,
        rule: 'ti4/1.2',
        text: 'ti4.ask.bioplasmosisTroops',
        about: { planet: to },
        options: {
          shape: 'someOf',
          of: Object.fromEntries(
            all.map(({ id, kind, planet }) => [
              id,
              { on: { unit: id }, about: { unit: kind, ...(planet && { planet }) } },
            ]),
          ),
          least: 0,
          most: all.length,
        } satisfies SomeOf,
        otherwise: [],
      }
    })
    for (const id of coming) {
      Object.assign(unit(table, id), { at: hexOf(table, to), planet: to })
      moved.add(id)
    }
    if (coming.length > 0)
      yield* tell('everyone', {
        text: 'ti4.log.troopsCome',
        about: { seat, planet: to, count: coming.length },
      })
  }
}

const behemoth = 'letani_behemoth'

/** Units the flagship makes where it is activated. */
const made = 5

const atFlagship = (table: Table, seat: Seat) => {
  const ship = flagshipOf(table, seat)
  return { newDocks: false, byAbility: true, ...(ship && { by: { unit: ship.id, most: made } }) } as const
}

export const arborec: OfFaction = {
  mitosis: {
    permits: { yields: ({ by, kind }) => (by === 'space_dock' && kind === 'infantry' ? false : undefined) },
    at: {
      statusPhaseStart: {
        *does(table, { by, name }) {
          const planet = yield* pickOf<PlanetId | typeof behemoth>(
            by,
            {
              name: `${name}/mitosis`,
              card: 'mitosis',
              text: 'galaxy.ask.aim.planet',
              hint: { gains: 'troops' },
            },
            now => ({
              ...onPlanets(ownSites(now, by)),
              ...(behemothCould(now, by) && { [behemoth]: { on: { card: behemoth } } }),
            }),
          )
          if (planet === behemoth) yield* growsBehemoth(table, by, name)
          else if (planet !== 'none') yield* putUnits(table, by, 'infantry', 1, { planet })
        },
      },
    },
  },
  bioplasmosis: {
    at: {
      statusPhaseEnd: {
        choice: {
          hint: { sends: 'troops' },
          may: (table, by) => goals(table, by, new Set()).length > 0,
        },
        *does(table, { by, name }) {
          yield* spread(table, by, name)
        },
      },
    },
  },
  duha_menaimon: {
    at: {
      afterActivation: {
        choice: {
          hint: { gains: 'unit' },
          may: (table, by, { of, hex }) =>
            of === by &&
            flagshipOf(table, by)?.at === hex &&
            canProduce(table, by, hex, atFlagship(table, by)),
        },
        *does(table, { by, name, about: { hex } }) {
          const how = atFlagship(table, by)
          const cart = yield* askProduction(by, hex, { name: `${name}/produces`, ...how })
          yield* produceUnits(table, by, hex, cart, `${name}/produced`, how)
        },
      },
    },
  },
}
