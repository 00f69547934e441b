import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { piecesAt } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { destroy, place } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, UnitId } from '../../table.ts'
import { aimAt } from '../aims.ts'
import type { OfFaction } from './means.ts'

const ownPds = (table: Table, seat: Seat, hex: HexId): UnitId[] =>
  piecesAt(table, hex).flatMap(({ id, of, kind }) => (of === seat && kind === 'pds' ? [id] : []))

export const titans: OfFaction = {
  ouranos: {
    at: {
      afterActivation: {
        choice: {
          hint: { gains: 'ship', loses: 'unit' },
          may: (table, by, { of }) => of === by && piecesLeft(table, by, 'flagship') > 0,
          aims: aimAt.unit((table, by, { hex }) => (hex === undefined ? [] : ownPds(table, by, hex))),
        },
        *does(table, { by, about: { hex }, name }, pds) {
          if (!ownPds(table, by, hex).includes(pds as UnitId)) return
          destroy(table, [pds as UnitId])
          place(table, { kind: 'flagship', of: by, at: hex })
          yield* tell('everyone', { text: 'ti4.log.rises', about: { seat: by, hex } })
          yield* enforceSupply(table, by, hex, `${name}/supply`)
        },
      },
    },
  },
}
