import { behind } from '../../engine/draft.ts'
import { type Flow, tell, together } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { at } from '../cards/moments.ts'
import { numberOf, permits } from '../effects.ts'
import { countersOnMap, orderOfPlay, sheet } from '../realm.ts'
import type { Table } from '../table.ts'
import { drawActionCards } from './actionCards.ts'
import { takeBackCounter } from './economy.ts'
import { eliminateBeaten } from './elimination.ts'
import { collectStored } from './goods.ts'
import { unlockLeaders } from './leaders.ts'
import { endLending } from './lending.ts'
import { moment, moments } from './moments.ts'
import { notesReturnAfter } from './notes.ts'
import { readyAllCards } from './openCards.ts'
import { revealObjective } from './publicObjectives.ts'
import { enforceEverywhere } from './supplyLimits.ts'
import { redistributing, type Shared, shareOut } from './tokens.ts'
import { winsOnPoints } from './victory.ts'

/** Objectives are scored in initiative order. [81.1] */
export function* statusPhase(table: Table): Flow<Next> {
  table.phase = 'status'
  delete table.active
  yield* tell('everyone', { text: 'ti4.log.status', about: { round: table.round } })
  yield* moment(table, 'statusPhaseStart', 'start', {})
  return { segment: 'scoring', args: { seats: orderOfPlay(table) }, then: { segment: 'revealing' } }
}

/** A public objective is turned up; where none is left the game is over. [81.2] */
export function* revealing(table: Table): Flow<Next> {
  const { stage1, stage2 } = table.faceDown
  if (stage1 + stage2 === 0) return yield* winsOnPoints(table)
  yield* unlockLeaders(table)
  yield* revealObjective(table)
  return { segment: 'statusCards' }
}

/** Cards are drawn in initiative order, tokens come back from the map. [81.3, 81.4] */
export function* statusCards(table: Table): Flow<Next> {
  for (const seat of orderOfPlay(table))
    yield* drawActionCards(table, seat, numberOf(table, seat, 'statusCards', 1, {}), `cards/${seat}`)
  for (const seat of table.order)
    for (const hex of countersOnMap(behind(table), seat)) takeBackCounter(table, seat, hex, 'reinforcements')
  yield* tell('everyone', { text: 'ti4.log.tokensReturn' })
  return { segment: 'statusTokens' }
}

/** New tokens, as far as there are any, and all of them placed anew, by everybody at once. [81.5] */
export function* statusTokens(table: Table): Flow<Next> {
  const seats = orderOfPlay(table)
  const freshOf = (seat: Seat) =>
    Math.min(numberOf(table, seat, 'statusTokens', 2, {}), sheet(table, seat).counters.reinforcements)
  const gaining = seats.map(of => at('whenCommandTokensGained', { of, count: freshOf(of) }))
  yield* moments(table, 'gaining', gaining)
  const lanes = seats.map(seat => [seat, redistributing(seat, freshOf(seat), 'ti4/81.5')] as const)
  const shared = yield* together<Shared>(Object.fromEntries(lanes))
  for (const seat of seats) {
    shareOut(table, seat, shared[seat] ?? {})
    const { tactic, fleet, strategy } = sheet(table, seat).counters
    yield* tell('everyone', { text: 'ti4.log.redistributes', about: { seat, tactic, fleet, strategy } })
  }
  return { segment: 'fleetsInSupply', args: { seats } }
}

/** Where the fleet pool no longer suffices ships go, player by player. [81.5] */
export function* fleetsInSupply(table: Table, { seats }: { seats: Seat[] }): Flow<Next> {
  const [seat, ...others] = seats
  if (seat === undefined) return { segment: 'readying' }
  yield* enforceEverywhere(table, seat, 'supply')
  return { segment: 'fleetsInSupply', args: { seats: others } }
}

/** Cards are readied, units repaired, strategy cards put back. [81.6–81.8] Once the custodians have left a council follows. [8.1] */
export function* readying(table: Table): Flow<Next> {
  yield* eliminateBeaten(table, 'supply')
  for (const card of Object.values(table.planets)) delete card.exhausted
  readyAllCards(table)
  yield* collectStored(table)
  for (const [id, { damaged }] of Object.entries(behind(table.units)))
    if (damaged) delete table.units[id]?.damaged
  yield* moment(table, 'whenStrategyCardsReturned', 'returned', {})
  for (const place of Object.values(table.strategyCards)) {
    const isKept = place.holder !== undefined && permits(table, place.holder, 'keepsStrategyCards', {})
    if (!isKept) delete place.holder
    delete place.exhausted
  }
  for (const law of Object.values(table.laws)) delete law.exhausted
  yield* tell('everyone', { text: 'ti4.log.readied' })
  yield* moment(table, 'statusPhaseEnd', 'end', {})
  endLending(table)
  end(table, 'phase')
  yield* notesReturnAfter(table, 'afterStatusPhase')
  return { segment: table.custodians ? 'strategyPhase' : 'agendaPhase' }
}
