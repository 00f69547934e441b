import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { SheetId } from '../content/assets.ts'
import { legalMarks, mustGoOn } from '../legal.ts'
import type { Mark, MarkOptions } from '../shapes/mark.ts'
import type { Hand, Inscription, Spending, Table } from '../table.ts'
import { ask } from './asking.ts'
import { follow } from './following.ts'
import { isByItself, isDown, isUp, marker } from './marker.ts'
import { makeMark } from './marks.ts'

/** Passing over a player whose relic cannot be played now would name the relic. */
const holdsRelic = ({ relics, turn }: Hand) => !isByItself(turn) && Object.keys(relics).length > 0

/** Spends until nothing is left that has to be, or the marker is put down. What is left without a legal mark is lost. */
export function* spend(table: Table, seat: Seat, spending: Spending): Flow {
  yield* spendOn(table, seat, spending)
}

/** Tells where it was spent. */
export function* spendOn(table: Table, seat: Seat, spending: Spending): Flow<SheetId[]> {
  yield* inHand<Inscription>(seat, ({ turn }) => {
    turn.spending.push(spending)
  })
  for (;;) {
    const mark = yield* ask<Mark>(seat, 'mark', seen => {
      const { table, hand } = seen
      const groups = legalMarks(hand, table.phase)
      const due = mustGoOn(hand, groups)
      const canGoOn = groups.length > 0 && (spending.main || spending.may)
      if (!due && !canGoOn && !(spending.main && (isUp(seen, seat) || holdsRelic(hand))))
        return { skip: { verb: 'down' } }
      if (groups.length === 0) return marker
      const options: MarkOptions = { shape: 'mark', groups, ...(due ? {} : { down: true }) }
      return {
        rule: 'inscription/8.resources',
        text: spending.main ? 'inscription.ask.mark' : `inscription.ask.spend`,
        about: { by: spending.by },
        options,
        ...(due ? {} : { otherwise: { verb: 'down' } }),
      }
    })
    if (mark.verb === 'down') {
      if (spending.main) yield* isDown(seat)
      break
    }
    const happenings = yield* inHand<Inscription, ReturnType<typeof makeMark>>(seat, hand =>
      makeMark(hand, mark),
    )
    yield* follow(table, seat, happenings)
  }
  return yield* inHand<Inscription, SheetId[]>(seat, ({ turn }) => [...(turn.spending.pop()?.sheets ?? [])])
}
