import { type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import { fightIn, troopsOn } from '../../battles.ts'
import { at } from '../../cards/moments.ts'
import type { PlanetId } from '../../content/planets.ts'
import { localSide, localsHitOn, throwerOf } from '../../domains.ts'
import { fleet, type Piece } from '../../forces.ts'
import { hexOf } from '../../realm.ts'
import type { Battle, Table, UnitId } from '../../table.ts'
import { takeHits } from '../casualties.ts'
import { fire, shotsOf } from '../dice.ts'
import { battleOf, generalsThrowAgain, hitsOnSide } from '../exchange.ts'
import { fallenIn, sendFighters, standing } from '../invasion.ts'
import { end } from '../lasting.ts'
import { moment, moments } from '../moments.ts'
import { discardCounter } from './counters.ts'
import { takeHold } from './encounters.ts'

/** Those who live there fight in rounds like Ground Forces, with 8, and belong to nobody: no guns, no bonus, and nothing of
 *  theirs can be bombarded. [back page] */
export function* locals(
  table: Table,
  { seat, planet, count }: { seat: Seat; planet: PlanetId; count: number },
): Flow<Next | undefined> {
  const hex = hexOf(table, planet)
  if (hex === undefined) return undefined
  const battle: Battle = { hex, planet, attacker: seat, defender: localSide, round: 0, locals: count }
  table.battle = battle
  yield* tell('everyone', { text: 'ti3.log.localsFight', about: { seat, planet, count } })
  yield* moment(table, 'beforeInvasionCombat', 'before', { of: seat, hex, planet, battle: battleOf(table) })
  if (isDecided(table)) return { segment: 'localsEnd' }
  return { segment: 'localsRound', args: { fighters: yield* sendFighters(table) } }
}

/** Both throw, the left neighbour for those who have no hand of their own; casualties fall together. */
export function* localsRound(table: Table, { fighters }: { fighters: UnitId[] }): Flow<Next> {
  const battle = battleOf(table)
  const { attacker, hex } = battle
  battle.round++
  yield* moment(table, 'beforeCombatRound', 'dice', { battle, hex })
  if (!isDecided(table)) {
    delete battle.thrown
    delete battle.spared
    const fighting = (): Piece[] => [
      ...fleet(table, attacker, hex).filter(({ id }) => fighters.includes(id)),
      ...troops(table),
    ]
    const stood = standing(table, battle)
    const fight = fightIn(battle, attacker, 'invasion')
    yield* fire(table, attacker, `invasion/${attacker}`, shotsOf(fighting()), fight)
    yield* generalsThrowAgain(table)
    yield* fireBack(table)
    const about = { battle, step: 'invasion' as const }
    yield* moments(table, 'thrown/invasion', [at('afterCombatDie', about), at('afterEnemyCombatRoll', about)])
    const hits = hitsOnSide(table, attacker)
    const fallen = Math.min(battle.locals ?? 0, hitsOnSide(table, localSide))
    yield* takeHits(table, attacker, 'invasion/casualties', hits, fighting())
    yield* localsFall(table, fallen)
    yield* fallenIn(table, stood)
  }
  end(table, 'combatRound')
  return isDecided(table) ? { segment: 'localsEnd' } : { segment: 'localsRound', args: { fighters } }
}

export function* localsFall(table: Table, count: number): Flow {
  const battle = battleOf(table)
  battle.locals = (battle.locals ?? 0) - count
  battle.killed = (battle.killed ?? 0) + count
  if (count > 0) yield* tell('everyone', { text: 'ti3.log.localsFall', about: { count } })
}

function* fireBack(table: Table): Flow {
  const battle = battleOf(table)
  const dice = yield* roll(`invasion/${localSide}`, battle.locals ?? 0)
  const hits = dice.filter(die => die >= localsHitOn).length
  const about = { seat: throwerOf(table, localSide), needs: localsHitOn, hits }
  yield* tell('everyone', { text: 'ti3.log.localsFire', about, dice })
  const volley = { kind: 'ground_force' as const, needs: localsHitOn, dice }
  battle.thrown = { ...battle.thrown, [localSide]: [volley] }
}

/** Beaten they are gone; else, and where nobody is left at all, they are as many as before. */
export function* localsEnd(table: Table): Flow<undefined> {
  const { planet, attacker, locals = 0, killed = 0 } = battleOf(table)
  end(table, 'combatRound')
  end(table, 'battle')
  const isWon = locals === 0 && troops(table).length > 0
  delete table.battle
  if (!planet) return undefined
  if (isWon) discardCounter(table, planet)
  else yield* tell('everyone', { text: 'ti3.log.localsHold', about: { seat: attacker, planet } })
  yield* takeHold(table, attacker, planet)
  if (isWon)
    yield* moment(table, 'invasionWon', 'won', { of: attacker, against: localSide, planet, count: killed })
  return undefined
}

const troops = (table: Table): Piece[] => {
  const { planet, attacker } = battleOf(table)
  return planet ? troopsOn(table, planet, attacker) : []
}

const isDecided = (table: Table): boolean => (battleOf(table).locals ?? 0) === 0 || troops(table).length === 0
