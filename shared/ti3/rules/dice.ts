import { type Flow, roll, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { type UnitKind, units } from '../content/units.ts'
import { type Fight, numberOf } from '../effects.ts'
import type { Table, UnitId } from '../table.ts'

/** Who shoots, with how many dice. */
export interface Shot {
  unit: UnitId
  kind: UnitKind
  dice: number
}

/** At this or more a die hits; 0 on the die is 10. */
export const hitsOn = (table: Table, seat: Seat, kind: UnitKind, fight: Fight): number =>
  (units[kind].combat ?? 11) - numberOf(table, seat, 'combat', 0, { ...fight, kind })

/** Dice of one side, thrown and told kind by kind; the hits. `name` is unique within the segment. */
export function* fire(
  table: Table,
  seat: Seat,
  name: string,
  shots: readonly Shot[],
  fight: Fight,
): Flow<number> {
  let hits = 0
  for (const kind of new Set(shots.map(shot => shot.kind))) {
    const count = shots.filter(shot => shot.kind === kind).reduce((sum, shot) => sum + shot.dice, 0)
    const needs = hitsOn(table, seat, kind, fight)
    const dice = yield* roll(`${name}/${kind}`, count)
    const scored = dice.filter(die => die >= needs).length
    hits += scored
    yield* tell('everyone', { text: 'ti3.log.fires', about: { seat, unit: kind, needs, hits: scored }, dice })
  }
  return hits
}
