import type { Flow } from '../../../engine/flow.ts'
import type { Hint } from '../../../engine/hint.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { opponentIn } from '../../battles.ts'
import { isCapturable } from '../../captives.ts'
import type { UnitKind } from '../../content/units.ts'
import { permits } from '../../effects.ts'
import { onPlanet, piecesAt, piecesOf } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { print } from '../../prints.ts'
import { othersClockwise } from '../../realm.ts'
import { capture } from '../../rules/capture.ts'
import type { Table, Unit } from '../../table.ts'
import { tearsAt } from '../../tears.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { exhaustedFor } from '../costs.ts'
import { fightsInSpace, fightsOnGround, type OfFaction } from './means.ts'
import { pickOf } from './placing.ts'

const mayChoose = (table: Table, seat: Seat): boolean => permits(table, seat, 'usesAbilities', {}, true)

type There = (unit: Unit) => boolean

/** It stood there when they fell, or fell with them. */
const wasThere = (table: Table, fallen: readonly Unit[], { at }: Unit, isIt: There): boolean =>
  [...piecesAt(table, at), ...fallen].some(unit => unit.at === at && isIt(unit))

const isFlagship =
  (seat: Seat): There =>
  ({ of, kind }) =>
    of === seat && kind === 'flagship'

/** What its dock makes is no danger to its own. */
const dimensionalTear: Component = {
  permits: { braves: ({ table, holder, hex }) => tearsAt(table, hex).includes(holder) || undefined },
}

/** One of its kind and owner stands for all: what is captured comes out of reinforcements. */
function targets(table: Table, seat: Seat): [Seat, UnitKind][] {
  const docks = piecesOf(table, seat).filter(({ kind }) => kind === 'space_dock')
  const near = new Set(docks.flatMap(({ at }) => adjacent(table, at, seat)))
  return othersClockwise(table, seat).flatMap(of => {
    const kinds = piecesOf(table, of).flatMap(({ kind, at }) => (near.has(at) ? [kind] : []))
    return [...new Set(kinds)]
      .filter(kind => isCapturable(table, seat, of, kind) && piecesLeft(table, of, kind) > 0)
      .map((kind): [Seat, UnitKind] => [of, kind])
  })
}

/** It pays for one like it: three resources are about a planet. */
export const worthCaptive = (table: Table, of: Seat, kind: UnitKind): Hint => ({
  gains: 'unit',
  by: print(table, of, kind).cost / 3,
})

const seized = (table: Table, of: Seat, kind: UnitKind): Choice => ({
  text: 'ti4.captive.of',
  about: { seat: of, unit: kind },
  hint: worthCaptive(table, of, kind),
})

function* openVortex(table: Table, seat: Seat): Flow {
  const asks = { name: 'vortex', card: 'vortex', text: 'ti4.ask.vortex' }
  const said = yield* pickOf<string>(seat, asks, now =>
    Object.fromEntries(targets(now, seat).map(([of, kind]) => [`${of}.${kind}`, seized(now, of, kind)])),
  )
  const [of, kind] = said.split('.') as [Seat, UnitKind | undefined]
  if (kind !== undefined) yield* capture(table, seat, [{ of, kind }])
}

export const vuilraith: OfFaction = {
  devour: {
    permits: {
      captures({ table: { battle }, holder, unit }) {
        const isIn = fightsInSpace(battle, holder) || fightsOnGround(battle, holder)
        return (isIn && unit.of === opponentIn(battle, holder)) || undefined
      },
    },
  },
  amalgamation: {
    permits: { paysWithCaptives: ({ table, holder }) => mayChoose(table, holder) || undefined },
  },
  riftmeld: {
    permits: { researchesForCaptive: ({ table, holder }) => mayChoose(table, holder) || undefined },
  },
  the_terror_between: {
    permits: {
      captures: ({ table, holder, unit, fallen }) =>
        (!isFlagship(holder)(unit) && wasThere(table, fallen, unit, isFlagship(holder))) || undefined,
    },
  },
  reanimator: {
    permits: {
      captures({ table, holder, unit, fallen }) {
        const { of, kind, planet } = unit
        if (of !== holder || kind !== 'infantry' || planet === undefined) return undefined
        const all = [...onPlanet(table, planet, 'mech'), ...fallen]
        return (
          all.some(piece => piece.of === holder && piece.kind === 'mech' && piece.planet === planet) ||
          undefined
        )
      },
    },
  },
  vortex: {
    action: exhaustedFor('vortex', {
      hint: { harms: 'foe' },
      may: (table, seat) => targets(table, seat).length > 0,
      does: openVortex,
      endsTurn: true,
    }),
  },
  dimensional_tear: dimensionalTear,
  dimensional_tear_ii: dimensionalTear,
}
