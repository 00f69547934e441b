import { casualtiesWith } from '../../galaxy/rules/casualties.ts'
import { diceWith } from '../../galaxy/rules/dice.ts'
import { battleOf, exchangeWith } from '../../galaxy/rules/exchange.ts'
import { type Fight, fightIn, hitsOn, opponentIn, sustains } from '../battles.ts'
import { edition } from '../edition.ts'
import type { Table, Ti4 } from '../table.ts'
import { noteDestroyed } from './deeds.ts'

/** Dice, hits and what falls by them, in space and on planets. */

export const { fire } = diceWith<Table, Fight>(edition, { hitsOn })

export const { takeHits: shipsTakeHits, loseUnits } = casualtiesWith<Table, Ti4>(edition, {
  rule: 'ti4/78.6',
  sustains,
})

export const { takeHits: troopsTakeHits } = casualtiesWith<Table, Ti4>(edition, {
  rule: 'ti4/42.2',
  sustains,
})

/** Whoever falls in a fight falls by his opponent. */
const remembered = (takeHits: typeof shipsTakeHits): typeof shipsTakeHits =>
  function* (table, seat, name, hits, pieces) {
    const gone = yield* takeHits(table, seat, name, hits, pieces)
    const lost = pieces.filter(({ id }) => gone.includes(id))
    noteDestroyed(table, opponentIn(battleOf(table), seat), lost)
    return gone
  }

export const inSpace = exchangeWith<Table, Fight>({ fightIn, fire, takeHits: remembered(shipsTakeHits) })
export const onGround = exchangeWith<Table, Fight>({ fightIn, fire, takeHits: remembered(troopsTakeHits) })
