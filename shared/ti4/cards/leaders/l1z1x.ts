import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { isIn } from '../../content/sets.ts'
import { unitKinds } from '../../content/units.ts'
import { piecesAt } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { removeUnits } from '../../rules/removing.ts'
import type { Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { none, pickOf, putUnits } from '../factions/placing.ts'
import { theHelmsman } from './l1z1xHero.ts'

/** Infantry that could become a mech, one for each place it stands. */
function infantryAt(table: Table, seat: Seat, hex: HexId): Record<UnitId, Choice> {
  if (!isIn(table, unitKinds.mech) || piecesLeft(table, seat, 'mech') === 0) return {}
  const spots = new Map(
    piecesAt(table, hex).flatMap(({ id, of, kind, planet }) =>
      of === seat && kind === 'infantry' ? [[planet ?? hex, { id, planet }] as const] : [],
    ),
  )
  return Object.fromEntries(
    [...spots.values()].map(({ id, planet }): [UnitId, Choice] => [
      id,
      {
        on: { unit: id },
        about: { unit: 'infantry', ...(planet ? { planet } : { hex }) },
        hint: { gains: 'unit' },
      },
    ]),
  )
}

const i48s: Component = {
  at: {
    afterActivation: exhaustedAt('i48s', {
      choice: {
        hint: { gains: 'unit' },
        may: (table, _by, { of, hex }) => Object.keys(infantryAt(table, of, hex)).length > 0,
      },
      *does(table, { about: { of, hex }, name }) {
        const id = yield* pickOf<UnitId>(
          of,
          { name: `${name}/mech`, card: 'i48s', text: 'ti4.ask.becomesMech' },
          now => {
            const open = infantryAt(now, of, hex)
            return Object.keys(open).length > 0 ? { ...open, ...none('ti4.becomesMech.none') } : {}
          },
        )
        const piece = table.units[id]
        if (!piece) return
        const { planet } = piece
        yield* removeUnits(table, of, [id])
        yield* putUnits(table, of, 'mech', 1, planet ? { planet } : { hex })
      },
    }),
  },
}

const twoRam: Component = { permits: { bombardsShielded: () => true } }

export const l1z1xLeaders = { i48s, two_ram: twoRam, the_helmsman: theHelmsman } as const
