import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { chairOf } from '../council.ts'
import { numberOf, permits } from '../effects.ts'
import { plays } from '../options.ts'
import { countersOnMap, orderOfPlay, sheet } from '../realm.ts'
import { strategyCardsIn } from '../strategySet.ts'
import type { Table } from '../table.ts'
import { drawActionCards } from './actionCards.ts'
import { gainCounters, takeBackCounter, tellGained } from './economy.ts'
import { end, lastOneRound } from './lasting.ts'
import { moment } from './moments.ts'
import { shareOpenCards } from './openCards.ts'
import { forgetSpare } from './politicalHand.ts'
import { giveForRest } from './resting.ts'
import { maybeLastRound } from './victory.ts'

/** The end of a game round, in seven steps; the first is qualifying for objectives. [p. 14] */
export function* statusPhase(table: Table): Flow<Next> {
  table.phase = 'status'
  delete table.active
  delete table.doing
  yield* tell('everyone', { text: 'ti3.log.status', about: { round: table.round } })
  yield* moment(table, 'statusPhaseBegins', 'begins', {})
  const refreshes: Next = {
    segment: 'refresh',
    then: {
      segment: 'supplies',
      then: { segment: 'redistribute', then: { segment: 'cardsReturn' } },
    },
  }
  return {
    segment: 'claim',
    args: { seats: orderOfPlay(table) },
    then: plays(table, 'leaders') ? { segment: 'captives', then: refreshes } : refreshes,
  }
}

/** Steps 2 to 4: repairs, counters off the map, planets ready again. */
export function* refresh(table: Table): Flow<undefined> {
  for (const [id, { damaged }] of Object.entries(behind(table.units)))
    if (damaged) delete table.units[id]?.damaged
  for (const seat of table.order)
    for (const hex of countersOnMap(table, seat)) takeBackCounter(table, seat, hex, 'reinforcements')
  for (const [id, card] of Object.entries(behind(table.planets)))
    if (card?.exhausted) delete table.planets[id as PlanetId]?.exhausted
  yield* tell('everyone', { text: 'ti3.log.refreshed' })
  yield* giveForRest(table)
  return undefined
}

const cardsEach = 1
const countersEach = 2

/** Step 5: action cards and command counters, which the next step lets everybody place. */
export function* supplies(table: Table): Flow<undefined> {
  const isOpen = !permits(table, chairOf(table), 'drawsUnseen', {}, true)
  const due = (seat: Seat) => numberOf(table, seat, 'statusCards', cardsEach, {})
  if (isOpen) yield* shareOpenCards(table, orderOfPlay(table), due)
  for (const seat of orderOfPlay(table)) {
    if (!isOpen) {
      yield* moment(table, 'beforeStatusDraw', seat, { of: seat })
      yield* drawActionCards(table, seat, due(seat))
    }
    const counters = gainCounters(table, seat, numberOf(table, seat, 'statusCounters', countersEach, {}))
    yield* tellGained(seat, 'counters', counters)
    if (!permits(table, seat, 'redistributes', {}, true))
      table.newCounters = { ...table.newCounters, [seat]: counters }
  }
  return undefined
}

/** Step 7: strategy cards go back, with the bonus counters of those nobody picked, and the round is over. */
export function* cardsReturn(table: Table): Flow<Next> {
  yield* moment(table, 'statusPhase', 'last', {})
  yield* moment(table, 'roundEnds', 'ends', {})
  // The cards that tell it are about to go.
  const seats: Seat[] = orderOfPlay(table)
  delete table.lastInitiative
  for (const card of strategyCardsIn(table)) {
    const place = table.strategyCards[card]
    delete place.used
    delete place.kept
    // Kept, it is ready for the next round, in which he picks one less.
    if (place.holder !== undefined && permits(table, place.holder, 'keeps', { card })) {
      place.kept = true
      continue
    }
    if (place.holder !== undefined && card === 'base_initiative') table.lastInitiative = place.holder
    delete place.holder
  }
  for (const seat of table.order) delete sheet(table, seat).passed
  end(table, 'phase')
  end(table, 'round')
  forgetSpare(table)
  lastOneRound(table)
  yield* maybeLastRound(table)
  // What lasted this round may have held more ships than Fleet Supply does.
  return { segment: 'fleetsInSupply', args: { seats, ends: 'round' }, then: { segment: 'strategyPhase' } }
}
