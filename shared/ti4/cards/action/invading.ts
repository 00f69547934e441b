import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { type UnitKind, unitKinds } from '../../content/units.ts'
import { numberOf } from '../../effects.ts'
import { fleet, isGroundForce, isLanding, onPlanet, piecesAt, piecesOf } from '../../forces.ts'
import { canPlace } from '../../pieceLimits.ts'
import { sheetOf } from '../../prints.ts'
import { ownerOf, planetsAt, planetsOf, readyPlanets } from '../../realm.ts'
import { throwDice } from '../../rules/combat.ts'
import { moment } from '../../rules/moments.ts'
import { destroy, place, standOn, unit } from '../../rules/pieces.ts'
import { readyUp } from '../../rules/planets.ts'
import { offerPiece } from '../../rules/production.ts'
import { landHits } from '../../rules/spaceCannon.ts'
import { takesUnits } from '../../sites.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import type { ActionCards } from '../act.ts'
import { exhaustAll } from '../agendas/common.ts'
import { aimAt } from '../aims.ts'

/** From the ships that have come to the planets that change hands. */

const stationDice = 3
const stationHits = 5

const docksNear = (table: Table, seat: Seat, hex: HexId): UnitId[] => {
  const near = [hex, ...adjacent(table, hex, seat)]
  return piecesOf(table, seat).flatMap(({ id, kind, at }) =>
    kind === 'space_dock' && near.includes(at) ? [id] : [],
  )
}

const isStructure = (kind: UnitKind) => unitKinds[kind].type === 'structure'

const structuresOfOthers = (table: Table, seat: Seat, planet: PlanetId) =>
  onPlanet(table, planet).filter(({ of, kind }) => of !== seat && isStructure(kind))

const ownedAt = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => ownerOf(table, planet) === seat)

const exhaustedOf = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => table.planets[planet]?.exhausted)

/** One of them, or none where there is none. */
const askPlanet = (seat: Seat, card: string, name: string, among: (table: Table) => readonly PlanetId[]) =>
  choose<PlanetId | undefined, Ti4>(seat, ({ table }) => {
    const open = among(table)
    if (open.length === 0) return { skip: undefined }
    return {
      name,
      rule: 'ti4/2.7',
      text: 'ti4.ask.aim.planet',
      about: { card },
      hint: { aims: 'card' },
      options: { shape: 'oneOf', of: Object.fromEntries(open.map(planet => [planet, { on: { planet } }])) },
    }
  })

/** What goes to one of his planets there from the others. */
function* regroup(table: Table, seat: Seat, hex: HexId, planet: PlanetId, name: string): Flow {
  const chosen = yield* choose<UnitId[], Ti4>(seat, seen => {
    const others = ownedAt(seen.table, seat, hex).filter(each => each !== planet)
    const troops = others.flatMap(each => troopsOn(seen.table, each, seat))
    if (troops.length === 0) return { skip: [] }
    return {
      name: `${name}/${planet}`,
      rule: 'ti4/2.7',
      text: 'ti4.ask.regroup',
      about: { planet },
      hint: { sends: 'troops' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          troops.map(({ id, kind, planet: from = '' }) => [
            id,
            { on: { unit: id }, about: { unit: kind, planet: from } },
          ]),
        ),
        least: 0,
        most: troops.length,
      },
      otherwise: [],
    }
  })
  const count = standOn(table, chosen, planet)
  if (count > 0) yield* tell('everyone', { text: 'ti4.log.decoys', about: { seat, count, planet } })
}

export const invading = {
  experimental_battlestation: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, _, { of, hex, units, aside }) =>
      !aside && units.length > 0 && fleet(table, of, hex).length > 0,
    aims: aimAt.unit((table, by, about) => docksNear(table, by, about.hex ?? '')),
    *does(table, { by, name, about: { of, hex } }) {
      yield* moment(table, 'whenUnitAbilityRoll', `${name}/station`, { of: by, hex, step: 'spaceCannon' })
      const needs = stationHits - numberOf(table, of, 'firedAt', 0, {})
      const dice =
        stationDice + numberOf(table, by, 'additionalDice', 0, { step: 'spaceCannon', isFavoured: true })
      for (let time = 1; ; time++) {
        const path = `${name}/station/${time}`
        const hits = yield* throwDice(table, by, path, dice, needs)
        if (yield* moment(table, 'afterUnitAbilityRoll', path, { of: by, hex, step: 'spaceCannon' })) continue
        return yield* landHits(table, by, of, hex, path, hits)
      }
    },
  },

  /** What it sends back does not land again in this action. */
  parley: {
    hint: { helps: 'planet', by: 2 },
    may: (table, by, { planet }) => ownerOf(table, planet) === by,
    *does(table, { about: { of, planet } }) {
      // What is never carried has not come down either.
      for (const { id, kind } of troopsOn(table, planet, of))
        if (isLanding(kind)) delete unit(table, id).planet
      const { doing } = table
      if (doing?.landed) doing.landed = doing.landed.filter(each => each !== planet)
      yield* tell('everyone', { text: 'ti4.log.parley', about: { seat: of, planet } })
    },
  },
  ghost_squad: {
    hint: { helps: 'planet' },
    may: (table, by, { hex, planet }) =>
      ownerOf(table, planet) === by &&
      ownedAt(table, by, hex).length > 1 &&
      piecesAt(table, hex).some(
        piece => piece.of === by && piece.planet !== undefined && isGroundForce(table, piece),
      ),
    *does(table, { by, name, about: { hex } }) {
      for (const planet of ownedAt(table, by, hex))
        if (takesUnits(table, by, planet)) yield* regroup(table, by, hex, planet, name)
    },
  },

  infiltrate: {
    hint: { helps: 'planet', by: 2 },
    may: (table, by, { planet }) =>
      structuresOfOthers(table, by, planet).some(({ kind }) => canPlace(table, by, kind)),
    *does(table, { by, name, about: { planet } }) {
      let count = 0
      for (const { id, kind, at } of structuresOfOthers(table, by, planet)) {
        const from = { name: `${name}/${id}`, rule: 'ti4/23.4' } as const
        if (!(yield* offerPiece(table, by, kind, from))) continue
        destroy(table, [id])
        // A dock of the Saar lies in the space around it.
        const isAfloat = sheetOf(table, by, kind)?.inSpace === true
        place(table, { kind, of: by, at, ...(!isAfloat && { planet }) })
        count++
      }
      yield* tell('everyone', { text: 'ti4.log.infiltrates', about: { seat: by, count, planet } })
    },
  },
  /** As far as it goes: the one may have nothing ready, the other nothing exhausted. [1.17] */
  reparations: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, by, { against }) =>
      exhaustedOf(table, by).length > 0 || (against !== undefined && readyPlanets(table, against).length > 0),
    *aims(_table, { by, name, about: { against = '' } }) {
      const theirs = yield* askPlanet(by, 'reparations', `${name}/theirs`, now => readyPlanets(now, against))
      const own = yield* askPlanet(by, 'reparations', `${name}/own`, now => exhaustedOf(now, by))
      return { ...(theirs && { theirs }), ...(own && { own }) }
    },
    *does(table, { by, about: { against = '' } }, { theirs, own }: { theirs?: PlanetId; own?: PlanetId }) {
      if (theirs && readyPlanets(table, against).includes(theirs)) yield* exhaustAll(table, against, [theirs])
      if (own && exhaustedOf(table, by).includes(own)) yield* readyUp(table, by, [own])
    },
  },
} satisfies ActionCards
