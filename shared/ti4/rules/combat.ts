import { casualtiesWith } from '../../galaxy/rules/casualties.ts'
import { diceWith } from '../../galaxy/rules/dice.ts'
import { exchangeWith } from '../../galaxy/rules/exchange.ts'
import { type Fight, fightIn, hitsOn, sustains } from '../battles.ts'
import { edition } from '../edition.ts'
import type { Table, Ti4 } from '../table.ts'

/** Dice, hits and what falls by them, in space and on planets. */

export const { fire } = diceWith<Table, Fight>(edition, { hitsOn })

export const { takeHits: shipsTakeHits } = casualtiesWith<Table, Ti4>(edition, {
  rule: 'ti4/78.6',
  sustains,
})

export const { takeHits: troopsTakeHits } = casualtiesWith<Table, Ti4>(edition, {
  rule: 'ti4/42.2',
  sustains,
})

export const inSpace = exchangeWith<Table, Fight>({ fightIn, fire, takeHits: shipsTakeHits })
export const onGround = exchangeWith<Table, Fight>({ fightIn, fire, takeHits: troopsTakeHits })
