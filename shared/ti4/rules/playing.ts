import { behind } from '../../engine/draft.ts'
import { type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { cancels } from '../../galaxy/components/acting.ts'
import type { Scene } from '../../galaxy/components/moments.ts'
import { kindOf } from '../../galaxy/playable.ts'
import { playingWith, type Resolved } from '../../galaxy/rules/playing.ts'
import { respondInTurn } from '../../galaxy/window.ts'
import { at } from '../cards/moments.ts'
import { permits } from '../effects.ts'
import { printedNote } from '../notes.ts'
import { couldRespond, isAbility, isNote, kindOfCard, offersAt, reads } from '../playable.ts'
import { byInitiative, clockwiseFrom, isOut, sheet } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { windowTimes } from '../windows.ts'
import { layNote, returnNote } from './notes.ts'
import { withdrawWithout } from './offers.ts'

/** Playing cards and using abilities at a moment: one at a time, in turn. [1.19, 1.20, 2] */

const playing = playingWith<Ti4>(
  {
    game: 'ti4',
    rule: 'ti4/1.19',
    times: windowTimes,
    reveal,
    *isCancelled(table, { by, card, kind, aimed }, name) {
      if (isNote(card)) return false
      const isCancelled = yield* respond(table, `${name}/whenActionCardPlayed`, [
        at('whenActionCardPlayed', { of: by, card: kind, copy: card, ...aimed }),
      ])
      if (isCancelled) yield* discarded(table, by, card, name)
      return isCancelled
    },
    *resolved(table, { by, card }) {
      if (isNote(card)) {
        if (printedNote(table, card).returns === 'onceResolved') yield* returnNote(table, card)
        return
      }
      yield* discarded(table, by, card, 'played')
    },
  },
  reads,
)
export const { useAbility, playCard } = playing

/** Cancelled or done, it lies among the discards. [2.7, 2.8] */
function* discarded(table: Table, by: Seat, card: string, name: string): Flow {
  const about = { of: by, card: kindOfCard(card), copy: card }
  yield* respond(table, `discarded/${card}/${name}`, [at('afterActionCardDiscarded', about)])
}

/** In the Action Phase from the active player in initiative order, else from the Speaker clockwise. [1.19, 1.20] */
function inTurn(table: Table): Seat[] {
  if (table.phase !== 'action' && table.phase !== 'status') return clockwiseFrom(table, table.speaker)
  const order = byInitiative(table).filter(seat => !isOut(table, seat))
  const first = Math.max(0, order.indexOf(table.active ?? ''))
  return [...order.slice(first), ...order.slice(0, first)]
}

/** One after the other, again and again, until all pass; nothing twice on one occurrence. [1.18–1.20] Says whether something
 *  was cancelled. */
export function* respond(
  table: Table,
  path: string,
  scenes: readonly Scene[],
  must: Readonly<Record<Seat, () => Flow<boolean>>> = {},
): Flow<boolean> {
  let order = inTurn(table)
  const due = new Set(Object.keys(must))
  /** Who let it be, and nothing has changed since. */
  let passed: readonly Seat[] = []
  let stands: Readonly<Record<Seat, string>> = {}
  const used = new Set<string>()
  const isUnused = (seat: Seat | undefined, what: string) => !used.has(`${seat}/${kindOf(what)}`)
  for (let time = 1; ; time++) {
    const name = `${path}/${time}`
    const seats = order.filter(
      seat =>
        !passed.includes(seat) &&
        couldRespond(table, seat, scenes, kind => isUnused(seat, kind)) &&
        permits(table, seat, 'responds', {}, true),
    )
    const said = yield* respondInTurn<Ti4>(
      {
        ...playing.occasionOf(name, scenes),
        seats,
        offers: seen =>
          Object.fromEntries(
            Object.entries(offersAt(seen, scenes)).filter(([what]) => isUnused(seen.seat, what)),
          ),
      },
      stands,
    )
    // What happens of itself waits for the turn of whoever holds it, and for what he does before.
    const next = order.find(one => one === said.acts?.seat || due.has(one))
    if (next === undefined) return false
    if (next !== said.acts?.seat) {
      due.delete(next)
      stands = { ...said.stands, ...(said.acts && { [said.acts.seat]: said.acts.what }) }
      const before = behind(table)
      if (yield* must[next]?.() ?? nothing()) return true
      passed =
        behind(table) === before ? [...passed, ...seats.filter(seat => stands[seat] === undefined)] : []
      order = after(order, next)
      continue
    }
    passed = []
    const { seat, what } = said.acts
    stands = said.stands
    const acted = yield* act(table, seat, what, scenes, name)
    if (acted === cancels) return true
    // What was cancelled was not played. [2.6.b]
    if (acted !== 'notPlayed') used.add(`${seat}/${kindOf(what)}`)
    order = after(order, seat)
  }
}

/** Whoever comes next is first now. */
function after(order: readonly Seat[], seat: Seat): Seat[] {
  const at = order.indexOf(seat) + 1
  return [...order.slice(at), ...order.slice(0, at)]
}

function* nothing(): Flow<boolean> {
  return false
}

function* act(
  table: Table,
  seat: Seat,
  what: string,
  scenes: readonly Scene[],
  name: string,
): Flow<Resolved> {
  if (isAbility(what))
    return (yield* useAbility(table, `${name}/${seat}`, scenes, seat, what)) ? cancels : 'done'
  if (!(yield* playing.reveal(table, seat, what))) return 'notPlayed'
  return yield* playing.resolveAmong(table, seat, what, scenes, `${name}/${seat}`)
}

/** From the hand to the discard pile, a note to where it lies open, for all to see. [2.7, 69.3] */
function* reveal(table: Table, seat: Seat, card: string): Flow<boolean> {
  const pile = isNote(card) ? 'notes' : 'actionCards'
  const isHeld = yield* inHand<Ti4, boolean>(seat, hand => hand[pile][card] === true)
  if (!isHeld) return false
  if (isNote(card)) {
    yield* layNote(table, seat, card)
    yield* withdrawWithout(table, card)
    return true
  }
  yield* inHand<Ti4>(seat, hand => {
    delete hand.actionCards[card]
  })
  sheet(table, seat).actionCards--
  table.discards.action.push(card)
  yield* tell('everyone', { text: 'ti4.log.playsCard', about: { seat, card: kindOfCard(card) } })
  yield* withdrawWithout(table, card)
  return true
}
