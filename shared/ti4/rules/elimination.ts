import { behind } from '../../engine/draft.ts'
import { draw, type Flow, leave, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { ObjectiveId } from '../content/objectives.ts'
import { unitKinds } from '../content/units.ts'
import { piecesOf } from '../forces.ts'
import { sheetOf } from '../prints.ts'
import { clockwiseFrom, countersOnMap, isOut, planetsOf, sheet, strategyCardsOf } from '../realm.ts'
import { liftSleeper, sleepersOf } from '../sleepers.ts'
import type { Hand, Table, Ti4 } from '../table.ts'
import { releaseCaptives } from './capture.ts'
import { takeBackCounter } from './economy.ts'
import { discardLawsOn } from './laws.ts'
import { notesOfEliminated } from './notes.ts'
import { destroy } from './pieces.ts'
import { shuffleSecrets } from './secretObjectives.ts'
import { winsAlone } from './victory.ts'

/** Without a planet, a ground force on the board and a unit with Production a player is out: ships alone do not save him. [33.1] */
export const isBeaten = (table: Table, seat: Seat): boolean =>
  !isOut(table, seat) &&
  planetsOf(table, seat).length === 0 &&
  !piecesOf(table, seat).some(
    ({ kind }) => unitKinds[kind].type === 'ground' || sheetOf(table, seat, kind)?.production,
  )

/** Looked at when an effect is over. Whoever remains alone has won. [33] */
export function* eliminateBeaten(table: Table, name: string): Flow {
  const beaten = behind(table).order.filter(seat => isBeaten(table, seat))
  if (beaten.length === 0) return
  for (const seat of beaten) yield* eliminate(table, seat, `${name}/${seat}`)
  const left = table.order.filter(seat => !isOut(table, seat))
  if (left.length <= 1) yield* leave(yield* winsAlone(table, left[0]))
}

/** His pieces leave the game, and what he has of others or of the decks goes back where it came from; his points stay. */
function* eliminate(table: Table, seat: Seat, name: string): Flow {
  const player = sheet(table, seat)
  yield* tell('everyone', { text: 'ti4.log.out', about: { seat } })
  destroy(
    table,
    piecesOf(table, seat).map(({ id }) => id),
  )
  for (const hex of countersOnMap(behind(table), seat)) takeBackCounter(table, seat, hex, 'reinforcements')
  for (const card of strategyCardsOf(table, seat)) {
    delete table.strategyCards[card].holder
    delete table.strategyCards[card].exhausted
  }
  yield* notesOfEliminated(table, seat)
  yield* discardLawsOn(table, seat)
  yield* returnCards(table, seat, name)
  // The next one to his left. [33.8]
  const [left] = clockwiseFrom(table, seat).filter(other => other !== seat)
  if (table.speaker === seat && left !== undefined) {
    table.speaker = left
    yield* tell('everyone', { text: 'ti4.log.speaker', about: { seat: left } })
  }
  const { tactic, fleet, strategy, reinforcements } = player.counters
  player.counters = {
    tactic: 0,
    fleet: 0,
    strategy: 0,
    reinforcements: tactic + fleet + strategy + reinforcements,
  }
  returnEdicts(table, seat)
  releaseCaptives(table, seat)
  for (const planet of sleepersOf(table, seat)) liftSleeper(table, planet)
  player.technologies = {}
  player.tradeGoods = 0
  player.commodities = 0
  delete player.fragments
  player.out = true
}

/** Command Tokens of others in his fleet pool go home; his own in those of others stay there, and so does what his commander does
 *  for these. [33.10] */
function returnEdicts(table: Table, seat: Seat) {
  for (const of of Object.keys(sheet(table, seat).edicts ?? {})) sheet(table, of).counters.reinforcements++
  delete sheet(table, seat).edicts
}

/** Action Cards to the discards, secret objectives into their deck, scored ones too. [33.5, 33.7] */
function* returnCards(table: Table, seat: Seat, name: string): Flow {
  const player = sheet(table, seat)
  const scored = Object.keys(player.scored) as ObjectiveId[]
  const cards = yield* draw<Ti4, string[]>(({ box, hands }) => {
    const hand = hands[seat] as Hand
    const held = Object.keys(hand.actionCards).sort()
    const secrets = Object.keys(hand.secretObjectives) as ObjectiveId[]
    box.secrets = [...box.secrets, ...secrets, ...scored]
    hand.actionCards = {}
    hand.secretObjectives = {}
    return held
  })
  table.discards.action.push(...cards)
  table.decks.secret += player.secretObjectives + scored.length
  player.actionCards = 0
  player.secretObjectives = 0
  player.scored = {}
  yield* shuffleSecrets(`${name}/secrets`)
}
