import { opponentIn, troopsOn } from '../battles.ts'
import { localSide } from '../domains.ts'
import { takeHits } from '../rules/casualties.ts'
import { throwDice } from '../rules/dice.ts'
import { localsFall } from '../rules/domains/locals.ts'
import { avengesOn } from '../unasked.ts'
import type { ActsAt } from './act.ts'

/** The fallen strike back once more. */
export const strikeBack: ActsAt<'invasionRoundEnds'> = {
  *does(table, { by, name, about: { of, count, battle } }) {
    const { planet } = battle
    if (of !== by || count < 1 || planet === undefined) return
    const enemy = opponentIn(battle, by)
    const hits = yield* throwDice(table, by, `${name}/valkyries`, count, avengesOn, {
      technology: 'valkyrie_armor',
    })
    if (enemy === localSide) {
      yield* localsFall(table, Math.min(hits, table.battle?.locals ?? 0))
      return
    }
    yield* takeHits(table, enemy, `${name}/struck`, hits, troopsOn(table, planet, enemy))
  },
}
