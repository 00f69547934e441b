import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { battleOf, exchangeWith } from '../../galaxy/rules/exchange.ts'
import { fightIn } from '../battles.ts'
import { at } from '../cards/moments.ts'
import { type Fight, numberOf } from '../effects.ts'
import { fleet, type Piece } from '../forces.ts'
import { countOn, thrownAgain } from '../leaders.ts'
import type { Table } from '../table.ts'
import { takeHits } from './casualties.ts'
import { fire, type Shot, throwMissesAgain } from './dice.ts'
import { end } from './lasting.ts'
import { moments } from './moments.ts'

export { battleOf, hitsOnSide } from '../../galaxy/rules/exchange.ts'

const exchange = exchangeWith<Table, Fight>({ fightIn, fire, takeHits, thrown, before: takeWaiting })
export const { fireAlone } = exchange

/** Both sides throw before anybody falls; then the attacker takes his casualties, then the defender. [p. 16] */
export function* exchangeFire(
  table: Table,
  step: Fight['step'],
  shots: (seat: Seat) => readonly Shot[],
  targets: (seat: Seat) => readonly Piece[],
): Flow {
  yield* exchange.exchangeFire(table, step, shots, targets)
  if (inSpace(table)) end(table, 'casualties')
}

const inSpace = (table: Table) => battleOf(table).planet === undefined

/** What hit a fleet before it met the enemy, with the first casualties of the battle. */
function* takeWaiting(table: Table, seat: Seat, step: Fight['step']): Flow {
  const { hex } = battleOf(table)
  const hits = inSpace(table) ? numberOf(table, seat, 'waitingHits', 0, { hex }) : 0
  yield* takeHits(table, seat, `${step}/${seat}/waiting`, hits, fleet(table, seat, hex))
}

/** Whoever has a word about dice as they lie speaks when all of both sides lie. */
function* thrown(table: Table, step: Fight['step']): Flow {
  const battle = battleOf(table)
  if (step === 'invasion') yield* generalsThrowAgain(table)
  const about = { battle, step }
  if (battle.thrown)
    yield* moments(table, `thrown/${step}`, [at('afterCombatDie', about), at('afterEnemyCombatRoll', about)])
}

export function* generalsThrowAgain(table: Table): Flow {
  const { planet, attacker } = battleOf(table)
  const generals = planet ? countOn(table, planet, attacker, 'general') : 0
  if (generals > 0) yield* throwMissesAgain(table, attacker, generals * thrownAgain, 'invasion/general')
}
