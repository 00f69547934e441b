import { draw, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { AgendaId } from '../../content/agendas.ts'
import { lawsOf } from '../../council.ts'

import { isShip, piecesOf } from '../../forces.ts'
import { isHome } from '../../places.ts'
import { countersOnMap, hasActivated, othersClockwise, sheet } from '../../realm.ts'
import { keepHandLimit, lotOf } from '../../rules/actionCards.ts'
import { takeBackCounter } from '../../rules/economy.ts'
import { discardLaw } from '../../rules/laws.ts'
import { layToken, loseToken } from '../../rules/tokensOnMap.ts'
import type { Hand, Table, Ti4 } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import type { ActionCards } from '../act.ts'
import { aimAt } from '../aims.ts'

/** Command Tokens, the cards of others, and laws. */

/** Where his ships lie, and beside them; no home. */
function nearShips(table: Table, seat: Seat): HexId[] {
  const ships = piecesOf(table, seat).filter(({ kind, planet }) => planet === undefined && isShip(kind))
  const near = ships.flatMap(({ at }) => [at, ...adjacent(table, at, seat)])
  return [...new Set(near)].filter(hex => !isHome(table, hex))
}

export const counters = {
  insubordination: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(other => sheet(table, other).counters.tactic > 0),
    ),
    does: (table, _, on: Seat) => loseToken(table, on, 'tactic'),
  },
  repeal_law: {
    hint: { uses: 'agenda' },
    aims: aimAt.card(lawsOf),
    *does(table, _, law: AgendaId) {
      if (table.laws[law]) yield* discardLaw(table, law)
    },
  },
  signal_jamming: {
    hint: { harms: 'aimed', by: 1.2 },
    aims: aimAt.both('hex', 'seat', (table, by) =>
      nearShips(table, by).flatMap(hex =>
        othersClockwise(table, by).flatMap(other =>
          hasActivated(table, other, hex) ? [] : [`${hex}.${other}`],
        ),
      ),
    ),
    *does(table, { name }, aim: string) {
      const [hex, on] = aim.split('.') as [HexId, Seat]
      yield* layToken(table, on, hex, `${name}/jammed`)
    },
  },
  spy: {
    hint: { harms: 'aimed', by: 1.4 },
    aims: aimAt.seat((table, by) =>
      othersClockwise(table, by).filter(other => sheet(table, other).actionCards > 0),
    ),
    *does(table, { by, name }, from: Seat) {
      const card = yield* lotOf(from, `${name}/lot`)
      if (card !== undefined) yield* giveCard(table, from, by, card)
      yield* keepHandLimit(table, by, `${name}/limit`)
    },
  },
  unexpected_action: {
    hint: { gains: 'counters' },
    aims: aimAt.hex(countersOnMap),
    *does(table, { by }, hex: HexId) {
      if (!hasActivated(table, by, hex)) return
      takeBackCounter(table, by, hex, 'reinforcements')
      yield* tell('everyone', { text: 'ti4.log.takesToken', about: { seat: by, hex } })
    },
  },
} satisfies ActionCards

/** The two alone learn which. */
function* giveCard(table: Table, from: Seat, to: Seat, card: string): Flow {
  yield* draw<Ti4, void>(({ hands }) => {
    delete (hands[from] as Hand).actionCards[card]
    ;(hands[to] as Hand).actionCards[card] = true
  })
  sheet(table, from).actionCards--
  sheet(table, to).actionCards++
  yield* tell('everyone', { text: 'ti4.log.spies', about: { seat: to, other: from } })
  for (const seat of [from, to])
    yield* tell(seat, { text: 'ti4.log.givesCard', about: { seat: from, to, card } })
}
