import { behind } from '../../engine/draft.ts'
import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { type TradeCardId, tradeCards } from '../content/tradeCards.ts'
import { clockwiseFrom, countersOnMap, sheet } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import { takeBackCounter } from './economy.ts'
import { leadersOfBeaten } from './leaders.ts'
import { isBeaten } from './pieces.ts'
import { discardPolitical } from './politicalHand.ts'
import { discardLawsOn } from './repeal.ts'
import { leaders, win } from './victory.ts'

/** Whoever has no planet and no unit left is out; who remains alone has won. */
export function* eliminateBeaten(table: Table): Flow {
  const beaten = behind(table).order.filter(seat => isBeaten(table, seat))
  for (const seat of beaten) yield* eliminate(table, seat)
  if (beaten.length === 0) return
  const left = table.order.filter(seat => !sheet(table, seat).out)
  if (left.length <= 1) yield* win(table, left.length === 1 ? left : leaders(table))
  passSpeakerOn(table)
}

/** His hand is discarded, his trade cards leave the game, and he keeps his points and his place at the table. */
function* eliminate(table: Table, seat: Seat): Flow {
  const player = sheet(table, seat)
  const cards = yield* draw<Ti3, string[]>(({ box, hands }) => {
    const hand = hands[seat] as Hand
    const held = Object.keys(hand.actionCards).sort()
    hand.actionCards = {}
    // A secret objective is never shown, not even now.
    if (hand.secretObjective) box.unused.push(hand.secretObjective)
    delete hand.secretObjective
    return held
  })
  if (player.politicalCards) yield* discardPolitical(table, seat)
  table.discards.action.push(...cards)
  player.actionCards = 0
  player.secretObjectives = 0
  player.out = true
  endAgreements(table, seat)
  table.supply.tradeGoods += player.tradeGoods
  player.tradeGoods = 0
  yield* leadersOfBeaten(table, seat)
  for (const hex of countersOnMap(table, seat)) takeBackCounter(table, seat, hex, 'reinforcements')
  yield* tell('everyone', { text: 'ti3.log.out', about: { seat } })
  yield* discardLawsOn(table, seat)
}

/** Partners get their own cards back; his are gone. */
function endAgreements(table: Table, seat: Seat) {
  const player = sheet(table, seat)
  for (const other of table.order) {
    const { race, contracts } = sheet(table, other)
    for (const card of Object.keys(player.agreements) as TradeCardId[])
      if (tradeCards[card].race === race) contracts[card] = true
    for (const card of Object.keys(sheet(table, other).agreements) as TradeCardId[])
      if (tradeCards[card].race === player.race) delete sheet(table, other).agreements[card]
  }
  player.agreements = {}
  player.contracts = {}
}

/** The token of a Speaker who is out goes to the next player clockwise. */
function passSpeakerOn(table: Table) {
  const [next] = clockwiseFrom(table, table.speaker)
  if (next) table.speaker = next
}
