import { behind } from '../../engine/draft.ts'
import { draw, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { SheetId } from '../content/assets.ts'
import { fill } from '../industry.ts'
import { declarable } from '../objectives.ts'
import { mecatolSlot } from '../scoring.ts'
import type { Inscription, Marks, Power, Table } from '../table.ts'
import { moment } from './following.ts'

/** All markers are down: what was reached is declared, and the sheets lie open as they are now. */
export function* markersDown(table: Table, { next }: { next: Next }): Flow<Next> {
  const reached = yield* draw<Inscription, [Seat, ReturnType<typeof declarable>][]>(({ hands }) =>
    table.order.map(seat => {
      const hand = hands[seat]
      if (!hand) return [seat, []]
      // Before the scoring nobody waits any longer.
      const isLast = 'segment' in next && next.segment === 'throne'
      return [seat, declarable(table, seat, hand.marks).filter(what => isLast || !hand.waits[what])]
    }),
  )
  for (const [seat, all] of reached) for (const what of all) yield* declare(table, seat, what)
  yield* showSheets(table)
  table.step++
  return next
}

/** Writes a completed objective or the name on the Mecatol Rex sheet, with what that brings. */
export function* declare(table: Table, seat: Seat, what: SheetId | 'mecatol'): Flow {
  if (what !== 'mecatol') return yield* complete(table, what, seat)
  table.mecatol.push({ name: seat, step: table.step })
  const slot = mecatolSlot(table, seat)
  yield* tell('everyone', {
    text: 'inscription.log.mecatol',
    about: { seat, points: slot?.points ?? 0, votes: slot?.votes ?? 0 },
  })
  yield* inHand<Inscription>(seat, ({ marks }) => void fill(marks.industry.votes, slot?.votes ?? 0))
  yield* moment(table, seat, 'claimMecatol')
}

export function* complete(table: Table, sheet: SheetId, by: Power): Flow {
  const open = table.objectives[sheet]
  if (!open) return
  open.by[by] = table.step
  const objective = open.id
  if (by === 'ai') yield* tell('everyone', { text: 'inscription.log.aiObjective', about: { objective } })
  else yield* tell('everyone', { text: 'inscription.log.objective', about: { seat: by, objective } })
}

/** Others' sheets are seen only as they stand when all markers are down. */
export function* showSheets(table: Table): Flow {
  const sheets = yield* draw<Inscription, [Seat, Marks, number][]>(({ box, hands }) => {
    table.decks = { events: box.events.length, relics: box.relics.length }
    return table.order.flatMap(seat => {
      const hand = hands[seat]
      if (hand?.turn.up) hand.turn.up = false
      return hand ? [[seat, behind(hand.marks), Object.keys(hand.relics).length]] : []
    })
  })
  for (const [seat, marks, relicsInHand] of sheets) {
    const player = table.players[seat]
    if (!player) continue
    player.marks = marks
    player.relicsInHand = relicsInHand
  }
}
