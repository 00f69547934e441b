import { choose, type Flow, leave, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { edition } from '../../edition.ts'
import { permits } from '../../effects.ts'
import { fleet, piecesAt, seatsInSpace } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { heroIsDone } from '../../rules/leaders.ts'
import { unit } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, Ti4 } from '../../table.ts'
import { oneStepFrom } from '../../ways.ts'
import type { Component } from '../act.ts'

/** Where a fleet could be driven: ships of another player lie there, and it may come to rest. */
function targets(table: Table, of: Seat, from: HexId): HexId[] {
  const ships = fleet(table, of, from)
  return oneStepFrom(table, from, of).filter(to => {
    if (!seatsInSpace(table, to).some(other => other !== of)) return false
    const isNebula = systemAt(table, to)?.anomalies?.includes('nebula')
    return ships.every(
      ({ kind }) =>
        (edition.mayRest?.(table, of, kind, to) ?? true) &&
        (!isNebula || permits(table, of, 'throughNebulas', { kind })),
    )
  })
}

/** Fleets that have somebody beside them, as `p2.a1`. */
const drivable = (table: Table): [HexId, Seat][] =>
  Object.keys(table.galaxy.tiles).flatMap(hex =>
    seatsInSpace(table, hex)
      .filter(of => targets(table, of, hex).length > 0)
      .slice(0, 1)
      .map((of): [HexId, Seat] => [hex, of]),
  )

const pick = (seat: Seat, name: string, text: string, among: (table: Table) => readonly HexId[]) =>
  choose<HexId, Ti4>(seat, ({ table }) => ({
    name: `benediction/${name}`,
    rule: 'ti4/58.9',
    text,
    about: { card: 'airo_shir_aur' },
    hint: { aims: 'card' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(among(table).map(hex => [hex, { on: { hex } }])),
    } satisfies OneOf,
  }))

/** All that lies in space there goes to the other system, and fights in it. */
function* benediction(table: Table, seat: Seat): Flow {
  const from = yield* pick(seat, 'from', 'ti4.ask.benedictionFrom', now => drivable(now).map(([hex]) => hex))
  const [, of] = drivable(table).find(([hex]) => hex === from) ?? []
  if (of === undefined) return
  const to = yield* pick(seat, 'to', 'ti4.ask.benedictionTo', now => targets(now, of, from))
  for (const { id, planet } of piecesAt(table, from)) if (planet === undefined) unit(table, id).at = to
  yield* tell('everyone', { text: 'ti4.log.benediction', about: { seat, other: of, hex: from, to } })
  yield* enforceSupply(table, of, from, 'benediction/left')
  yield* enforceSupply(table, of, to, 'benediction/supply')
  const attacker = seatsInSpace(table, to).includes(seat) ? seat : of
  begin(table, {
    effect: 'airo_shir_aur',
    by: seat,
    touches: 'all',
    until: 'combat',
    forbids: { retreats: true },
  })
  yield* heroIsDone(table, seat, 'airo_shir_aur')
  const over: Next = { segment: 'actionOver', args: { seat }, then: { segment: 'turnEnds', args: { seat } } }
  yield* leave({ segment: 'spaceCombat', args: { seat: attacker, hex: to }, then: over })
}

/** The agent is a way to pay for a secondary ability: see there. The commander's second token lies but a moment. */
export const mahactLeaders = {
  jae_mir_kan: {},
  il_na_viroset: { permits: { reactivates: () => true } },
  airo_shir_aur: {
    action: {
      hint: { harms: 'foe' },
      may: table => drivable(table).length > 0,
      does: benediction,
      endsTurn: true,
    },
  },
} satisfies Record<string, Component>
