import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { type Fight, numberOf } from '../effects.ts'
import { fleet, seatsInSpace } from '../forces.ts'
import { docksInRange, pdsBonus, pdsInRange } from '../reach.ts'
import { othersClockwise } from '../realm.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { takeHits } from './casualties.ts'
import { fire, type Shot, shotsOf } from './dice.ts'
import { settle } from './supplyLimits.ts'

/** Enemy PDS at the active player's ships, clockwise, then his own at enemy ships in what he activated. [pp. 11, 28] */
export function* pdsFire(table: Table, seat: Seat, hexes: readonly HexId[]): Flow {
  for (const other of othersClockwise(table, seat))
    for (const hex of hexes) yield* volley(table, other, seat, hex, 'defender')
  if (hexes.length > 1) return
  for (const hex of hexes)
    for (const enemy of seatsInSpace(table, hex))
      if (enemy !== seat) {
        yield* volley(table, seat, enemy, hex, 'attacker')
        // With nobody left to fight, what the own fleet lost before is counted now.
        yield* settle(table, seat, hex, `${hex}/${seat}/supply`)
      }
}

/** One player's PDS at one fleet: the owner chooses which fire, each once an activation. */
function* volley(table: Table, shooter: Seat, target: Seat, hex: HexId, side: Fight['side']): Flow {
  const name = `${hex}/${shooter}/${target}/pdsFire`
  const firing = yield* choose<UnitId[], Ti3>(shooter, seen => {
    const options = guns(seen.table, shooter, target, hex)
    if (options.most === 0) return { skip: [] }
    return {
      name,
      rule: side === 'attacker' ? 'ti3/28.ownFire' : 'ti3/28.enemyFire',
      text: 'ti3.ask.pdsFire',
      about: { seat: target, hex },
      options,
      otherwise: Object.keys(options.of),
    }
  })
  if (firing.length === 0) return
  for (const id of firing) if (table.doing) table.doing.fired[id] = true
  yield* tell('everyone', { text: 'ti3.log.pdsFire', about: { seat: shooter, count: firing.length, hex } })
  const shots = [
    ...aimed(table, shooter, target, hex, shotsOf(pdsInRange(table, shooter, hex))),
    ...docksInRange(table, shooter, hex).map(({ id }) => asPds(table, shooter, id)),
  ].filter(({ unit }) => firing.includes(unit))
  const fight: Fight = { hex, step: 'pdsFire', side, against: target, round: 0 }
  const hits = yield* fire(table, shooter, name, shots, fight)
  if (hits === 0) return
  const lost = yield* takeHits(table, target, `${name}/hits`, hits, fleet(table, target, hex))
  if (lost.length > 0) yield* settle(table, target, hex, `${name}/supply`)
}

/** A Scientist beside them makes PDS shoot better, and what dodges from afar makes them shoot worse. [p. 34] */
const aimed = (table: Table, seat: Seat, against: Seat, hex: HexId, shots: readonly Shot[]): Shot[] =>
  shots.map(shot => {
    const bonus = pdsBonus(table, seat, against, hex, shot.unit)
    return bonus === 0 ? shot : { ...shot, bonus }
  })

const asPds = (table: Table, seat: Seat, unit: UnitId): Shot => ({
  unit,
  kind: 'pds',
  dice: numberOf(table, seat, 'dockShots', 0, { unit }),
})

/** Everything in range that has not fired yet; nothing where there is no ship to hit. */
function guns(table: Table, shooter: Seat, target: Seat, hex: HexId): SomeOf {
  const fired = table.doing?.fired ?? {}
  const ready =
    fleet(table, target, hex).length === 0
      ? []
      : [...pdsInRange(table, shooter, hex), ...docksInRange(table, shooter, hex)].filter(
          ({ id }) => !fired[id],
        )
  const of = Object.fromEntries(ready.map(({ id }) => [id, { on: { unit: id } }]))
  return { shape: 'someOf', of, least: 0, most: ready.length }
}
