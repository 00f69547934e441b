import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { opponentIn } from '../battles.ts'
import type { Piece } from '../forces.ts'
import type { Fight } from '../numbers.ts'
import type { Shot } from '../shots.ts'
import type { Battle, KindOf, Table, UnitId } from '../table.ts'
import { hitsOf } from './dice.ts'

/** Two sides that shoot at each other. */

type BattleOf<T extends Table> = NonNullable<T['battle']>

export function battleOf<T extends Table>(table: T): BattleOf<T> {
  if (!table.battle) throw new Error('There is no battle')
  return table.battle as BattleOf<T>
}

/** As the dice of the other side lie by now, less what was called off. */
export function hitsOnSide(table: Table, seat: Seat): number {
  const battle = battleOf(table)
  const hits = hitsOf(battle.thrown?.[opponentIn(battle, seat)] ?? [])
  return Math.max(0, hits - (battle.spared?.[seat] ?? 0))
}

/** What an edition makes of a throw. */
export interface Exchange<T extends Table, F extends Fight> {
  fightIn(battle: BattleOf<T>, seat: Seat, step: F['step']): F
  fire(table: T, seat: Seat, name: string, shots: readonly Shot<KindOf<T>>[], fight: F): Flow<number>
  takeHits(
    table: T,
    seat: Seat,
    name: string,
    hits: number,
    pieces: readonly Piece<T>[],
  ): Flow<readonly UnitId[]>
  /** All dice of one side lie, before the other throws. */
  rolled?(table: T, seat: Seat, step: F['step'], name: string): Flow
  /** All dice of a step lie, of both sides: whoever has a word about them speaks, and changes them in `battle.thrown`. True:
   *  all of them are thrown once more. */
  thrown?(table: T, step: F['step'], name: string): Flow<unknown>
  /** Before a side takes its casualties. */
  before?(table: T, seat: Seat, step: F['step']): Flow
  /** Once it has taken them, or had none to take. */
  after?(table: T, seat: Seat, step: F['step']): Flow
}

export function exchangeWith<T extends Table, F extends Fight>({
  fightIn,
  fire,
  takeHits,
  rolled,
  thrown,
  before,
  after,
}: Exchange<T, F>) {
  type Shots = readonly Shot<KindOf<T>>[]
  type Targets = (seat: Seat) => readonly Piece<T>[]

  /** Both sides throw before anybody falls; then the attacker takes his casualties, then the defender. */
  function* exchangeFire(table: T, step: F['step'], shots: (seat: Seat) => Shots, targets: Targets): Flow {
    const { attacker, defender }: Battle = battleOf(table)
    const ready = { [attacker]: shots(attacker), [defender]: shots(defender) }
    for (let again = 0; yield* fireOf(table, step, ready, [attacker, defender], again); ) again++
    for (const seat of [attacker, defender]) {
      if (before) yield* before(table, seat, step)
      yield* takeHits(table, seat, `${step}/${seat}/casualties`, hitsOnSide(table, seat), targets(seat))
      if (after) yield* after(table, seat, step)
    }
  }

  /** One side alone throws, and what it hits falls at once without firing back. */
  function* fireAlone(table: T, seat: Seat, step: F['step'], shots: Shots, targets: Targets): Flow {
    yield* fireOf(table, step, { [seat]: shots }, [seat])
    const other = opponentIn(battleOf(table), seat)
    yield* takeHits(table, other, `${step}/${other}/casualties`, hitsOnSide(table, other), targets(other))
  }

  function* fireOf(
    table: T,
    step: F['step'],
    shots: Readonly<Record<Seat, Shots>>,
    seats: readonly Seat[],
    again = 0,
  ): Flow<boolean> {
    const battle: Battle = battleOf(table)
    delete battle.thrown
    delete battle.spared
    const after = again > 0 ? `/again${again}` : ''
    for (const seat of seats) {
      const own = shots[seat] ?? []
      yield* fire(table, seat, `${step}/${seat}${after}`, own, fightIn(battleOf(table), seat, step))
      if (rolled && own.length > 0) yield* rolled(table, seat, step, `${step}/${seat}${after}`)
    }
    return thrown !== undefined && (yield* thrown(table, step, `${step}${after}`)) === true
  }

  return { exchangeFire, fireAlone }
}
