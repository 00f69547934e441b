import type { Seat, View } from '../../engine/rules.ts'
import { units } from '../../ti3/content/units.ts'
import { cargoOf, fleet, onPlanet } from '../../ti3/forces.ts'
import type { Land, Landed } from '../../ti3/shapes/land.ts'
import type { Move, Moved, MovingShip } from '../../ti3/shapes/move.ts'
import type { Table, Ti3, UnitId } from '../../ti3/table.ts'
import { enemyMight, might, prizes, worthOf } from './worth.ts'

/** Against an enemy everything that helps; for open planets a carrier with troops. */
export function moveShips({ table, seat }: View<Ti3>, options: Move): Moved {
  const me = seat as Seat
  const moved: Moved = {}
  for (const hex of new Set(Object.values(options.ships).map(({ to }) => to))) {
    const wanted = prizes(table, me, hex)
    const enemy = enemyMight(table, me, hex)
    if (wanted.length === 0 && enemy === 0) continue
    const plan = planFor(table, me, options, hex, enemy)
    const troops = Object.values(plan).flatMap(({ cargo = [] }) => cargo).length
    if (enemy > 0 || troops > 0 || carriesAlready(table, plan)) Object.assign(moved, plan)
  }
  return moved
}

const carriesAlready = (table: Table, plan: Moved) =>
  Object.keys(plan).some(ship => cargoOf(table, ship).length > 0)

function planFor(table: Table, seat: Seat, options: Move, hex: string, enemy: number): Moved {
  const needed = prizes(table, seat, hex).reduce((sum, { troops }) => sum + troops, 0)
  const plan: Moved = {}
  const taken = new Set<UnitId>()
  let room = (options.fleet[hex]?.most ?? 0) - (options.fleet[hex]?.now ?? 0)
  let troops = 0
  const coming = Object.entries(options.ships)
    .filter(([, ship]) => ship.to === hex)
    .sort(([, a], [, b]) => useOf(b, enemy) - useOf(a, enemy))
  for (const [id, ship] of coming) {
    if (ship.counts && room <= 0) continue
    const enough = enemy === 0 ? troops >= needed : power(table, seat, hex, plan) > enemy * 2.5
    if (enough) break
    const cargo = loadingOf(table, options, id, ship, taken)
    const brings = cargo.length + cargoOf(table, id).length
    if (enemy === 0 && brings === 0) continue
    for (const each of cargo) taken.add(each)
    troops += brings
    if (ship.counts) room--
    plan[id] = cargo.length > 0 ? { cargo } : {}
  }
  return plan
}

const useOf = ({ kind, capacity }: MovingShip, enemy: number) => (enemy > 0 ? units[kind].cost : capacity)

const power = (table: Table, seat: Seat, hex: string, plan: Moved) =>
  might(table, [
    ...fleet(table, seat, hex),
    ...Object.keys(plan).flatMap(id => {
      const ship = table.units[id]
      return ship ? [{ ...ship, id }] : []
    }),
  ])

/** From where it stands: Ground Forces but the last of each planet, then Fighters that stay supported. */
function loadingOf(
  table: Table,
  options: Move,
  id: UnitId,
  ship: MovingShip,
  taken: ReadonlySet<UnitId>,
): UnitId[] {
  let room = ship.capacity - cargoOf(table, id).length
  const cargo: UnitId[] = []
  const stays = new Map<string, number>()
  const here = Object.entries(options.cargo).filter(
    ([unit, { at, aboard }]) => at === ship.at && aboard === undefined && !taken.has(unit),
  )
  for (const [unit, { kind, planet }] of here) {
    if (room <= 0 || kind !== 'ground_force' || planet === undefined || !ship.carries.includes(kind)) continue
    const left =
      stays.get(planet) ?? onPlanet(table, planet as never, 'ground_force').length - countTaken(planet)
    if (left <= 1) continue
    stays.set(planet, left - 1)
    cargo.push(unit)
    room--
  }
  for (const [unit, { kind }] of here) {
    if (room <= 0 || kind !== 'fighter' || !ship.carries.includes(kind)) continue
    cargo.push(unit)
    room--
  }
  return cargo

  function countTaken(planet: string): number {
    return [...taken].filter(unit => options.cargo[unit]?.planet === planet).length
  }
}

/** One Ground Force on each free planet, the rest where there is a fight, then on the best planet. */
export function landTroops(options: Land): Landed {
  const troops = Object.keys(options.units).filter(id => options.units[id]?.kind === 'ground_force')
  const guns = Object.keys(options.units).filter(id => options.units[id]?.kind === 'pds')
  const landed: Landed = {}
  const open = Object.entries(options.planets)
    .filter(([, { kind }]) => kind !== 'own')
    .sort(
      ([a, one], [b, other]) => one.defenders - other.defenders || worthOf(b as never) - worthOf(a as never),
    )
  for (const [planet, { defenders }] of open) {
    const need = defenders === 0 ? 1 : Math.ceil(defenders * 1.5 + 1)
    if (need > troops.length) continue
    for (const id of troops.splice(0, need)) landed[id] = { planet }
  }
  const last = open.findLast(([planet]) =>
    Object.values(landed).some(to => 'planet' in to && to.planet === planet),
  )
  if (last) for (const id of troops) landed[id] = { planet: last[0] }
  const safe = Object.entries(options.planets).find(([, { kind, pds }]) => kind === 'own' && pds > 0)
  const [gun] = guns
  if (safe && gun) landed[gun] = { planet: safe[0] }
  return landed
}
