import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { UnitKind } from '../../content/units.ts'
import { isLanding, isShip, piecesOf } from '../../forces.ts'
import { piecesLeft, reaches } from '../../pieceLimits.ts'
import { kinds, sheetOf } from '../../prints.ts'
import { canProduce } from '../../production.ts'
import { askProduction, produceUnits } from '../../rules/production.ts'
import { removeUnits } from '../../rules/removing.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedFor, heroic } from '../costs.ts'
import { inHexes, none, pickOf, putUnits } from '../factions/placing.ts'

/** How much more the new ship may cost. */
const dearer = 2

/** What a ship may be replaced by. */
function betterThan(table: Table, id: UnitId): UnitKind[] {
  const ship = table.units[id]
  if (!ship) return []
  const { of, at } = ship
  const cost = sheetOf(table, of, ship.kind)?.cost
  if (cost === undefined) return []
  return kinds.filter(other => {
    const price = sheetOf(table, of, other)?.cost
    if (!isShip(other) || price === undefined || price > cost + dearer) return false
    return other === 'fighter' ? reaches(table, of, other, at) : piecesLeft(table, of, other) > 0
  })
}

const replaceable = (table: Table): UnitId[] =>
  Object.entries(table.units).flatMap(([id, { kind }]) =>
    isShip(kind) && kind !== 'fighter' && betterThan(table, id).length > 0 ? [id] : [],
  )

const aboutShip = (table: Table, seat: Seat, id: UnitId): Choice => {
  const { kind = 'cruiser', of, at = '' } = table.units[id] ?? {}
  return {
    on: { unit: id },
    about: { unit: kind, hex: at },
    hint: of === seat ? { helps: 'you', by: 2 } : { helps: 'others' },
  }
}

const letaniOspha: Component = {
  action: exhaustedFor('letani_ospha', {
    hint: { gains: 'ship' },
    may: table => replaceable(table).length > 0,
    *does(table, seat) {
      const card = 'letani_ospha'
      const id = yield* pickOf<UnitId>(
        seat,
        { name: `${card}/ship`, card, text: 'ti4.ask.replacedShip', hint: { aims: 'card' } },
        now => Object.fromEntries(replaceable(now).map(each => [each, aboutShip(now, seat, each)])),
      )
      const ship = table.units[id]
      if (!ship) return
      const { kind: old, of, at } = ship
      const cost = (kind: UnitKind) => sheetOf(table, of, kind)?.cost ?? 0
      const kind = yield* pickOf<UnitKind>(
        of,
        { name: `${card}/by`, card, text: 'ti4.ask.replacement' },
        now => ({
          ...Object.fromEntries(
            betterThan(now, id).map(each => [
              each,
              {
                text: 'ti4.act.units',
                about: { unit: each, count: 1 },
                ...(cost(each) > cost(old) && {
                  hint: { helps: 'you', by: cost(each) - cost(old) } as const,
                }),
              },
            ]),
          ),
          ...none('ti4.replacement.none'),
        }),
      )
      if (kind === 'none') return
      yield* removeUnits(table, of, [id])
      yield* putUnits(table, of, kind, 1, { hex: at })
      yield* enforceSupply(table, of, at, `${card}/supply`)
    },
    endsTurn: true,
  }),
}

const one = { newDocks: false, most: 1, byAbility: true } as const

const dirzugaRophal: Component = {
  at: {
    afterActivation: {
      choice: {
        hint: { gains: 'unit' },
        may: (table, by, { of, hex }) => of !== by && canProduce(table, by, hex, one),
      },
      *does(table, { by, name, about: { hex } }) {
        const cart = yield* askProduction(by, hex, { name: `${name}/produces`, ...one })
        yield* produceUnits(table, by, hex, cart, `${name}/produced`, one)
      },
    },
  },
}

const any = 99

/** Systems with ground forces of his in which he could produce, each by one of them. */
const musters = (table: Table, seat: Seat): ReadonlyMap<HexId, UnitId> =>
  new Map(
    piecesOf(table, seat).flatMap(({ id, kind, at }) =>
      isLanding(kind) && canProduce(table, seat, at, mustering(id)) ? [[at, id] as const] : [],
    ),
  )

const mustering = (unit: UnitId) => ({ newDocks: false, byAbility: true, by: { unit, most: any } }) as const

const letaniMiasmiala: Component = {
  action: heroic('letani_miasmiala', {
    hint: { gains: 'unit' },
    may: (table, seat) => musters(table, seat).size > 0,
    *does(table, seat) {
      const card = 'letani_miasmiala'
      const done = new Set<HexId>()
      for (let nth = 1; ; nth++) {
        const hex = yield* pickOf<HexId>(
          seat,
          { name: `${card}/${nth}/hex`, card, text: 'ti4.ask.producesIn', hint: { gains: 'unit' } },
          now => {
            const left = [...musters(now, seat).keys()].filter(each => !done.has(each))
            return left.length > 0 ? { ...inHexes(left), ...none('ti4.producesIn.none') } : {}
          },
        )
        const unit = musters(table, seat).get(hex)
        if (unit === undefined) return
        done.add(hex)
        const how = mustering(unit)
        const cart = yield* askProduction(seat, hex, { name: `${card}/${nth}/produces`, ...how })
        yield* produceUnits(table, seat, hex, cart, `${card}/${nth}/produced`, how)
      }
    },
    endsTurn: true,
  }),
}

export const arborecLeaders = {
  letani_ospha: letaniOspha,
  dirzuga_rophal: dirzugaRophal,
  letani_miasmiala: letaniMiasmiala,
} as const
