import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice, SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { holds } from '../../effects.ts'
import { piecesOf } from '../../forces.ts'
import { isGate } from '../../links.ts'
import { reaches } from '../../pieceLimits.ts'
import { ownerOf } from '../../realm.ts'
import { unit } from '../../rules/pieces.ts'
import { removeUnits } from '../../rules/removing.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { layWormholeAt } from '../../rules/wormholes.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { none, pickOf, putUnits } from '../factions/placing.ts'
import { raise, room } from '../factions/raising.ts'
import { type Mechs, mechsOn } from './deploy.ts'

/** Mechs that bring something else onto the board. */

/** Those near a Star Forge, with which an Infantry may come. */
function colossi(table: Table, seat: Seat, hex: HexId) {
  if (!holds(table, seat, 'ember_colossus')) return []
  const near = new Set([hex, ...adjacent(table, hex, seat)])
  return piecesOf(table, seat).filter(
    ({ kind, at, planet }) =>
      kind === 'mech' && near.has(at) && reaches(table, seat, 'infantry', planet ?? at),
  )
}

/** Once Star Forge is done in a system. */
export function* withColossi(table: Table, seat: Seat, hex: HexId): Flow {
  const chosen = yield* choose<UnitId[], Ti4>(seat, seen => {
    const near = colossi(seen.table, seat, hex)
    if (near.length === 0) return { skip: [] }
    return {
      name: 'ember_colossus',
      rule: 'ti4/1.2',
      text: 'ti4.ask.colossi',
      hint: { gains: 'troops' },
      options: {
        shape: 'someOf',
        of: unitChoices(near),
        least: 0,
        most: near.length,
      } satisfies SomeOf,
      otherwise: [],
    }
  })
  for (const id of chosen) {
    const { at, planet } = unit(table, id)
    yield* putUnits(table, seat, 'infantry', 1, planet ? { planet } : { hex: at })
    if (!planet) yield* enforceSupply(table, seat, at, `ember_colossus/${id}`)
  }
}

const icarusDrive: Component = {
  at: {
    afterActivation: {
      choice: {
        hint: { loses: 'unit' },
        aims: aimAt.unit((table, by) =>
          piecesOf(table, by).flatMap(({ id, kind }) => (kind === 'mech' ? [id] : [])),
        ),
      },
      *does(table, { by, name }, aim) {
        const id = aim as unknown as UnitId
        const { at } = unit(table, id)
        const wasGate = isGate(table, at)
        yield* removeUnits(table, by, [id])
        yield* layWormholeAt(table, by, at, name, 'icarus_drive')
        if (table.doing?.hex === at && !wasGate) table.doing.newGate = true
      },
    },
  },
}

/** Planets taken in this Tactical Action, which still are his and have a Mech. */
const reclaimed = (table: Table, seat: Seat): PlanetId[] =>
  Object.values(table.lasting).flatMap(({ effect, by, planet }) => {
    if (effect !== 'reclaimer' || by !== seat || planet === undefined) return []
    const id = planet as PlanetId
    const isHis = ownerOf(table, id) === seat && mechsOn(table, seat, id).length > 0
    return isHis && room(table, seat, id).length > 0 ? [id] : []
  })

const reclaimer: Component = {
  at: {
    afterPlanetGained: {
      *does(table, { by, about: { of, planet } }) {
        if (of === by && table.doing?.of === by)
          begin(table, { effect: 'reclaimer', by, planet, until: 'tacticalAction' })
      },
    },
    afterTacticalAction: {
      choice: {
        hint: { gains: 'unit' },
        may: (table, by, { of }) => of === by && reclaimed(table, by).length > 0,
      },
      *does(table, { by, name }) {
        // One for each Mech, as far as there is room.
        const mechs = reclaimed(table, by).flatMap(planet =>
          mechsOn(table, by, planet).map(({ id }) => [planet, id] as const),
        )
        for (const [planet, mech] of mechs) {
          const kind = yield* pickOf<UnitKind>(
            by,
            {
              name: `${name}/${mech}`,
              card: 'reclaimer',
              text: 'ti4.ask.reclaims',
              about: { planet },
              hint: { gains: 'unit' },
            },
            now => ({
              ...Object.fromEntries(
                room(now, by, planet).map((each): [string, Choice] => [
                  each,
                  { text: 'ti4.act.units', about: { unit: each, count: 1 } },
                ]),
              ),
              ...none('ti4.mech.none'),
            }),
          )
          if (kind !== 'none') yield* raise(table, by, planet, kind, `${name}/${mech}`)
        }
      },
    },
  },
}

/** The card of its planet may change hands: `dealing.ts`. */
const prideOfKenara: Component = {
  permits: {
    tradesPlanet: ({ table, holder, planet }) => mechsOn(table, holder, planet).length > 0 || undefined,
  },
}

export const buildingMechs: Mechs = {
  pride_of_kenara: prideOfKenara,
  // With Star Forge: `withColossi`.
  ember_colossus: {},
  icarus_drive: icarusDrive,
  reclaimer,
}
