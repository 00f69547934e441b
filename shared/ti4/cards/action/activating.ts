import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { PlanetId } from '../../content/planets.ts'
import { type UnitKind, unitKinds } from '../../content/units.ts'
import { fleet, isGroundForce, piecesAt, piecesOf, seatsInSpace } from '../../forces.ts'
import { canPlace } from '../../pieceLimits.ts'
import { isAnomaly } from '../../places.ts'
import { hasActivated, othersClockwise, ownerOf, planetsAt } from '../../realm.ts'
import { replenish } from '../../rules/commodities.ts'
import { gainCounters, takeBackCounter, tellGained } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { destroy, place, standOn } from '../../rules/pieces.ts'
import { liftPieces } from '../../rules/production.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { takesUnits } from '../../sites.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import type { ActionCards } from '../act.ts'
import { aimAt } from '../aims.ts'

/** Between the activation of a system and the first ship that moves. */

const faster = 1
const reward = 3
const share = 1
const rallied = 2
const mostDecoys = 2

const hexOfScene = ({ hex = '' }: { hex?: HexId }): HexId => hex

/** Where his ships lie that may still leave. */
const harbours = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex => fleet(table, seat, hex).length > 0 && !hasActivated(table, seat, hex),
  )

const cruisersAt = (table: Table, seat: Seat, hex: HexId): UnitId[] =>
  fleet(table, seat, hex).flatMap(({ id, kind }) => (kind === 'cruiser' ? [id] : []))

const isStructure = (kind: UnitKind) => unitKinds[kind].type === 'structure'

const ownedAt = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => ownerOf(table, planet) === seat && takesUnits(table, seat, planet))

const troopsOf = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(piece => isGroundForce(table, piece))

export const activating = {
  flank_speed: {
    hint: { helps: 'fleet' },
    *does(table, { by }) {
      begin(table, { effect: 'flank_speed', by, until: 'tacticalAction' })
    },
    lasts: { numbers: { move: ({ kind }) => (unitKinds[kind].type === 'ship' ? faster : 0) } },
  },
  in_the_silence_of_space: {
    aims: aimAt.hex((table, by, about) =>
      harbours(table, by).filter(hex => hex !== hexOfScene(about as { hex?: HexId })),
    ),
    *does(table, { by }, from: HexId) {
      const effect = 'in_the_silence_of_space'
      begin(table, { effect, by, until: 'tacticalAction', allows: { throughEnemies: true }, where: { from } })
    },
  },
  lost_star_chart: {
    *does(table, { by }) {
      const effect = 'lost_star_chart'
      begin(table, { effect, by, touches: 'all', until: 'tacticalAction', allows: { joinsWormholes: true } })
    },
  },
  upgrade: {
    hint: { gains: 'ship' },
    aims: aimAt.unit((table, by, about) =>
      canPlace(table, by, 'dreadnought') ? cruisersAt(table, by, hexOfScene(about as { hex?: HexId })) : [],
    ),
    *does(table, { by, name, about: { hex } }, cruiser: UnitId) {
      if (!table.units[cruiser]) return
      yield* liftPieces(table, by, 'dreadnought', 1, { name: `${name}/placed`, rule: 'ti4/23.4' })
      destroy(table, [cruiser])
      place(table, { kind: 'dreadnought', of: by, at: hex })
      yield* tell('everyone', { text: 'ti4.log.shipPlaced', about: { seat: by, unit: 'dreadnought', hex } })
      yield* enforceSupply(table, by, hex, `${name}/supply`)
    },
  },

  decoy_operation: {
    hint: { helps: 'planet' },
    may: (table, by, { hex }) =>
      piecesAt(table, hex).some(({ of, kind }) => of === by && isStructure(kind)) &&
      ownedAt(table, by, hex).length > 0 &&
      troopsOf(table, by).length > 0,
    aims: aimAt.planet((table, by, about) => ownedAt(table, by, hexOfScene(about as { hex?: HexId }))),
    *does(table, { by, name }, planet: PlanetId) {
      const chosen = yield* choose<UnitId[], Ti4>(by, seen => {
        const troops = troopsOf(seen.table, by).filter(each => each.planet !== planet)
        if (troops.length === 0) return { skip: [] }
        return {
          name: `${name}/decoys`,
          rule: 'ti4/2.7',
          text: 'ti4.ask.decoys',
          about: { count: mostDecoys, planet },
          hint: { gains: 'troops' },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(
              troops.map(({ id, kind, at, planet: from }) => [
                id,
                { on: { unit: id }, about: { unit: kind, ...(from ? { planet: from } : { hex: at }) } },
              ]),
            ),
            least: 0,
            most: Math.min(mostDecoys, troops.length),
          },
        }
      })
      const count = standOn(table, chosen, planet)
      yield* tell('everyone', { text: 'ti4.log.decoys', about: { seat: by, count, planet } })
    },
  },
  nav_suite: {
    *does(table, { by }) {
      begin(table, { effect: 'nav_suite', by, until: 'movement', allows: { ignoresAnomalies: true } })
    },
  },

  counterstroke: {
    hint: { gains: 'counters' },
    may: (table, by, { hex }) => hasActivated(table, by, hex),
    *does(table, { by, about: { hex } }) {
      if (!hasActivated(table, by, hex)) return
      takeBackCounter(table, by, hex, 'tactic')
      yield* tell('everyone', { text: 'ti4.log.takesToken', about: { seat: by, hex } })
    },
  },
  forward_supply_base: {
    hint: { helps: 'you', by: 2 },
    may: (table, by, { hex }) => piecesAt(table, hex).some(({ of }) => of === by),
    aims: aimAt.seat(othersClockwise),
    *does(table, { by }, other: Seat) {
      yield* gainGoods(table, by, reward)
      yield* gainGoods(table, other, share)
    },
  },
  harness_energy: {
    hint: { helps: 'you' },
    may: (table, _, { hex }) => isAnomaly(table, hex),
    does: (table, { by }) => replenish(table, by),
  },
  rally: {
    hint: { gains: 'counters' },
    may: (table, by, { hex }) => seatsInSpace(table, hex).some(other => other !== by),
    does: (table, { by }) => tellGained(by, 'counters', gainCounters(table, by, rallied, 'fleet')),
  },
  solar_flare: {
    *does(table, { by }) {
      begin(table, { effect: 'solar_flare', by, until: 'movement', forbids: { firedUpon: true } })
    },
  },
} satisfies ActionCards
