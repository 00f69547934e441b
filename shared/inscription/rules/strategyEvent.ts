import { draw, type Flow, inHand, roll, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { type Resource, resourceIds, type SheetId, sheetIds } from '../content/assets.ts'
import { blackDice, blackDie, focusDie } from '../content/charts.ts'
import { type EventCard, events } from '../content/events.ts'
import type { Dice, Hand, Inscription, Table } from '../table.ts'
import { aiAdvances } from './ai.ts'
import { ask, askOne, named } from './asking.ts'
import { added } from './counting.ts'
import { moment, spend } from './following.ts'
import { playRelic } from './marks.ts'
import { everyone } from './rounds.ts'

/** First part: the active sheet, what that sets off, and the card's resources. */
export function* cardResources(table: Table): Flow<Next> {
  const { resources = {} }: EventCard = table.event ? events[table.event] : ({} as EventCard)
  yield* everyone(table, function* (seat) {
    yield* chooseActiveSheet(table, seat)
    yield* spend(table, seat, { by: 'card', resources, sheets: yield* activeOf(seat), main: true })
  })
  const active = yield* draw<Inscription, [Seat, SheetId[]][]>(({ hands }) =>
    table.order.map(seat => [seat, [...(hands[seat]?.turn.active ?? [])]]),
  )
  for (const [seat, sheets] of active) {
    const player = table.players[seat]
    if (player) player.active = sheets
    for (const sheet of sheets)
      yield* tell('everyone', { text: 'inscription.log.active', about: { seat, sheet } })
  }
  return { segment: 'markersDown', args: { next: { segment: 'rollDice' } } }
}

const activeOf = (seat: Seat) => inHand<Inscription, SheetId[]>(seat, ({ turn }) => [...turn.active])

function* chooseActiveSheet(table: Table, seat: Seat): Flow {
  const first = yield* askOne<SheetId>(seat, { word: 'sheet', rule: 'inscription/7.active' }, () =>
    named(sheetIds, 'sheet'),
  )
  if (!first) return
  const second = yield* secondSheet(seat, first)
  yield* inHand<Inscription>(seat, hand => {
    hand.turn.active = second ? [first, second] : [first]
    if (second) playRelic(hand, 'dominus_orb')
  })
  for (const sheet of yield* activeOf(seat)) yield* moment(table, seat, 'sheetBecomesActive', { sheet })
}

/** Whoever holds the Dominus Orb may make a second sheet active. */
function* secondSheet(seat: Seat, first: SheetId): Flow<SheetId | undefined> {
  const chosen = yield* ask<string>(seat, 'secondSheet', ({ hand }) => {
    if (!hand.relics.dominus_orb) return { skip: 'none' }
    const others = sheetIds.filter(sheet => sheet !== first)
    return {
      rule: 'inscription/18.relic',
      text: 'inscription.ask.secondSheet',
      options: {
        shape: 'oneOf',
        of: { ...named(others, 'sheet'), none: { text: 'inscription.choice.noSecondSheet' } },
      } as never,
      otherwise: 'none',
    }
  })
  return chosen === 'none' ? undefined : (chosen as SheetId)
}

/** The Speaker rolls all six dice, and the AI, where there is one, advances. */
export function* rollDice(table: Table): Flow<Next> {
  const black = yield* roll('black', blackDice, blackDie.length)
  const focus = yield* roll('focus', resourceIds.length, focusDie.length)
  const dice: Dice = {
    black: black.map(face => blackDie[face - 1] as Resource),
    focus: Object.fromEntries(
      resourceIds.map((id, i) => [id, focusDie[(focus[i] ?? 1) - 1]]),
    ) as Dice['focus'],
  }
  table.dice = dice
  table.phase = 'diceResources'
  yield* tell('everyone', {
    text: 'inscription.log.dice',
    about: { black: dice.black.join(''), m: dice.focus.M, i: dice.focus.I, r: dice.focus.R },
  })
  yield* aiAdvances(table, dice.focus)
  return { segment: 'diceResources' }
}

/** Second part: the black dice, and the focus dice unlocked on the active sheet. */
export function* diceResources(table: Table): Flow<Next> {
  yield* everyone(table, function* (seat) {
    const sheets = yield* activeOf(seat)
    const resources = yield* inHand<Inscription, ReturnType<typeof added>>(seat, hand =>
      readDice(table, seat, hand),
    )
    yield* spend(table, seat, { by: 'dice', resources, sheets, main: true })
  })
  yield* draw<Inscription, void>(({ hands }) => {
    for (const seat of table.order) {
      const hand = hands[seat]
      const player = table.players[seat]
      if (!hand || !player) continue
      const [sheet, second] = hand.turn.active
      if (sheet) player.before = sheet
      delete player.beforeToo
      if (second) player.beforeToo = second
      delete hand.turn.dice
      delete hand.turn.doubled
      delete hand.turn.focus
    }
  })
  delete table.focusDiceBanned
  return { segment: 'markersDown', args: { next: { segment: 'nextRound' } } }
}

/** What a player may spend of the dice; a focus die unlocked later in this part is added when it is. */
function readDice({ dice, focusDiceBanned }: Table, seat: Seat, { marks, turn }: Hand) {
  if (!dice) return {}
  turn.dice = [...dice.black]
  turn.marks = 0
  let resources = added({}, dice.black)
  if (focusDiceBanned?.[seat]) return resources
  turn.focus = { ...dice.focus }
  for (const die of resourceIds)
    if (turn.active.some(sheet => marks.focus[sheet][die])) {
      resources = added(resources, [die], dice.focus[die])
      delete turn.focus[die]
    }
  return resources
}
