import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { barrageDice, fightIn, fights, hitsOn, opponentIn, throwsDice } from '../battles.ts'
import { at } from '../cards/moments.ts'
import { type EffectId, holds } from '../effects.ts'
import { fleet, type Piece } from '../forces.ts'
import { hasAboard } from '../leaders.ts'
import type { Battle, Table } from '../table.ts'
import { type EarlyVolley, earlyVolleys } from '../unasked.ts'
import { endAgreement } from './agreements.ts'
import { countFleets, rememberVictory } from './deeds.ts'
import { type Shot, shotsOf } from './dice.ts'
import { battleOf, exchangeFire } from './exchange.ts'
import { end } from './lasting.ts'
import { moment, moments } from './moments.ts'
import { announceRetreats, executeRetreat } from './retreat.ts'
import { mayRun, sabotageRuns } from './sabotageRuns.ts'
import { enforceSupply, settle } from './supplyLimits.ts'
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
  countFleets(table, table.battle)
  yield* tell('everyone', { text: 'ti3.log.spaceBattle', about: { seat, hex } })
  yield* endAgreement(table, seat, defender)
  // With no shot before the first round nothing comes between the moments of both.
  if (!shootsEarly(table) && !mayRun(table, battle)) return { segment: 'battleRound', args: { isNew: true } }
  yield* moment(table, 'beforeSpaceBattle', 'before', { battle: battleOf(table), hex })
  if (!isOver(table)) yield* earlyShots(table)
  if (!isOver(table)) yield* barrage(table)
  if (!isOver(table)) yield* sabotageRuns(table)
  return { segment: isOver(table) ? 'battleEnds' : 'battleRound' }
}

/** One exchange of fire: retreats are announced before it and executed after it. What comes before a round comes before
 *  they are announced, as that is the first step of it. [p. 15] */
export function* battleRound(table: Table, { isNew = false }: { isNew?: boolean }): Flow<Next> {
  const battle = battleOf(table)
  battle.round++
  delete battle.retreat
  yield* moments(table, 'round', [
    ...(isNew ? [at('beforeSpaceBattle', { battle, hex: battle.hex })] : []),
    at('beforeSpaceBattleRound', { battle }),
    at('beforeCombatRound', { battle }),
  ])
  if (!isOver(table)) yield* announceRetreats(table)
  if (!isOver(table)) {
    const ships = (seat: Seat) => fleet(table, seat, battle.hex)
    yield* exchangeFire(
      table,
      'battle',
      seat => withAdmiral(table, shotsOf(throwing(table, ships(seat)))),
      ships,
    )
    yield* executeRetreat(table)
  }
  end(table, 'combatRound')
  return { segment: isOver(table) ? 'battleEnds' : 'battleRound' }
}

/** Those that throw dice where they are. */
export const throwing = (table: Table, ships: readonly Piece[]): readonly Piece[] =>
  ships.filter(({ kind, at }) => throwsDice(table, kind, at))

/** An Admiral's ship throws one die more. [p. 35] */
export const withAdmiral = (table: Table, shots: readonly Shot[]): Shot[] =>
  shots.map(shot => (hasAboard(table, shot.unit, 'admiral') ? { ...shot, dice: shot.dice + 1 } : shot))

/** What outlasted the battle for want of an end ends, and Fighters need support again. [pp. 16, 29] */
export function* battleEnds(table: Table, _: unknown): Flow<undefined> {
  const battle = behind(battleOf(table))
  const { hex, attacker, defender } = battle
  end(table, 'combatRound')
  end(table, 'battle')
  delete table.battle
  const left = [attacker, defender].filter(seat => fleet(table, seat, hex).length > 0)
  for (const seat of left) {
    yield* tell('everyone', { text: 'ti3.log.holdsSpace', about: { seat, hex } })
    yield* enforceSupply(table, seat, hex, `after/${seat}`)
  }
  if (left.length === 0) yield* tell('everyone', { text: 'ti3.log.bothLost', about: { hex } })
  rememberVictory(table, battle, left)
  yield* moment(table, 'spaceBattleEnds', 'ended', { hex, battle })
  return undefined
}

const isOver = (table: Table): boolean => {
  const { attacker, hex } = battleOf(table)
  return fights(table, attacker, hex) === undefined
}

const sidesOf = ({ attacker, defender }: Battle) => [attacker, defender]

function shotsBefore(table: Table, seat: Seat, id: EffectId, { step, kinds, most }: EarlyVolley): Shot[] {
  const battle = battleOf(table)
  if (!holds(table, seat, id)) return []
  const fight = fightIn(battle, seat, step)
  const needs = ({ kind }: Piece) => hitsOn(table, seat, kind, fight)
  const able = fleet(table, seat, battle.hex).filter(({ kind }) => kinds.includes(kind))
  return shotsOf(able.sort((a, b) => needs(a) - needs(b)).slice(0, most), () => 1)
}

const volleys = Object.entries(earlyVolleys) as [EffectId, EarlyVolley][]

const shootsEarly = (table: Table): boolean =>
  sidesOf(battleOf(table)).some(
    seat =>
      barrageOf(table, seat).length > 0 ||
      volleys.some(early => shotsBefore(table, seat, ...early).length > 0),
  )

/** Both sides shoot at the same time; what is hit does not fire back. */
function* earlyShots(table: Table): Flow {
  const battle = battleOf(table)
  const own = (seat: Seat) => fleet(table, seat, battle.hex)
  for (const early of volleys) {
    const of = (seat: Seat) => shotsBefore(table, seat, ...early)
    if (sidesOf(battle).some(seat => of(seat).length > 0)) yield* exchangeFire(table, early[1].step, of, own)
    if (sidesOf(battle).some(seat => own(seat).length === 0)) return
  }
}

const fightersOf = (table: Table, seat: Seat) =>
  fleet(table, seat, battleOf(table).hex).filter(ship => ship.kind === 'fighter')

function barrageOf(table: Table, seat: Seat): Shot[] {
  const battle = battleOf(table)
  if (fightersOf(table, opponentIn(battle, seat)).length === 0) return []
  return shotsOf(fleet(table, seat, battle.hex), kind => barrageDice(table, seat, kind))
}

/** Before the first round Destroyers of both sides shoot at Fighters, which do not fire back. [pp. 15, 30] */
function* barrage(table: Table): Flow {
  yield* exchangeFire(
    table,
    'barrage',
    seat => barrageOf(table, seat),
    seat => fightersOf(table, seat),
  )
}
