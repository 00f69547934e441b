import { choose, type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Amounts, SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { rollOf } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { onPlanet, piecesOf } from '../../forces.ts'
import { piecesOnBoard } from '../../pieceLimits.ts'
import { isHome, isInHome } from '../../places.ts'
import { traitsOf } from '../../planets.ts'
import { hexOf, ownerOf, planetsAt, worthOfPlanet } from '../../realm.ts'
import { gainGoods } from '../../rules/goods.ts'
import { bring } from '../../rules/pieces.ts'
import { ownSites } from '../../sites.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import type { ActionCards } from '../act.ts'
import { destroyAll, exhaustAll } from '../agendas/common.ts'
import { aimAt } from '../aims.ts'

/** What befalls planets, and what stands on them. */

const troopsCalled = 3
const plagued = 6
const mostBuried = 3

const held = (table: Table): PlanetId[] =>
  (Object.keys(table.planets) as PlanetId[]).filter(planet => hexOf(table, planet) !== undefined)

/** What destroys may not be aimed at what is one's own. */
const ofOthers = (table: Table, by: Seat) => held(table).filter(planet => ownerOf(table, planet) !== by)

const isReady = (table: Table, planet: PlanetId) => table.planets[planet]?.exhausted === undefined

const unitsOn = (table: Table, planet: PlanetId, kind: UnitKind): UnitId[] =>
  onPlanet(table, planet, kind).map(({ id }) => id)

/** Planets of one's own that Infantry may come to: those where some stands, those where none does, and how many of these the
 *  pieces reach. [46.3] */
export function called(table: Table, seat: Seat): { sure: PlanetId[]; bare: PlanetId[]; most: number } {
  const own = ownSites(table, seat)
  const isBare = (planet: PlanetId) => !onPlanet(table, planet, 'infantry').some(({ of }) => of === seat)
  const bare = own.filter(isBare)
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['infantry'] ?? {}
  const most = Math.max(0, Math.min(bare.length, pieces - Object.keys(at).length))
  return { sure: own.filter(planet => !isBare(planet)), bare, most }
}

function* recruit(table: Table, seat: Seat, planet: PlanetId, count: number): Flow {
  const at = hexOf(table, planet) as HexId
  if (bring(table, { kind: 'infantry', of: seat, at, planet }, count) === 0) return
  yield* tell('everyone', { text: 'ti4.log.infantryPlaced', about: { seat, planet, count } })
}

const bombers = (table: Table, seat: Seat): HexId[] => [
  ...new Set(
    piecesOf(table, seat).flatMap(({ kind, at }) => (rollOf(table, seat, kind, 'bombardment') ? [at] : [])),
  ),
]

const struckAt = (table: Table, by: Seat, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => ![undefined, by].includes(ownerOf(table, planet)))

export const planetCards = {
  cripple_defenses: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.planet((table, by) => {
      const pds = (planet: PlanetId) => onPlanet(table, planet, 'pds').length
      return ofOthers(table, by).sort((one, other) => pds(other) - pds(one))
    }),
    does: (table, { name }, planet: PlanetId) =>
      destroyAll(table, `${name}/gone`, unitsOn(table, planet, 'pds')),
  },
  frontline_deployment: {
    hint: { gains: 'troops' },
    aims: aimAt.planet((table, by) => {
      const { sure, bare, most } = called(table, by)
      return most > 0 ? [...sure, ...bare] : sure
    }),
    does: (table, { by }, planet: PlanetId) => recruit(table, by, planet, troopsCalled),
  },
  /** No combat roll, so nothing changes it. */
  plague: {
    hint: { harms: 'aimed', by: 1.2 },
    aims: aimAt.planet((table, by) => {
      const troops = (planet: PlanetId) => onPlanet(table, planet, 'infantry').length
      return ofOthers(table, by).sort((one, other) => troops(other) - troops(one))
    }),
    *does(table, { by, name }, planet: PlanetId) {
      const infantry = unitsOn(table, planet, 'infantry')
      const dice = yield* roll(`${name}/plague`, infantry.length)
      const count = dice.filter(die => die >= plagued).length
      yield* tell('everyone', { text: 'ti4.log.plague', about: { seat: by, planet, count }, dice })
      yield* destroyAll(table, `${name}/dead`, infantry.slice(0, count))
    },
  },
  reactor_meltdown: {
    hint: { harms: 'aimed', by: 2 },
    aims: aimAt.unit((table, by) => {
      const units = table.order.filter(seat => seat !== by).flatMap(seat => piecesOf(table, seat))
      return units.flatMap(({ id, kind, at }) => (kind === 'space_dock' && !isHome(table, at) ? [id] : []))
    }),
    does: (table, { name }, dock: UnitId) => destroyAll(table, `${name}/gone`, [dock]),
  },
  rise_of_a_messiah: {
    hint: { gains: 'troops' },
    *aims(_table, { by, name }) {
      return yield* choose<PlanetId[], Ti4>(by, ({ table }) => {
        const { bare, most } = called(table, by)
        if (most === bare.length) return { skip: bare }
        return {
          name: `${name}/bare`,
          rule: 'ti4/46.3',
          text: 'ti4.ask.barePlanets',
          about: { count: most },
          hint: { helps: 'planet' },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(bare.map(planet => [planet, { on: { planet } }])),
            least: most,
            most,
          } satisfies SomeOf,
        }
      })
    },
    *does(table, { by }, chosen: PlanetId[]) {
      for (const planet of [...called(table, by).sure, ...chosen]) yield* recruit(table, by, planet, 1)
    },
  },
  tactical_bombardment: {
    hint: { harms: 'aimed', by: 1.2 },
    aims: aimAt.hex((table, by) => {
      const ready = (hex: HexId) => struckAt(table, by, hex).filter(planet => isReady(table, planet)).length
      return bombers(table, by).sort((one, other) => ready(other) - ready(one))
    }),
    *does(table, { by }, hex: HexId) {
      for (const seat of table.order) {
        const own = struckAt(table, by, hex).filter(planet => ownerOf(table, planet) === seat)
        yield* exhaustAll(
          table,
          seat,
          own.filter(planet => isReady(table, planet)),
        )
      }
    },
  },
  unstable_planet: {
    hint: { harms: 'aimed', by: 1.4 },
    aims: aimAt.planet((table, by) =>
      ofOthers(table, by).filter(
        planet => isReady(table, planet) && traitsOf(table, planet).includes('hazardous'),
      ),
    ),
    *does(table, { by, name }, planet: PlanetId) {
      const owner = ownerOf(table, planet)
      if (owner !== undefined && isReady(table, planet)) yield* exhaustAll(table, owner, [planet])
      const count = yield* askBuried(by, planet, name)
      yield* destroyAll(table, `${name}/dead`, unitsOn(table, planet, 'infantry').slice(0, count))
    },
  },
  uprising: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.planet((table, by) =>
      ofOthers(table, by)
        .filter(planet => isReady(table, planet) && !isInHome(planet))
        .sort((one, other) => worth(table, other) - worth(table, one)),
    ),
    *does(table, { by }, planet: PlanetId) {
      const owner = ownerOf(table, planet)
      if (owner === undefined || !isReady(table, planet)) return
      yield* exhaustAll(table, owner, [planet])
      yield* gainGoods(table, by, worth(table, planet))
    },
  },
} satisfies ActionCards

const worth = (table: Table, planet: PlanetId) => worthOfPlanet(table, planet, 'resources')

/** Up to three, as whoever plays it likes. */
function* askBuried(by: Seat, planet: PlanetId, name: string): Flow<number> {
  const said = yield* choose<{ infantry?: number }, Ti4>(by, ({ table }) => {
    const most = Math.min(mostBuried, onPlanet(table, planet, 'infantry').length)
    if (most === 0) return { skip: {} }
    return {
      name: `${name}/buried`,
      rule: 'ti4/2.7',
      text: 'ti4.ask.buried',
      about: { count: most, planet },
      options: {
        shape: 'amounts',
        of: { infantry: { text: 'ti4.buried.infantry', most } },
        least: 0,
        most,
      } satisfies Amounts,
      otherwise: { infantry: most },
    }
  })
  return said.infantry ?? 0
}
