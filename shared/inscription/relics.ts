import type { Seat } from '../engine/rules.ts'
import { type RelicId, relics } from './content/relics.ts'
import type { Marks, Table } from './table.ts'

/** What everybody can tell of relics that nobody has seen yet. */

/** Values on a player's sheet that none of the relics he has played wrote there. */
export function unseenValues({ navigation, relics: played }: Marks): number[] {
  const values = Object.values(navigation.values)
  for (const [i, id] of played.entries()) {
    const at = values.indexOf(writtenFor(id, played.slice(0, i)))
    if (at >= 0) values.splice(at, 1)
  }
  return values
}

/** The second of a pair has added to its value. */
function writtenFor(id: RelicId, before: readonly RelicId[]): number {
  const { worth, effects } = relics[id]
  const more = effects.map(effect =>
    effect.op === 'pairBonus' && before.some(each => each === effect.with) ? effect.vp : 0,
  )
  return more.reduce((sum, each) => sum + each, worth)
}

/** Whether a relic may lie in a player's hand as far as the table knows: who is asked for it must not name who holds it. */
export const mayHold = ({ players }: Table, seat: Seat, id: RelicId): boolean =>
  Object.values(players).every(({ marks }) => !marks.relics.includes(id)) &&
  unseenValues(players[seat]?.marks as Marks).includes(relics[id].worth)
