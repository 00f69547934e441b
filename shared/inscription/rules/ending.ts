import { draw, type Flow, inHand, leave, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Next, Seat } from '../../engine/rules.ts'
import { type SheetId, sheetIds } from '../content/assets.ts'
import { objectives } from '../content/objectives.ts'
import { rankOf, scoreOf } from '../scoring.ts'
import type { Inscription, Score, Table } from '../table.ts'
import { ask, named } from './asking.ts'
import { everyoneMarks } from './marker.ts'
import { showSheets } from './markersDown.ts'
import { playRelic } from './marks.ts'
import { keepRelics, mayBeAsked } from './relics.ts'

/** The throne is taken: the last relic is played, sheets are scored, and somebody rules the galaxy. */
export function* throne(table: Table): Flow<Next> {
  yield* everyoneMarks(table, seat => playLastRelic(table, seat))
  return yield* crown(table)
}

/** All agreed to end it here: sheets are scored as they lie. */
export const endNow: Command<Inscription> = {
  may: ({ table }) => (table.round > 0 ? ({ shape: 'oneOf', of: { now: {} } } as OneOf) : undefined),
  *does(table) {
    yield* leave(yield* crown(table))
  },
}

function* crown(table: Table): Flow<Next> {
  yield* showSheets(table)
  table.phase = 'over'
  const scores = yield* draw<Inscription, [Seat, Score][]>(({ hands }) =>
    table.order.flatMap(seat => {
      const hand = hands[seat]
      return hand ? [[seat, scoreOf(table, seat, hand.marks)]] : []
    }),
  )
  table.scores = Object.fromEntries(scores)
  for (const [seat, { total }] of scores)
    yield* tell('everyone', { text: 'inscription.log.score', about: { seat, points: total } })
  return { winners: winnersOf(table) }
}

/** Most victory points, then most votes left; then the throne is shared. Against the AI nobody wins below its lowest rank. */
export function winnersOf({ order, scores = {}, ai }: Table): Seat[] {
  const best = (read: (score: Score) => number, among: readonly Seat[]) => {
    const most = Math.max(...among.map(seat => read(scores[seat] as Score)))
    return among.filter(seat => read(scores[seat] as Score) === most)
  }
  const able = ai ? order.filter(seat => rankOf(ai.difficulty, scores[seat]?.total ?? 0) !== 'lost') : order
  return able.length === 0
    ? []
    : best(
        ({ votes }) => votes,
        best(({ total }) => total, able),
      )
}

/** The Obsidian: an objective that was not completed counts its lesser value. */
function* playLastRelic(table: Table, seat: Seat): Flow {
  const sheet = yield* ask<string>(seat, 'obsidian', ({ table, hand }) => {
    const open = sheetIds.filter(each => table.objectives[each]?.by[seat] === undefined)
    if (open.length === 0) return { skip: 'none' }
    if (!hand.relics.the_obsidian)
      return mayBeAsked(table, seat, hand, 'the_obsidian') ? keepRelics : { skip: 'none' }
    return {
      rule: 'inscription/18.relic',
      text: 'inscription.ask.obsidian',
      options: { shape: 'oneOf', of: named(open, 'sheet') } as never,
    }
  })
  if (sheet === 'none') return
  const open = table.objectives[sheet as SheetId]
  const later = open ? objectives[open.id].later : 0
  yield* inHand<Inscription>(seat, hand => {
    playRelic(hand, 'the_obsidian')
    hand.marks.written[sheet as SheetId] = (hand.marks.written[sheet as SheetId] ?? 0) + later
  })
}
