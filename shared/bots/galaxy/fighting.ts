import type { Amounts, OneOf, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { battlesWith, opponentIn } from '../../galaxy/battles.ts'
import { forcesWith, type Piece } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import type { Battle, PlanetOf, UnitOf } from '../../galaxy/table.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { worthWith } from './worth.ts'

const away = ({ of }: OneOf) => Object.keys(of).find(id => id !== 'stays')

/** Who fights whom, where. */
type Fought = Pick<Battle, 'hex' | 'planet' | 'attacker' | 'defender'>

export const fightingWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { enemyInSpace, fleet } = forcesWith(bots.edition)
  const { troopsOn } = battlesWith(bots.edition)
  const { costOf, might } = worthWith(bots)

  /** Those of one side. */
  const fighters = (table: T, { planet, hex }: Fought, of: Seat): readonly Piece<T>[] =>
    planet ? troopsOn(table, planet as PlanetOf<T>, of) : fleet(table, of, hex)

  /** Own strength in the battle under way, measured by the enemy's. */
  function standing(table: T, seat: Seat, battle: Fought): number {
    const side = (of: Seat) => might(table, fighters(table, battle, of))
    return side(seat) / Math.max(0.1, side(opponentIn(battle, seat)))
  }

  /** Before a battle is begun. */
  function slipAway({ table, seat = '', temper }: Seen<T>, options: OneOf, hex: HexId): string {
    const enemy = enemyInSpace(table, seat, hex)
    const to = away(options)
    if (enemy === undefined || to === undefined) return 'stays'
    return standing(table, seat, { hex, attacker: enemy, defender: seat }) < temper.stays ? to : 'stays'
  }

  /** Who is losing goes, while he can. */
  function retreat({ table, seat = '', temper }: Seen<T>, options: OneOf): string {
    const { battle } = table
    const to = away(options)
    return battle && to !== undefined && standing(table, seat, battle) < temper.stays ? to : 'stays'
  }

  /** Where it is about even a better aim decides. */
  function isEven({ table, seat = '' }: Seen<T>, least = 0.5, most = 2): boolean {
    const { battle } = table
    if (!battle || (battle.attacker !== seat && battle.defender !== seat)) return false
    const even = standing(table, seat, battle)
    return even > least && even < most
  }

  /** One die more while a counter stays for what has to be followed. */
  const throwAgain = ({ table, seat = '' }: Seen<T>, { of }: SomeOf): string[] =>
    bots.counters(table, seat).strategy > 1 ? Object.keys(of).slice(0, 1) : []

  /** Fighters come down where troops alone are too few. */
  function sendFighters({ table, seat = '' }: Seen<T>, { of }: Amounts): Record<string, number> {
    const { battle } = table
    const most = of['fighter']?.most ?? 0
    return battle && most > 0 && standing(table, seat, battle) < 2 ? { fighter: most } : {}
  }

  /** What would die anyway, in a battle that is lost. */
  function riskFighters({ table, seat = '' }: Seen<T>, { of }: Amounts): Record<string, number> {
    const { battle } = table
    const [first] = Object.entries(of)
    return battle && first && standing(table, seat, battle) < 0.6 ? { [first[0]]: first[1].most } : {}
  }

  /** What can be best done without. */
  function cheapestUnits({ table }: Seen<T>, { of, most }: SomeOf): string[] {
    const cost = (id: string) => {
      const unit = table.units[id] as UnitOf<T> | undefined
      return unit ? costOf(table, unit) : 0
    }
    return Object.keys(of)
      .sort((a, b) => cost(a) - cost(b))
      .slice(0, most)
  }

  return {
    standing,
    slipAway,
    retreat,
    isEven,
    throwAgain,
    sendFighters,
    riskFighters,
    cheapestUnits,
  }
})
