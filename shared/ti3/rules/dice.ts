import type { Seat } from '../../engine/rules.ts'
import * as galaxy from '../../galaxy/rules/dice.ts'
import * as shots from '../../galaxy/shots.ts'
import { hitsOn } from '../battles.ts'
import type { Rerolls } from '../cards/act.ts'
import { held } from '../cards/registry.ts'
import { type UnitKind, units } from '../content/units.ts'
import { edition } from '../edition.ts'
import { holds } from '../effects.ts'
import type { Piece } from '../forces.ts'
import type { Table } from '../table.ts'

/** Dice that are thrown, and thrown again. */

export type Shot = shots.Shot<UnitKind>
export { diceLying } from '../../galaxy/rules/dice.ts'

/** Each with the dice printed for it, unless said otherwise. */
export const shotsOf = (pieces: readonly Piece[], dice = (kind: UnitKind) => units[kind].dice): Shot[] =>
  shots.shotsOf(pieces, dice)

function* rerolls(table: Table, seat: Seat): Generator<Rerolls> {
  for (const [id, { rerolls }] of Object.entries(held)) if (rerolls && holds(table, seat, id)) yield rerolls
}

export const { fire, throwDice, diceThrown, throwOneAgain, throwMissesAgain } = galaxy.diceWith(edition, {
  hitsOn,
  rerolls,
})
