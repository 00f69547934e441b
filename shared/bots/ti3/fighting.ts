import type { Amounts, OneOf, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { opponentIn, troopsOn } from '../../ti3/battles.ts'
import { units } from '../../ti3/content/units.ts'
import { enemyInSpace, fleet } from '../../ti3/forces.ts'
import { sheet } from '../../ti3/realm.ts'
import type { Battle, Table } from '../../ti3/table.ts'
import type { Seen } from './temper.ts'
import { wishesOf } from './wishes.ts'
import { might } from './worth.ts'

/** Own strength in the battle under way, measured by the enemy's. */
export function standing(table: Table, seat: Seat, battle: Battle): number {
  const side = (of: Seat) =>
    might(table, battle.planet ? troopsOn(table, battle.planet, of) : fleet(table, of, battle.hex))
  return side(seat) / Math.max(0.1, side(opponentIn(battle, seat)))
}

const away = ({ of }: OneOf) => Object.keys(of).find(id => id !== 'stays')

/** Before a battle is begun. */
export function slipAway({ table, seat = '', temper }: Seen, options: OneOf, hex: HexId): string {
  const enemy = enemyInSpace(table, seat, hex)
  const to = away(options)
  if (enemy === undefined || to === undefined) return 'stays'
  const battle = { hex, attacker: enemy, defender: seat, round: 0 }
  return standing(table, seat, battle) < temper.stays ? to : 'stays'
}

/** Who is losing goes, while he can. */
export function retreat({ table, seat = '', temper }: Seen, options: OneOf): string {
  const { battle } = table
  const to = away(options)
  return battle && to !== undefined && standing(table, seat, battle) < temper.stays ? to : 'stays'
}

/** Where it is about even a better aim decides. */
export function munitions(seen: Seen): boolean {
  const { table, seat = '' } = seen
  const { battle } = table
  if (!battle || wishesOf(seen).goods > 0) return false
  const even = standing(table, seat, battle)
  return even > 0.5 && even < 2
}

/** One die more while a counter stays for Technology. */
export function throwAgain({ table, seat = '' }: Seen, { of }: SomeOf): string[] {
  const { strategy } = sheet(table, seat).counters
  return strategy > 1 ? Object.keys(of).slice(0, 1) : []
}

/** Fighters come down where troops alone are too few. */
export function fightersInvade({ table, seat = '' }: Seen, { of }: Amounts): Record<string, number> {
  const { battle } = table
  const most = of['fighter']?.most ?? 0
  return battle && most > 0 && standing(table, seat, battle) < 2 ? { fighter: most } : {}
}

/** A Fighter costs half a resource and is lost four times in five; a War Sun is worth twelve, with what it carries and would
 *  still destroy. One in fifty strikes, so it is worth the run where Fighters would die anyway: in a battle that is lost. */
export function sabotageRun({ table, seat = '' }: Seen, { of }: Amounts): Record<string, number> {
  const { battle } = table
  const [warSun] = Object.entries(of)
  return battle && warSun && standing(table, seat, battle) < 0.6 ? { [warSun[0]]: warSun[1].most } : {}
}

/** What can be best done without. */
export function cheapestShips({ table }: Seen, { of, most }: SomeOf): string[] {
  const cost = (id: string) => {
    const unit = table.units[id]
    return unit ? units[unit.kind].cost / units[unit.kind].built : 0
  }
  return Object.keys(of)
    .sort((a, b) => cost(a) - cost(b))
    .slice(0, most)
}
