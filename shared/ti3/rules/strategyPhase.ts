import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { at } from '../cards/moments.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import { chairOf } from '../council.ts'
import { numberOf, permits } from '../effects.ts'
import { setupOf } from '../galaxy.ts'
import { clockwiseFrom, initiativeOf, orderOfPlay, roomInArea, sheet, strategyCardsOf } from '../realm.ts'
import { strategyCardsIn } from '../strategySet.ts'
import type { Table, Ti3 } from '../table.ts'
import { gainCounters, gainTradeGoods, spendCounter, tellGained } from './economy.ts'
import { begin, end } from './lasting.ts'
import { moment, moments, whileDeciding } from './moments.ts'
import { forgetSpare } from './politicalHand.ts'
import { revealObjective } from './victory.ts'

/** The one that works from the moment it is picked and has no strategic action. */
const initiative: StrategyCardId = 'base_initiative'
/** The one that turns objectives up when it is picked, one for each bonus counter. */
const bureaucracy: StrategyCardId = 'se_bureaucracy'

/** A game round begins: strategy cards are picked clockwise from the Speaker. [p. 9] */
export function* strategyPhase(table: Table): Flow<Next> {
  table.round++
  table.phase = 'strategy'
  delete table.active
  for (const seat of table.order) forgetRound(table, seat)
  yield* tell('everyone', { text: 'ti3.log.round', about: { round: table.round } })
  yield* moments(table, 'begins', [
    at('strategyPhase', {}),
    at('strategyPhaseBegins', {}),
    at('beforeFirstPick', { of: table.speaker }),
  ])
  return { segment: 'pick', args: { seats: picks(table) } }
}

function forgetRound(table: Table, seat: Seat) {
  const { memory } = sheet(table, seat)
  for (const [what, until] of Object.entries(memory)) if (until === 'round') delete memory[what]
}

/** Clockwise from the Speaker, once or twice round; the order stays even when the Speaker token moves meanwhile. */
function picks(table: Table): Seat[] {
  const passes = Array.from({ length: setupOf(table).strategyCardsEach }, (_, i) => i)
  const round = clockwiseFrom(table, table.speaker)
  // Whoever kept a card from the last round picks one less.
  return passes.flatMap(pass => round.filter(seat => strategyCardsOf(table, seat).length <= pass))
}

/** One strategy card for the first of `seats`, then the next. [p. 9] */
export function* pick(
  table: Table,
  { seats, not }: { seats: Seat[]; not?: StrategyCardId },
): Flow<Next | undefined> {
  const [seat, ...others] = seats
  if (seat === undefined) return { segment: 'picksEnd' }
  const asked = choose<StrategyCardId, Ti3>(seat, seen => ({
    name: 'card',
    rule: 'ti3/9.pick',
    text: 'ti3.ask.pick',
    hint: { gains: 'strategyCard' },
    options: picking(seen.table, seat, not),
  }))
  // Between picks cards of the phase are played by whoever wants to; nobody is asked for them again and again.
  const card = yield* whileDeciding(table, at('strategyPhase', {}), asked)
  const price = pickPrice(table, seat, card)
  table.strategyCards[card].holder = seat
  yield* tell('everyone', { text: 'ti3.log.picks', about: { seat, card } })
  if (price > 0) {
    spendCounter(table, seat, 'strategy', price)
    yield* tell('everyone', { text: 'ti3.log.paysStrategy', about: { seat, count: price } })
  }
  // Nothing comes between the last pick and what follows all of them.
  const isPlain = card !== initiative && table.strategyCards[card].bonus === 0 && keeps(table, seat, card)
  const isLast = others.length === 0 && isPlain
  if (isLast) return { segment: 'picksEnd', args: { last: { seat, card } } }
  yield* moment(table, 'afterPick', 'picked', { of: seat, card })
  // Made to return it, he picks another.
  if (table.strategyCards[card].holder !== seat) return { segment: 'pick', args: { seats, not: card } }
  yield* receive(table, yield* settleOwner(table, seat, card), card)
  return { segment: 'pick', args: { seats: others } }
}

/** Who may be given what a seat has just picked, where he may not choose it for himself: those with fewest cards, he only
 *  where nobody has as few. */
function givenTo(table: Table, seat: Seat, card: StrategyCardId): Seat[] {
  const count = (of: Seat) => strategyCardsOf(table, of).filter(other => other !== card).length
  const all = clockwiseFrom(table, seat)
  const fewest = Math.min(...all.map(count))
  const poorest = all.filter(other => count(other) === fewest)
  const others = poorest.filter(other => other !== seat)
  return others.length > 0 ? others : poorest
}

const keeps = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  permits(table, seat, 'keepsPick', {}, true) || givenTo(table, seat, card).includes(seat)

/** Whose the picked card is from now on: all that comes with it is his. */
function* settleOwner(table: Table, seat: Seat, card: StrategyCardId): Flow<Seat> {
  if (keeps(table, seat, card)) return seat
  const to = yield* choose<Seat, Ti3>(seat, seen => ({
    name: 'gives',
    rule: 'ti3/22.laws',
    text: 'ti3.ask.givePick',
    about: { card },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(givenTo(seen.table, seat, card).map(other => [other, { on: { seat: other } }])),
    },
  }))
  table.strategyCards[card].holder = to
  yield* tell('everyone', { text: 'ti3.log.givesPick', about: { seat: to, from: seat, card } })
  return to
}

/** What comes with a card that was picked or given: the token with Initiative, and its bonus counters. */
function* receive(table: Table, seat: Seat, card: StrategyCardId, before?: string): Flow {
  if (card === initiative) yield* takeInitiative(table, seat)
  if (card === bureaucracy)
    for (let i = 0; i < table.strategyCards[card].bonus; i++) yield* revealObjective(table)
  yield* exchangeBonus(table, seat, card, before)
}

/** A card picked goes back among the others, and one nobody has comes in its place with all that comes with it. What the
 *  first one gave is kept. */
export function* exchangePick(table: Table, seat: Seat, gives: StrategyCardId, takes: StrategyCardId): Flow {
  if (table.strategyCards[gives].holder !== seat || table.strategyCards[takes].holder !== undefined)
    throw new Error(`${seat} cannot exchange ${gives} for ${takes}`)
  delete table.strategyCards[gives].holder
  table.strategyCards[takes].holder = seat
  yield* tell('everyone', { text: 'ti3.log.exchangesPick', about: { seat, card: takes } })
  yield* receive(table, seat, takes, `${seat}/${takes}/`)
}

const unpicked = (table: Table): StrategyCardId[] =>
  strategyCardsIn(table).filter(card => table.strategyCards[card].holder === undefined)

/** Counters from Strategy Allocation; nothing for the last one left. */
const pickPrice = (table: Table, seat: Seat, card: StrategyCardId): number =>
  unpicked(table).length > 1 ? numberOf(table, seat, 'pickCost', 0, { card }) : 0

/** Initiative not twice running, unless nothing else is left. [p. 36] */
function picking(table: Table, seat: Seat, not: StrategyCardId | undefined): OneOf {
  const free = unpicked(table)
  const able = free.filter(card => sheet(table, seat).counters.strategy >= pickPrice(table, seat, card))
  const open = able.filter(card => card !== not && permits(table, seat, 'picks', { card }, true))
  const left = open.length > 0 ? open : able
  const others = table.lastInitiative === seat ? left.filter(card => card !== initiative) : left
  const choice = (card: StrategyCardId): Choice => ({
    on: { card },
    about: { card, count: table.strategyCards[card].bonus },
  })
  const offered = others.length > 0 ? others : left
  return { shape: 'oneOf', of: Object.fromEntries(offered.map(card => [card, choice(card)])) }
}

/** Until the end of the round he pays no counters for secondary abilities. [p. 36] */
function* takeInitiative(table: Table, seat: Seat): Flow {
  begin(table, { effect: initiative, by: seat, until: 'round', allows: { secondaryFree: true } })
  yield* takeSpeaker(table, seat)
}

/** Who holds the token is the first to pick in the next round. [p. 9] */
export function* takeSpeaker(table: Table, seat: Seat): Flow {
  table.speaker = seat
  yield* tell('everyone', { text: 'ti3.log.speaker', about: { seat } })
}

type Gain = 'tradeGoods' | 'strategy' | 'pool' | 'fleet'

/** Each bonus counter on its own; what the supply or the sixteen counters do not have cannot be taken. [p. 9] */
export function* exchangeBonus(table: Table, seat: Seat, card: StrategyCardId, before = ''): Flow {
  for (let nth = 1; table.strategyCards[card].bonus > 0; nth++) {
    table.strategyCards[card].bonus--
    if (table.supply.tradeGoods + sheet(table, seat).counters.reinforcements === 0) continue
    const gain = yield* choose<Gain, Ti3>(seat, ({ table }) => ({
      name: `${before}bonus${nth}`,
      rule: 'ti3/9.bonus',
      text: 'ti3.ask.bonus',
      hint: { gains: 'counters' },
      about: { count: table.strategyCards[card].bonus + 1 },
      options: gains(table, seat),
    }))
    const area = gain === 'tradeGoods' ? undefined : gain
    const count = area ? gainCounters(table, seat, 1, area) : gainTradeGoods(table, seat, 1)
    yield* tellGained(seat, area ? 'counters' : 'tradeGoods', count)
    if (!area && count > 0)
      yield* moment(table, 'tradeGoodsGained', `${before}gained${nth}`, { of: seat, count })
  }
}

function gains(table: Table, seat: Seat): OneOf {
  const { supply, players } = table
  const counters = players[seat]?.counters.reinforcements ?? 0
  return {
    shape: 'oneOf',
    of: {
      ...(supply.tradeGoods > 0 && { tradeGoods: { text: 'galaxy.tradeGoods' } }),
      ...(counters > 0 && {
        strategy: { text: 'ti3.counters.strategy' },
        pool: { text: 'ti3.counters.pool' },
        ...(roomInArea(table, seat, 'fleet') > 0 && { fleet: { text: 'ti3.counters.fleet' } }),
      }),
    },
  }
}

const isReturned = (table: Table, { seat, card }: { seat: Seat; card: StrategyCardId }): boolean =>
  table.strategyCards[card].holder !== seat &&
  strategyCardsOf(table, seat).length < setupOf(table).strategyCardsEach

/** What nobody picked becomes more tempting, and the Action Phase begins. [p. 9] */
export function* picksEnd(
  table: Table,
  { last }: { last?: { seat: Seat; card: StrategyCardId } },
): Flow<Next> {
  yield* moments(table, 'picked', [
    ...(last ? [at('afterPick', { of: last.seat, card: last.card })] : []),
    at('afterAllPicks', {}),
    at('strategyPhase', {}),
  ])
  if (last && isReturned(table, last))
    return { segment: 'pick', args: { seats: [last.seat], not: last.card } }
  for (const card of strategyCardsIn(table)) {
    const place = table.strategyCards[card]
    if (place.holder === undefined) place.bonus++
  }
  end(table, 'phase')
  forgetSpare(table)
  yield* settleOrder(table)
  return { segment: 'turn', args: { seat: orderOfPlay(table)[0] as string } }
}

/** Whoever comes at the same time as another: the Speaker says which of them is first. */
function* settleOrder(table: Table): Flow {
  for (let nth = 1; ; nth++) {
    const numbers = orderOfPlay(table).map(seat => [seat, initiativeOf(table, seat)] as const)
    const twice = numbers.find(([, number], i) => numbers[i + 1]?.[1] === number)
    if (!twice) return
    const tied = numbers.filter(([, number]) => number === twice[1]).map(([seat]) => seat)
    const first = yield* choose<Seat, Ti3>(chairOf(table), () => ({
      name: `first${nth}`,
      rule: 'ti3/11.sameNumber',
      text: 'ti3.ask.whoIsFirst',
      options: { shape: 'oneOf', of: Object.fromEntries(tied.map(seat => [seat, { on: { seat } }])) },
    }))
    begin(table, { effect: 'precedence', by: first, until: 'round', adds: { initiative: 1 - tied.length } })
    yield* tell('everyone', { text: 'ti3.log.isFirst', about: { seat: first } })
  }
}
