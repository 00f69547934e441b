import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { isFulfilled } from '../cards/unlocking.ts'
import { type LeaderId, leaders, type UnlockCondition } from '../content/leaders.ts'
import { printedAs } from '../content/printings.ts'
import { isLocked } from '../leaders.ts'
import { isMecatol } from '../places.ts'
import { sheet } from '../realm.ts'
import type { Battle, Table } from '../table.ts'
import { purgeCard } from './openCards.ts'

/** Leaders who begin to act, and what becomes of heroes. [51] */

/** Looked at when no effect is half done: who has once what his leader waits for has it for good. [51.6] */
export function* unlockLeaders(table: Table): Flow {
  const plain = behind(table)
  for (const seat of plain.order)
    for (const id of Object.keys(plain.players[seat]?.leaders ?? {}) as LeaderId[]) {
      if (!isLocked(plain, seat, id) || !isFulfilled(plain, seat, id)) continue
      delete sheet(table, seat).leaders?.[id]?.locked
      yield* tell('everyone', { text: `ti4.log.unlocks.${leaders[id].kind}`, about: { seat, card: id } })
    }
}

/** Done, and not seen on the table any more. */
export function noteFeat(table: Table, seat: Seat, condition: UnlockCondition) {
  const player = sheet(table, seat)
  if (player.leaders) player.feats = { ...player.feats, [condition]: true }
}

/** He has done what he could: he leaves the game, now or when the round is over. [51.12] */
export function* heroIsDone(table: Table, seat: Seat, id: LeaderId): Flow {
  const card = sheet(table, seat).leaders?.[id]
  const { ends } = printedAs(leaders[id], table.printing)
  if (!card || ends === 'stays') return
  // With his planet he is no longer among the leaders.
  if (ends === 'attached') delete sheet(table, seat).leaders?.[id]
  else if (ends === 'purgedAfterRound') card.acting = true
  else yield* purgeCard(table, seat, id)
}

/** Both sides of a combat in the system of Mecatol Rex, whose commander may act in it already. */
export function* noteFought(table: Table, { hex, attacker, defender }: Battle): Flow {
  if (!isMecatol(table, hex)) return
  for (const seat of [attacker, defender]) noteFeat(table, seat, 'mecatolRexHeldOrFoughtFor')
  yield* unlockLeaders(table)
}
