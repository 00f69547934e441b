import { type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import { fightIn, troopsOn } from '../../battles.ts'
import { at } from '../../cards/moments.ts'
import { localSide, strangersIn, throwerOf } from '../../domains.ts'
import { fleet, type Piece } from '../../forces.ts'
import { hexOf } from '../../realm.ts'
import type { Battle, Table } from '../../table.ts'
import { loseUnits, takeHits } from '../casualties.ts'
import { fire, shotsOf } from '../dice.ts'
import { battleOf, hitsOnSide } from '../exchange.ts'
import { end } from '../lasting.ts'
import { moment, moments } from '../moments.ts'
import { withAdmiral } from '../spaceBattle.ts'
import { enforceSupply } from '../supplyLimits.ts'
import { discardCounter } from './counters.ts'
import { takeHold } from './encounters.ts'
import type { Landing } from './returning.ts'

/** Fighters of nobody fall upon the fleet whoever landed came with: a Space Battle without barrage, run or retreat. [SE 20] */
export function* ambush(
  table: Table,
  { seat, landing, count }: { seat: Seat; landing: Landing; count: number },
): Flow<Next | undefined> {
  const hex = hexOf(table, landing.planet)
  if (hex === undefined) return undefined
  table.battle = { hex, attacker: seat, defender: localSide, round: 0, locals: count }
  yield* tell('everyone', { text: 'ti3.log.ambush', about: { seat, hex, count } })
  return { segment: isDecided(table) ? 'ambushEnds' : 'ambushRound', args: { landing } }
}

/** Both throw, the left neighbour for those who have no hand of their own; casualties fall together. */
export function* ambushRound(table: Table, { landing }: { landing: Landing }): Flow<Next> {
  const battle = battleOf(table)
  const { attacker } = battle
  battle.round++
  delete battle.thrown
  delete battle.spared
  yield* moment(table, 'beforeCombatRound', 'dice', { battle, hex: battle.hex })
  const shots = withAdmiral(table, shotsOf(ships(table)))
  yield* fire(table, attacker, `battle/${attacker}`, shots, fightIn(battle, attacker, 'battle'))
  yield* fireBack(table)
  const about = { battle, step: 'battle' as const }
  yield* moments(table, 'thrown/battle', [at('afterCombatDie', about), at('afterEnemyCombatRoll', about)])
  const hits = hitsOnSide(table, attacker)
  const fallen = Math.min(battle.locals ?? 0, hitsOnSide(table, localSide))
  yield* takeHits(table, attacker, 'battle/casualties', hits, ships(table))
  battle.locals = (battle.locals ?? 0) - fallen
  if (fallen > 0) yield* tell('everyone', { text: 'ti3.log.ambushFalls', about: { count: fallen } })
  end(table, 'combatRound')
  return { segment: isDecided(table) ? 'ambushEnds' : 'ambushRound', args: { landing } }
}

function* fireBack(table: Table): Flow {
  const battle = battleOf(table)
  const { kind, hitsOn } = strangersIn(battle)
  const dice = yield* roll(`battle/${localSide}`, battle.locals ?? 0)
  const hits = dice.filter(die => die >= hitsOn).length
  const about = { seat: throwerOf(table, localSide), needs: hitsOn, hits }
  yield* tell('everyone', { text: 'ti3.log.ambushFires', about, dice })
  battle.thrown = { ...battle.thrown, [localSide]: [{ kind, needs: hitsOn, dice }] }
}

/** Without a ship left those who landed are lost, and the Fighters are as many as before. */
export function* ambushEnds(table: Table, { landing }: { landing: Landing }): Flow<undefined> {
  const { planet, from } = landing
  const battle: Battle = { ...battleOf(table) }
  const { attacker, hex } = battle
  const isWon = ships(table).length > 0
  end(table, 'combatRound')
  end(table, 'battle')
  delete table.battle
  if (isWon) {
    discardCounter(table, planet)
    yield* tell('everyone', { text: 'ti3.log.holdsSpace', about: { seat: attacker, hex } })
    yield* enforceSupply(table, attacker, hex, 'after')
  } else {
    yield* tell('everyone', { text: 'ti3.log.ambushHolds', about: { seat: attacker, planet } })
    const landed = troopsOn(table, planet, attacker).filter(({ id }) => id in from)
    yield* loseUnits(
      table,
      attacker,
      'stranded',
      landed.map(({ id }) => id),
    )
  }
  yield* moment(table, 'spaceBattleEnds', 'ended', { hex, battle })
  yield* takeHold(table, attacker, planet)
  return undefined
}

const ships = (table: Table): readonly Piece[] => {
  const { attacker, hex } = battleOf(table)
  return fleet(table, attacker, hex)
}

const isDecided = (table: Table): boolean => (battleOf(table).locals ?? 0) === 0 || ships(table).length === 0
