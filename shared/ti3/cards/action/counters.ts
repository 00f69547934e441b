import { draw, look, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import { fleet } from '../../forces.ts'
import { countersOnMap, othersClockwise, sheet } from '../../realm.ts'
import { keepHandLimit } from '../../rules/actionCards.ts'
import { spendCounter, takeBackCounter } from '../../rules/economy.ts'
import { begin } from '../../rules/lasting.ts'
import { showCards } from '../../rules/showing.ts'
import { arePatrols, type Orders, type Patrol } from '../../rules/strategy/patrols.ts'
import { askPatrols, sendPatrols } from '../../rules/strategy/sendingPatrols.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'
import type { ActionCards } from '../act.ts'

/** Command Counters, what they allow, and the cards of others. */

const stolen = 2
/** So many that no two cards draw the same lot in a lifetime. */
const lots = 1_000_000_000

const patrolling = (_table: Table, seat: Seat): Orders => ({
  seat,
  paid: 0,
  outOfActivated: true,
  homesToo: true,
})

export const counters = {
  insubordination: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(other => sheet(table, other).counters.pool > 0),
    ),
    *does(table, _, on: Seat) {
      spendCounter(table, on, 'pool')
      yield* tell('everyone', { text: 'ti3.log.losesCounter', about: { seat: on } })
    },
  },
  unexpected_action: {
    aims: aimAt.hex((table, by) => countersOnMap(table, by)),
    *does(table, { by }, hex: HexId) {
      takeBackCounter(table, by, hex, 'reinforcements')
      yield* tell('everyone', { text: 'ti3.log.counterLeaves', about: { seat: by, hex } })
    },
  },
  diplomatic_immunity: {
    aims: aimAt.hex((table, by) =>
      Object.keys(table.galaxy.tiles).filter(hex => fleet(table, by, hex).length > 0),
    ),
    *does(table, { by }, hex: HexId) {
      begin(table, {
        effect: 'diplomatic_immunity',
        by,
        hex,
        touches: 'others',
        until: 'round',
        forbids: { activates: true },
        where: { hex },
      })
      yield* tell('everyone', { text: 'ti3.log.immune', about: { seat: by, hex } })
    },
  },
  /** None may move. */
  patrol: {
    aims: (_table, { by, name }) => askPatrols(by, name, patrolling),
    *does(table, { by }, sent: Patrol[]) {
      if (arePatrols(table, patrolling(table, by), sent)) yield* sendPatrols(table, by, sent)
    },
  },
  successful_spy: {
    hint: { harms: 'aimed', by: 1.6 },
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(other => sheet(table, other).actionCards > 0),
    ),
    *does(table, { by, name }, from: Seat) {
      const held = yield* look<Ti3, string[]>(({ hands }) =>
        Object.keys((hands[from] as Hand).actionCards).sort(),
      )
      // Each card has a lot of its own, so that no card's lot depends on what others are.
      const drawn: [lot: number, card: string][] = []
      for (const card of held) drawn.push([(yield* roll(`${name}/${card}`, 1, lots))[0] ?? 0, card])
      const cards = drawn
        .sort(([a], [b]) => a - b)
        .slice(0, stolen)
        .map(([, card]) => card)
      yield* draw<Ti3, void>(({ hands }) => {
        for (const card of cards) {
          delete (hands[from] as Hand).actionCards[card]
          ;(hands[by] as Hand).actionCards[card] = true
        }
      })
      sheet(table, from).actionCards -= cards.length
      sheet(table, by).actionCards += cards.length
      yield* tell('everyone', { text: 'ti3.log.steals', about: { seat: by, from, count: cards.length } })
      for (const card of cards) yield* tell(by, { text: 'ti3.log.stolen', about: { from, card } })
      // Who misses them knows where they are.
      yield* showCards(from, by, cards)
      yield* keepHandLimit(table, by, 'stolen')
    },
  },
} satisfies ActionCards
