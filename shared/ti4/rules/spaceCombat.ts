import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { hitsOf } from '../../galaxy/rules/dice.ts'
import { battleOf } from '../../galaxy/rules/exchange.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import {
  barrageShots,
  combatShots,
  type Fight,
  fightIn,
  fights,
  opponentIn,
  shipsIn,
  withMoreDice,
} from '../battles.ts'
import { at } from '../cards/moments.ts'
import { permits } from '../effects.ts'
import { fleet } from '../forces.ts'
import type { Table } from '../table.ts'
import { loseAllBlockaded, loseBlockaded } from './blockade.ts'
import { inSpace } from './combat.ts'
import { noteDeed, noteFleets, noteVictory } from './deeds.ts'
import { noteFought, unlockLeaders } from './leaders.ts'
import { moment, moments } from './moments.ts'
import { notesReturnAfter } from './notes.ts'
import { announceRetreats, retreat } from './retreat.ts'
import { settle } from './settling.ts'
import { enforceSupply } from './supplyLimits.ts'
import type { InSystem } from './tacticalAction.ts'

/** Where another player has ships too, both fight until one is left; the active player is the attacker. [13, 78] */
export function* spaceCombat(table: Table, { seat, hex }: InSystem): Flow<Next | undefined> {
  const defender = fights(table, seat, hex)
  if (defender === undefined) {
    yield* loseBlockaded(table, [hex], 'blockade')
    return undefined
  }
  table.battle = { hex, attacker: seat, defender, round: 0 }
  yield* tell('everyone', { text: 'ti4.log.spaceCombat', about: { seat, other: defender, hex } })
  const { battle } = table
  yield* noteFought(table, battle)
  yield* moments(table, 'start', [
    at('combatStart', { hex, battle }),
    at('combatRoundStart', { battle }),
    at('beforeBarrage', { hex, battle }),
  ])
  if (!isOver(table)) yield* barrage(table)
  return { segment: isOver(table) ? 'spaceCombatEnds' : 'spaceCombatRound' }
}

const isOver = (table: Table): boolean => {
  const battle = battleOf<Table>(table)
  return [battle.attacker, battle.defender].some(seat => shipsIn(table, battle, seat).length === 0)
}

type BarrageFight = Fight & { step: 'barrage' }

/** In the first round Fighters alone are hit, unless something says otherwise. [78.3] */
function* barrage(table: Table): Flow {
  const { hex, attacker, defender } = battleOf(table)
  const fightersOf = (seat: Seat) => fleet(table, seat, hex).filter(({ kind }) => kind === 'fighter')
  const isSafe = (seat: Seat) => !permits(table, seat, 'barraged', { hex }, true)
  const exposed = (seat: Seat) =>
    permits(table, opponentIn(battleOf(table), seat), 'barragesShips', {})
      ? fleet(table, seat, hex)
      : fightersOf(seat)
  const targets = (seat: Seat) => (isSafe(seat) ? [] : exposed(seat))
  const rolls = (seat: Seat) => {
    const against = opponentIn(battleOf(table), seat)
    if (targets(against).length > 0) return true
    return !isSafe(against) && permits(table, seat, 'barragesInVain', { hex, against })
  }
  const shots = (seat: Seat) =>
    rolls(seat)
      ? withMoreDice(
          table,
          seat,
          barrageShots(table, seat, fleet(table, seat, hex)),
          fightIn(battleOf(table), seat, 'barrage') as BarrageFight,
        )
      : []
  for (const of of [attacker, defender])
    if (shots(of).length > 0)
      yield* moment(table, 'whenUnitAbilityRoll', `barrage/${of}`, { of, hex, step: 'barrage' })
  const before = { [attacker]: fightersOf(attacker).length, [defender]: fightersOf(defender).length }
  const sides = [attacker, defender].filter(seat => fightersOf(seat).length > 0)
  yield* inSpace.exchangeFire(table, 'barrage', shots, targets)
  end(table, 'roll')
  for (const of of [attacker, defender]) {
    const against = opponentIn(battleOf(table), of)
    // What cancels hits changes nothing about how many there were.
    const count = Math.max(0, hitsOf(battleOf(table).thrown?.[of] ?? []) - (before[against] ?? 0))
    yield* moment(table, 'afterBarrage', `barrage/${of}`, { of, hex, battle: battleOf<Table>(table), count })
  }
  for (const seat of sides)
    if (fightersOf(seat).length === 0)
      noteDeed(table, opponentIn(battleOf(table), seat), 'fight_with_precision')
}

/** Retreats are announced, both sides roll and take hits, and who announced it retreats. [78.4–78.8] */
export function* spaceCombatRound(table: Table): Flow<Next> {
  const battle = battleOf<Table>(table)
  battle.round++
  // The first round began before the barrage. [78.2, 78.3]
  const begins = battle.round > 1 ? [at('combatRoundStart', { battle })] : []
  yield* moments(table, 'begins', [...begins, at('announceRetreatsStart', { battle })])
  if (isOver(table)) return { segment: 'spaceCombatEnds' }
  yield* announceRetreats(table)
  const ships = (seat: Seat) => shipsIn(table, battle, seat)
  const shots = (seat: Seat) => combatShots(table, seat, ships(seat), battle)
  yield* inSpace.exchangeFire(table, 'spaceCombat', shots, ships)
  yield* moment(table, 'combatRoundEnd', 'round', { battle })
  delete battle.sustained
  end(table, 'combatRound')
  if (!isOver(table)) yield* retreat(table)
  delete battle.retreats
  delete battle.routed
  return { segment: isOver(table) ? 'spaceCombatEnds' : 'spaceCombatRound' }
}

/** Whoever is left has won, and only now what exceeds the capacity of his ships goes. [78.10] */
export function* spaceCombatEnds(table: Table): Flow<undefined> {
  const battle = battleOf<Table>(table)
  const { hex, attacker, defender } = battle
  const left = [attacker, defender].filter(seat => shipsIn(table, battle, seat).length > 0)
  const winner = left.length === 1 && !battle.drawn ? left[0] : undefined
  // Who has what his commander waits for since this combat began has him when it is won.
  yield* unlockLeaders(table)
  if (winner !== undefined) noteVictory(table, battle, winner)
  noteFleets(table, battle)
  if (winner !== undefined) {
    const against = opponentIn(battle, winner)
    yield* moment(table, 'afterCombatWon', 'won', { of: winner, hex, against, battle })
  }
  end(table, 'combatRound')
  end(table, 'combat')
  delete table.battle
  yield* notesReturnAfter(table, 'afterCombat')
  for (const seat of left) yield* tell('everyone', { text: 'ti4.log.holdsSpace', about: { seat, hex } })
  if (left.length === 0) yield* tell('everyone', { text: 'ti4.log.bothLost', about: { hex } })
  yield* loseAllBlockaded(table, 'blockade')
  for (const seat of [attacker, defender]) yield* enforceSupply(table, seat, hex, `after/${seat}`)
  yield* settle(table, 'combat', 'combat')
  return undefined
}
