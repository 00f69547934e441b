import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { holds } from '../../effects.ts'
import { onPlanet, piecesAt, piecesOf } from '../../forces.ts'
import { wormholesAt } from '../../links.ts'
import { canPlace } from '../../pieceLimits.ts'
import { specialtiesOf } from '../../planets.ts'
import { hexOf, homeWorlds, planetsOf, sheet } from '../../realm.ts'
import { discardHand } from '../../rules/actionCards.ts'
import { loseUnits } from '../../rules/combat.ts'
import { everybody, someOfOnes } from '../../rules/everybody.ts'
import { gainGoods } from '../../rules/goods.ts'
import { discardLaw } from '../../rules/laws.ts'
import { bring, destroy, place } from '../../rules/pieces.ts'
import { offerPiece } from '../../rules/production.ts'
import type { Table, UnitId } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import type { Agendas } from '../act.ts'
import { destroyAll, destroyOf, everyone, exhaustsLater, later } from './common.ts'
import { settle } from './planets.ts'

/** Units destroyed, placed and changed on the whole map. */

const kept: readonly (readonly [UnitKind, number])[] = [
  ['dreadnought', 2],
  ['cruiser', 4],
]
const enoughFighters = 2

export const idsOf = (pieces: readonly { id: UnitId }[]) => pieces.map(({ id }) => id)

const ofKind = (table: Table, seat: Seat, kind: UnitKind) =>
  idsOf(piecesOf(table, seat).filter(piece => piece.kind === kind))

/** So many of these, by choice. */
export const choosing = (
  seat: Seat,
  name: string,
  count: number,
  among: (table: Table) => readonly UnitId[],
) =>
  someOfOnes(seat, {
    name,
    rule: 'ti4/8.18',
    text: 'ti4.ask.destroySome',
    hint: { loses: 'unit' },
    count,
    among,
    on: unit => ({ on: { unit } }),
  })

/** All of a kind but so many. */
function* disarms(table: Table, seat: Seat): Flow<UnitId[]> {
  const chosen: UnitId[] = []
  for (const [kind, count] of kept) {
    const over = ofKind(table, seat, kind).length - count
    if (over > 0)
      chosen.push(...(yield* choosing(seat, `arms/${kind}`, over, now => ofKind(now, seat, kind))))
  }
  return chosen
}

export const isGate = (letter: string): boolean => letter === 'alpha' || letter === 'beta'

export const wormholes = (table: Table, which: (letter: string) => boolean = () => true): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(hex => wormholesAt(table, hex).some(which))

export const forceAgendas = {
  arms_reduction: {
    *outcome(table, decided) {
      if (decided === 'against') return later(table, 'arms_reduction')
      yield* everybody(
        table,
        { by: table.speaker },
        seat => disarms(table, seat),
        (seat, ids) => destroyOf(table, seat, `arms/${seat}`, ids),
      )
    },
    lasts: exhaustsLater((table, _, planet) => specialtiesOf(table, planet).length > 0),
  },
  enforced_travel_ban: {
    permits: {
      sailsWormhole: ({ table, of, letter }) =>
        isGate(letter) && !holds(table, of, 'quantum_entanglement') ? false : undefined,
    },
    *outcome(table, decided) {
      if (decided !== 'against') return
      const struck = new Set(wormholes(table).flatMap(hex => [hex, ...adjacent(table, hex)]))
      const pds = [...struck].flatMap(hex => piecesAt(table, hex).filter(({ kind }) => kind === 'pds'))
      yield* destroyAll(table, 'ban', idsOf(pds))
    },
  },
  homeland_defense_act: {
    permits: { anyPds: () => true },
    *outcome(table, decided) {
      if (decided !== 'against') return
      yield* everybody(
        table,
        { by: table.speaker },
        seat => choosing(seat, 'defense', 1, now => ofKind(now, seat, 'pds')),
        (seat, ids) => destroyOf(table, seat, `defense/${seat}`, ids),
      )
    },
  },
  prophecy_of_ixth: {
    numbers: {
      combat: ({ of = '', elected, kind }) => (elected?.includes(of) && kind === 'fighter' ? 1 : undefined),
    },
    at: {
      afterProduction: {
        *does(table, { by, about: { of, count } }) {
          if (of === by && count < enoughFighters) yield* discardLaw(table, 'prophecy_of_ixth')
        },
      },
    },
  },
  publicize_weapon_schematics: {
    permits: {
      sustains: ({ kind }) => (kind === 'war_sun' ? false : undefined),
      researchesFreely: ({ table, technology }) =>
        isWarSun(technology) && table.order.some(seat => ownsWarSun(table, seat)) ? true : undefined,
    },
    *outcome(table, decided) {
      if (decided !== 'against') return
      for (const seat of everyone(table)) if (ownsWarSun(table, seat)) yield* discardHand(table, seat)
    },
  },
  rearmament_agreement: {
    *outcome(table, decided) {
      if (decided === 'for') {
        yield* everybody(
          table,
          { by: table.speaker },
          seat =>
            someOfOnes(seat, {
              name: 'rearmed',
              rule: 'ti4/8.18',
              text: 'ti4.ask.placeMech',
              hint: { helps: 'planet' },
              count: 1,
              among: now =>
                canPlace(now, seat, 'mech')
                  ? homeWorlds(now, seat).filter(planet => now.planets[planet]?.owner === seat)
                  : [],
              on: planet => ({ on: { planet } }),
            }),
          function* (seat, [planet]) {
            if (planet === undefined) return
            const piece = { name: `rearmed/${seat}`, rule: 'ti4/23.4' } as const
            if (!(yield* offerPiece(table, seat, 'mech', piece))) return
            place(table, {
              kind: 'mech',
              of: seat,
              at: hexOf(table, planet as PlanetId) as HexId,
              planet: planet as PlanetId,
            })
            yield* tell('everyone', { text: 'ti4.log.placesMech', about: { seat, planet } })
          },
        )
        return
      }
      for (const seat of everyone(table)) {
        const mechs = piecesOf(table, seat).filter(({ kind }) => kind === 'mech')
        destroy(table, idsOf(mechs))
        for (const { at, planet } of mechs)
          bring(table, { kind: 'infantry', of: seat, at, ...(planet && { planet }) })
        if (mechs.length > 0)
          yield* tell('everyone', { text: 'ti4.log.mechsGo', about: { seat, count: mechs.length } })
      }
    },
  },
  regulated_conscription: {
    numbers: {
      built: { set: ({ kind }) => (kind === 'fighter' || kind === 'infantry' ? 1 : undefined) },
    },
  },
  swords_to_plowshares: {
    *outcome(table, decided) {
      for (const seat of everyone(table)) {
        const own = planetsOf(table, seat)
        if (decided === 'against') {
          for (const planet of own) yield* settle(table, seat, planet)
          continue
        }
        const infantry = own.map(planet =>
          onPlanet(table, planet, 'infantry').filter(({ of }) => of === seat),
        )
        const gone = infantry.flatMap(there => idsOf(there).slice(0, Math.ceil(there.length / 2)))
        yield* loseUnits(table, seat, `swords/${seat}`, gone)
        yield* gainGoods(table, seat, gone.length)
      }
    },
  },
} satisfies Agendas

const isWarSun = (id: string): boolean => id === 'war_sun' || id === 'prototype_war_sun_ii'

const ownsWarSun = (table: Table, seat: Seat): boolean =>
  Object.keys(sheet(table, seat).technologies).some(isWarSun)
