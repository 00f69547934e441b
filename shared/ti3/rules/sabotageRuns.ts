import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Amounts } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { fights, opponentIn } from '../battles.ts'
import { innerNeeds, outerNeeds, runOf } from '../sabotage.ts'
import type { Battle, SabotageRun, Table, Ti3, UnitId } from '../table.ts'
import { loseUnits } from './casualties.ts'
import { diceThrown } from './dice.ts'

const sidesOf = ({ attacker, defender }: Battle): Seat[] => [attacker, defender]

export const mayRun = (table: Table, battle: Battle): boolean =>
  sidesOf(battle).some(seat => runOf(table, seat, battle) !== undefined)

/** Last of all that comes before the rounds: the attacker's whole run, then what the defender has left. [p. 35] */
export function* sabotageRuns(table: Table): Flow {
  for (const seat of table.battle ? sidesOf(table.battle) : []) {
    const { battle } = table
    if (!battle || fights(table, battle.attacker, battle.hex) === undefined) return
    const pools = poolsOf(table, seat, yield* announced(seat))
    // They share nothing, so that their order changes nothing.
    for (const pool of pools) yield* run(table, seat, pool)
  }
}

/** How many Fighters go against each War Sun, before any die falls. */
function* announced(seat: Seat): Flow<Record<UnitId, number>> {
  return yield* choose<Record<UnitId, number>, Ti3>(seat, ({ table }) => {
    const possible = table.battle && runOf(table, seat, table.battle)
    if (!possible) return { skip: {} }
    const most = possible.fighters.length
    const of = Object.fromEntries(possible.warSuns.map(({ id }) => [id, { on: { unit: id }, most }]))
    return {
      name: `run/${seat}`,
      rule: 'ti3/35.run',
      text: 'ti3.ask.sabotageRun',
      hint: { risks: 'fighters' },
      about: { count: most },
      options: { shape: 'amounts', of, least: 0, most } as Amounts,
      otherwise: {},
    }
  })
}

/** Who flies against which of them; what is left of a pool does not join the other. */
function poolsOf(table: Table, seat: Seat, sent: Readonly<Record<UnitId, number>>): Pool[] {
  const ready = [...((table.battle && runOf(table, seat, table.battle)?.fighters) ?? [])]
  return Object.entries(sent).map(([warSun, count], at) => ({
    name: `run/${seat}/${at + 1}`,
    warSun,
    fighters: ready.splice(0, count).map(({ id }) => id),
  }))
}

interface Pool {
  name: string
  warSun: UnitId
  fighters: UnitId[]
}

/** Through the outer defences together, through the inner ones one after the other; who fails is lost. No hits and no
 *  combat roll, so nothing that speaks of those has a word. [p. 35] */
function* run(table: Table, seat: Seat, { name, warSun, fighters }: Pool): Flow {
  const { battle } = table
  const count = fighters.length
  if (!battle || count === 0) return
  const enemy = opponentIn(battle, seat)
  yield* tell('everyone', { text: 'ti3.log.sabotageRun', about: { seat, count } })
  const outer = yield* diceThrown(table, seat, `${name}/outer`, count, outerNeeds, {}, 'ti3.log.runOuter')
  let shown: SabotageRun = { of: seat, outer, inner: [] }
  battle.run = shown
  const through = fighters.filter((_, i) => (outer[i] ?? 0) >= outerNeeds)
  const lost = fighters.filter(ship => !through.includes(ship))
  for (const [i, fighter] of through.entries()) {
    const [die = 0] = yield* diceThrown(
      table,
      seat,
      `${name}/inner${i + 1}`,
      1,
      innerNeeds,
      {},
      'ti3.log.runInner',
    )
    shown = { ...shown, inner: [...shown.inner, die] }
    battle.run = shown
    if (die >= innerNeeds) {
      yield* tell('everyone', { text: 'ti3.log.runStrikes', about: { seat } })
      yield* loseUnits(table, enemy, `${name}/warSun`, [warSun])
      break
    }
    lost.push(fighter)
  }
  yield* loseUnits(table, seat, `${name}/fighters`, lost)
}
