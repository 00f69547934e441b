import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { isOpenTo } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { isLanding, isShip, piecesAt, piecesOf, seatsInSpace } from '../../forces.ts'
import { wouldLeaveCounter } from '../../pieceLimits.ts'
import { print } from '../../prints.ts'
import { hasActivated, hexOf } from '../../realm.ts'
import { arriveAside } from '../../rules/arrivals.ts'
import { leaveRift } from '../../rules/leavingRifts.ts'
import { destroy, unit } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { ownSites } from '../../sites.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'

/** Planets of his in a system and beside it. */
const planetsNear = (table: Table, seat: Seat, hex: HexId): PlanetId[] => {
  const near = [hex, ...adjacent(table, hex, seat)]
  return ownSites(table, seat).filter(planet => near.includes(hexOf(table, planet) ?? ''))
}

const troopsAmong = (table: Table, units: readonly UnitId[]): UnitId[] =>
  units.filter(id => table.units[id] && isLanding(unit(table, id).kind))

const stays = 'stays'

const trilossa: Component = {
  at: {
    unitsProduced: exhaustedAt('trilossa_aun_mirik', {
      choice: {
        may: (table, _, { of, hex, units }) => {
          const near = planetsNear(table, of, hex)
          return troopsAmong(table, units).some(id => near.some(planet => planet !== unit(table, id).planet))
        },
        line: (_, by, { of }) => ({
          on: { card: 'trilossa_aun_mirik' },
          hint: of === by ? { sends: 'troops' } : { helps: 'foe' },
        }),
      },
      *does(table, { name, about: { of, hex, units } }) {
        for (const id of troopsAmong(table, units)) yield* station(table, of, id, hex, `${name}/${id}`)
      },
    }),
  },
}

/** Wherever he likes of these. */
function* station(table: Table, seat: Seat, id: UnitId, hex: HexId, name: string): Flow {
  const to = yield* choose<PlanetId | typeof stays, Ti4>(seat, seen => {
    const open = planetsNear(seen.table, seat, hex).filter(
      planet =>
        planet !== unit(seen.table, id).planet &&
        wouldLeaveCounter(seen.table, seat, { [id]: planet }) === undefined,
    )
    if (open.length === 0) return { skip: stays }
    return {
      name,
      rule: 'ti4/67.3',
      text: 'ti4.ask.stationed',
      about: { unit: unit(seen.table, id).kind },
      hint: { sends: 'troops' },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(open.map((planet): [string, Choice] => [planet, { on: { planet } }])),
          [stays]: { text: 'ti4.stationed.stays' },
        },
      } satisfies OneOf,
      otherwise: stays,
    }
  })
  if (to === stays) return
  Object.assign(unit(table, id), { at: hexOf(table, to), planet: to })
  yield* tell('everyone', { text: 'ti4.log.transits', about: { seat, planet: to } })
}

/** Where Helix Protocol leads. */
const havens = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex => hasActivated(table, seat, hex) && seatsInSpace(table, hex).every(other => other === seat),
  )

const shipsElsewhere = (table: Table, seat: Seat, hex: HexId, gone: readonly UnitId[] = []) =>
  piecesOf(table, seat).filter(
    ({ id, kind, at }) =>
      isShip(kind) && at !== hex && !gone.includes(id) && isOpenTo(table, seat, kind, hex),
  )

const unitsOf = (table: Table, ids: readonly UnitId[]) => ({
  shape: 'someOf' as const,
  of: unitChoices(ids.map(id => ({ ...unit(table, id), id }))),
})

/** What ships that leave together could take along: troops of their system, in space and on planets, and Fighters stay with
 *  those that are chosen as ships. */
function cargoFor(table: Table, seat: Seat, ships: readonly UnitId[]): { ids: UnitId[]; places: number } {
  const from = new Set(ships.map(id => unit(table, id).at))
  const places = ships.reduce((sum, id) => sum + print(table, seat, unit(table, id).kind).capacity, 0)
  const fighters = ships.filter(id => unit(table, id).kind === 'fighter').length
  const ids = [...from].flatMap(hex =>
    piecesAt(table, hex).flatMap(({ id, of, kind }) => (of === seat && isLanding(kind) ? [id] : [])),
  )
  return { ids, places: Math.max(0, places - fighters) }
}

/** Nobody moves twice by it. Says who came. */
function* sendTo(table: Table, seat: Seat, hex: HexId, before: readonly UnitId[]): Flow<UnitId[]> {
  const name = `helix/${hex}`
  const ships = yield* choose<UnitId[], Ti4>(seat, seen => {
    const ids = shipsElsewhere(seen.table, seat, hex, before).map(({ id }) => id)
    if (ids.length === 0) return { skip: [] }
    return {
      name,
      rule: 'ti4/58.9',
      text: 'ti4.ask.helixShips',
      about: { hex },
      hint: { sends: 'fleet' },
      options: { ...unitsOf(seen.table, ids), least: 0, most: ids.length },
      otherwise: [],
    }
  })
  if (ships.length === 0) return []
  const cargo = yield* choose<UnitId[], Ti4>(seat, seen => {
    const { ids: there, places } = cargoFor(seen.table, seat, ships)
    const ids = there.filter(id => !before.includes(id))
    const most = Math.min(places, ids.length)
    if (most === 0) return { skip: [] }
    return {
      name: `${name}/cargo`,
      rule: 'ti4/58.9',
      text: 'ti4.ask.helixCargo',
      about: { hex, count: most },
      hint: { helps: 'unit' },
      options: { ...unitsOf(seen.table, ids), least: 0, most },
      otherwise: [],
    }
  })
  const left = [...new Set([...ships, ...cargo].map(id => unit(table, id).at))]
  const gone: UnitId[] = []
  for (const at of left) {
    const from = (ids: readonly UnitId[]) => ids.filter(id => table.units[id]?.at === at)
    const carried = from(cargo)
    const away = yield* leaveRift(table, seat, at, from(ships))
    if (away.length === 0) destroy(table, carried)
    else gone.push(...away, ...carried)
  }
  for (const id of gone) {
    const piece = unit(table, id)
    delete piece.planet
    piece.at = hex
  }
  yield* tell('everyone', { text: 'ti4.log.helix', about: { seat, hex, count: gone.length } })
  for (const at of [...left, hex]) yield* enforceSupply(table, seat, at, `${name}/${at}`)
  yield* arriveAside(table, seat, hex, ships, name)
  return gone
}

const mirik: Component = {
  action: heroic('mirik_aun_sissiri', {
    hint: { sends: 'fleet' },
    may: (table, seat) => havens(table, seat).some(hex => shipsElsewhere(table, seat, hex).length > 0),
    *does(table, seat) {
      const gone: UnitId[] = []
      for (const hex of havens(table, seat)) gone.push(...(yield* sendTo(table, seat, hex, gone)))
    },
    endsTurn: true,
  }),
}

export const argentLeaders = {
  trilossa_aun_mirik: trilossa,
  trrakan_aun_zulok: { numbers: { additionalDice: ({ isFavoured }) => (isFavoured ? 1 : 0) } },
  mirik_aun_sissiri: mirik,
} satisfies Record<string, Component>
