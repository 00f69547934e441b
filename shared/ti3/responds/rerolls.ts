import { choose, type Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { UnitKind } from '../content/units.ts'
import { type EffectId, type Fight, holds } from '../effects.ts'
import { sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import type { Table, Ti3 } from '../table.ts'
import { throwsMissesAgain } from '../unasked.ts'

/** Dice as they lie, before anything comes of them. `kind` and `fight` are absent where no unit shoots. */
export interface Thrown {
  dice: readonly number[]
  needs: number
  kind?: UnitKind
  fight?: Fight
  /** How often dice of this throw were thrown again. */
  again: number
}

type Rerolls = (table: Table, seat: Seat, thrown: Thrown, name: string) => Flow<readonly number[]>

const misses = ({ dice, needs }: Thrown): number[] =>
  dice.flatMap((die, place) => (die < needs && needs <= 10 ? [place] : []))

/** Which dice are thrown again, by place; the thrower asks each effect the roller holds until none wants any. What costs
 *  nothing comes first, since it works once on a throw as it first fell. */
export const rerolls: { readonly [id in EffectId]?: Rerolls } = {
  *graviton_laser_system(table, seat, thrown) {
    return throwsMissesAgain(table, seat, thrown.kind) && thrown.again === 0 ? misses(thrown) : []
  },
  *jol_nar_reroll(_table, seat, thrown, name) {
    const places = yield* choose<string[], Ti3>(seat, ({ table }) => {
      const missed = misses(thrown)
      const { strategy } = sheet(table, seat).counters
      return {
        name,
        rule: 'ti3/20.odds',
        text: 'ti3.ask.reroll',
        about: { needs: thrown.needs, count: strategy },
        options: {
          shape: 'someOf',
          of: Object.fromEntries(
            missed.map(place => [
              `d${place}`,
              { text: 'ti3.ask.rerollDie', about: { count: thrown.dice[place] ?? 0 } },
            ]),
          ),
          least: 0,
          most: Math.min(strategy, missed.length),
        },
        otherwise: [],
      }
    })
    if (places.length > 0) spendCounter(_table, seat, 'strategy', places.length)
    return places.map(place => Number(place.slice(1)))
  },
}

/** Those that have a say in this seat's dice, in the order in which they are asked. */
export const rerollersOf = (table: Table, seat: Seat): EffectId[] =>
  (Object.keys(rerolls) as EffectId[]).filter(id => holds(table, seat, id))
