import { choose, type Flow, leave, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { isOpenTo } from '../../battles.ts'
import { fleet, isLanding, piecesAt, seatsInSpace } from '../../forces.ts'
import { print } from '../../prints.ts'
import { arriveAside } from '../../rules/arrivals.ts'
import { heroIsDone } from '../../rules/leaders.ts'
import { leaveRift } from '../../rules/leavingRifts.ts'
import { unit } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import { oneStepFrom } from '../../ways.ts'
import type { Component } from '../act.ts'

/** Where he could drive a fleet: ships of another player lie there, and it may come to rest. */
const targets = (table: Table, by: Seat, of: Seat, from: HexId): HexId[] =>
  oneStepFrom(table, from, by).filter(
    to =>
      seatsInSpace(table, to).some(other => other !== of) &&
      fleet(table, of, from).every(({ kind }) => isOpenTo(table, of, kind, to)),
  )

/** Fleets that have somebody beside them, as `p2.a1`. */
const drivable = (table: Table, by: Seat): [HexId, Seat][] =>
  Object.keys(table.galaxy.tiles).flatMap(hex =>
    seatsInSpace(table, hex)
      .filter(of => targets(table, by, of, hex).length > 0)
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

/** His own ships may fetch his troops from planets there, as far as they have places left. [FAQ] */
function* askLoaded(table: Table, seat: Seat, from: HexId, to: HexId): Flow<UnitId[]> {
  const aloft = piecesAt(table, from).filter(({ of, planet }) => of === seat && planet === undefined)
  const places = aloft.reduce((sum, { kind }) => sum + print(table, seat, kind).capacity, 0)
  const held = aloft.filter(({ kind }) => kind === 'fighter' || isLanding(kind)).length
  return yield* choose<UnitId[], Ti4>(seat, seen => {
    const landed = piecesAt(seen.table, from).filter(
      ({ of, kind, planet }) => of === seat && planet !== undefined && isLanding(kind),
    )
    const most = Math.min(places - held, landed.length)
    if (most < 1) return { skip: [] }
    return {
      name: 'benediction/cargo',
      rule: 'ti4/58.5',
      text: 'ti4.ask.helixCargo',
      about: { hex: to, count: most },
      hint: { sends: 'troops' },
      options: { shape: 'someOf', of: unitChoices(landed), least: 0, most },
      otherwise: [],
    }
  })
}

/** All that lies in space there goes to the other system, and fights in it: whoever is driven there attacks. What a gravity rift
 *  takes on the way fights nobody. */
function* benediction(table: Table, seat: Seat): Flow {
  const from = yield* pick(seat, 'from', 'ti4.ask.benedictionFrom', now =>
    drivable(now, seat).map(([hex]) => hex),
  )
  const [, of] = drivable(table, seat).find(([hex]) => hex === from) ?? []
  if (of === undefined) return
  const to = yield* pick(seat, 'to', 'ti4.ask.benedictionTo', now => targets(now, seat, of, from))
  const ships = fleet(table, of, from).map(({ id }) => id)
  const loaded = of === seat ? yield* askLoaded(table, seat, from, to) : []
  const left = yield* leaveRift(table, of, from, ships)
  for (const id of left.length > 0 ? loaded : []) delete unit(table, id).planet
  for (const { id, planet } of piecesAt(table, from)) if (planet === undefined) unit(table, id).at = to
  yield* tell('everyone', { text: 'ti4.log.benediction', about: { seat, other: of, hex: from, to } })
  yield* enforceSupply(table, of, from, 'benediction/left')
  yield* enforceSupply(table, of, to, 'benediction/supply')
  // Who drives a fleet is who has moved it, whosever it is.
  yield* arriveAside(table, seat, to, left, 'benediction')
  const over: Next = { segment: 'actionOver', args: { seat }, then: { segment: 'turnEnds', args: { seat } } }
  if (left.length === 0) {
    yield* heroIsDone(table, seat, 'airo_shir_aur')
    yield* leave(over)
  }
  begin(table, {
    effect: 'airo_shir_aur',
    by: seat,
    touches: 'all',
    until: 'combat',
    forbids: { retreats: true },
  })
  yield* heroIsDone(table, seat, 'airo_shir_aur')
  yield* leave({ segment: 'spaceCombat', args: { seat: of, hex: to }, then: over })
}

/** The agent is a way to pay for a secondary ability: see there. The commander's second token lies but a moment. */
export const mahactLeaders = {
  jae_mir_kan: {},
  il_na_viroset: { permits: { reactivates: () => true } },
  airo_shir_aur: {
    action: {
      hint: { harms: 'foe' },
      may: (table, seat) => drivable(table, seat).length > 0,
      does: benediction,
      endsTurn: true,
    },
  },
} satisfies Record<string, Component>
