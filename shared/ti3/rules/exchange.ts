import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { at } from '../acts/moments.ts'
import { fightIn, opponentIn } from '../battles.ts'
import { type Fight, numberOf } from '../effects.ts'
import { fleet, type Piece } from '../forces.ts'
import { countOn } from '../leaders.ts'
import type { Battle, Table } from '../table.ts'
import { takeHits } from './casualties.ts'
import { fire, hitsOf, type Shot, throwMissesAgain } from './dice.ts'
import { end } from './lasting.ts'
import { moments } from './moments.ts'

export function battleOf(table: Table): Battle {
  if (!table.battle) throw new Error('There is no battle')
  return table.battle
}

/** Both sides throw before anybody falls; then the attacker takes his casualties, then the defender. [p. 16] */
export function* exchangeFire(
  table: Table,
  step: Fight['step'],
  shots: (seat: Seat) => readonly Shot[],
  targets: (seat: Seat) => readonly Piece[],
): Flow {
  const { attacker, defender } = battleOf(table)
  const ready = { [attacker]: shots(attacker), [defender]: shots(defender) }
  yield* fireOf(table, step, ready, [attacker, defender])
  const hits = { [attacker]: hitsOnSide(table, attacker), [defender]: hitsOnSide(table, defender) }
  for (const seat of [attacker, defender]) {
    yield* takeWaiting(table, seat, step)
    yield* takeHits(table, seat, `${step}/${seat}/casualties`, hits[seat] ?? 0, targets(seat))
  }
  if (inSpace(table)) end(table, 'casualties')
}

const inSpace = (table: Table) => battleOf(table).planet === undefined

/** What hit a fleet before it met the enemy, with the first casualties of the battle. */
function* takeWaiting(table: Table, seat: Seat, step: Fight['step']): Flow {
  const { hex } = battleOf(table)
  const hits = inSpace(table) ? numberOf(table, seat, 'waitingHits', 0, { hex }) : 0
  yield* takeHits(table, seat, `${step}/${seat}/waiting`, hits, fleet(table, seat, hex))
}

/** One side alone throws, and what it hits falls at once without firing back. */
export function* fireAlone(
  table: Table,
  seat: Seat,
  step: Fight['step'],
  shots: readonly Shot[],
  targets: (seat: Seat) => readonly Piece[],
): Flow {
  yield* fireOf(table, step, { [seat]: shots }, [seat])
  const other = opponentIn(battleOf(table), seat)
  yield* takeHits(table, other, `${step}/${other}/casualties`, hitsOnSide(table, other), targets(other))
}

/** Whoever has a word about dice as they lie speaks when all of both sides lie; he changes them in `battle.thrown`. */
function* fireOf(
  table: Table,
  step: Fight['step'],
  shots: Readonly<Record<Seat, readonly Shot[]>>,
  seats: readonly Seat[],
): Flow {
  const battle = battleOf(table)
  delete battle.thrown
  delete battle.spared
  for (const seat of seats)
    yield* fire(table, seat, `${step}/${seat}`, shots[seat] ?? [], fightIn(battle, seat, step))
  if (step === 'invasion') yield* generalsThrowAgain(table)
  const about = { battle, step }
  if (battle.thrown)
    yield* moments(table, `thrown/${step}`, [at('afterCombatDie', about), at('afterEnemyCombatRoll', about)])
}

/** Dice each General who landed throws again in every round. [p. 35] */
const again = 2

export function* generalsThrowAgain(table: Table): Flow {
  const { planet, attacker } = battleOf(table)
  const generals = planet ? countOn(table, planet, attacker, 'general') : 0
  if (generals > 0) yield* throwMissesAgain(table, attacker, generals * again, 'invasion/general')
}

/** As the dice of the other side lie by now, less what was called off. */
export function hitsOnSide(table: Table, seat: Seat): number {
  const battle = battleOf(table)
  const hits = hitsOf(battle.thrown?.[opponentIn(battle, seat)] ?? [])
  return Math.max(0, hits - (battle.spared?.[seat] ?? 0))
}
