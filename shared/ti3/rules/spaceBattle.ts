import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { fights, opponentIn } from '../battles.ts'
import { units } from '../content/units.ts'
import { fleet } from '../forces.ts'
import type { Table } from '../table.ts'
import { endAgreement } from './agreements.ts'
import { shotsOf } from './dice.ts'
import { battleOf, exchangeFire } from './exchange.ts'
import { end } from './lasting.ts'
import { moment } from './moments.ts'
import { settle } from './movement.ts'
import { announceRetreats, executeRetreat } from './retreat.ts'
import { enforceSupply } from './supplyLimits.ts'
import type { InSystem } from './tacticalAction.ts'

/** Fleets of two players in one system fight until one is left. Who slips away before it leaves no battle behind. [pp. 15–16] */
export function* spaceBattle(table: Table, { seat, hex }: InSystem): Flow<Next | undefined> {
  const defender = fights(table, seat, hex)
  if (defender === undefined) return undefined
  const battle = { hex, attacker: seat, defender, round: 0 }
  yield* moment(table, 'earlyRetreat', 'before', { battle })
  if (fights(table, seat, hex) === undefined) {
    yield* settle(table, seat, hex, `after/${seat}`)
    return undefined
  }
  table.battle = battle
  yield* tell('everyone', { text: 'ti3.log.spaceBattle', about: { seat, hex } })
  yield* endAgreement(table, seat, defender)
  for (const what of ['beforeSpaceBattle', 'preCombat'] as const) {
    yield* moment(table, what, 'before', { battle: battleOf(table), hex })
    if (isOver(table)) return { segment: 'battleEnds' }
  }
  yield* barrage(table)
  return { segment: isOver(table) ? 'battleEnds' : 'battleRound' }
}

/** One exchange of fire: retreats are announced before it and executed after it. What comes before a round comes before
 *  they are announced, as that is the first step of it. [p. 15] */
export function* battleRound(table: Table, _: unknown): Flow<Next> {
  const battle = battleOf(table)
  battle.round++
  delete battle.retreat
  yield* moment(table, 'beforeSpaceBattleRound', 'round', { battle })
  if (!isOver(table)) yield* moment(table, 'beforeCombatRound', 'dice', { battle })
  if (!isOver(table)) yield* announceRetreats(table)
  if (!isOver(table)) {
    const ships = (seat: Seat) => fleet(table, seat, battle.hex)
    yield* exchangeFire(table, 'battle', seat => shotsOf(ships(seat)), ships)
    yield* executeRetreat(table)
  }
  end(table, 'combatRound')
  return { segment: isOver(table) ? 'battleEnds' : 'battleRound' }
}

/** What outlasted the battle for want of an end ends, and Fighters need support again. [pp. 16, 29] */
export function* battleEnds(table: Table, _: unknown): Flow<undefined> {
  const { hex, attacker, defender } = battleOf(table)
  end(table, 'combatRound')
  end(table, 'battle')
  delete table.battle
  const left = [attacker, defender].filter(seat => fleet(table, seat, hex).length > 0)
  for (const seat of left) {
    yield* tell('everyone', { text: 'ti3.log.holdsSpace', about: { seat, hex } })
    yield* enforceSupply(table, seat, hex, `after/${seat}`)
  }
  if (left.length === 0) yield* tell('everyone', { text: 'ti3.log.bothLost', about: { hex } })
  return undefined
}

const isOver = (table: Table): boolean => {
  const { attacker, hex } = battleOf(table)
  return fights(table, attacker, hex) === undefined
}

/** Before the first round Destroyers of both sides shoot at Fighters, which do not fire back. [pp. 15, 30] */
function* barrage(table: Table): Flow {
  const battle = battleOf(table)
  const fighters = (seat: Seat) => fleet(table, seat, battle.hex).filter(ship => ship.kind === 'fighter')
  yield* exchangeFire(
    table,
    'barrage',
    seat =>
      fighters(opponentIn(battle, seat)).length > 0
        ? shotsOf(fleet(table, seat, battle.hex), kind => units[kind].antiFighterBarrage?.dice ?? 0)
        : [],
    fighters,
  )
}
