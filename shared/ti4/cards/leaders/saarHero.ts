import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { piecesAt, piecesOf } from '../../forces.ts'
import { loseUnits } from '../../rules/combat.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table } from '../../table.ts'
import { adjacent } from '../../ways.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { inHexes, pickOf } from '../factions/placing.ts'

/** What falls there: all Infantry and Fighters of the others. */
const victims = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(({ of, kind }) => of !== seat && (kind === 'infantry' || kind === 'fighter'))

const within = (table: Table, seat: Seat): HexId[] => {
  const near = piecesOf(table, seat).flatMap(({ kind, at }) =>
    kind === 'space_dock' ? adjacent(table, at, seat) : [],
  )
  return [...new Set(near)].filter(hex => victims(table, seat, hex).length > 0)
}

export const gurnoAggero: Component = {
  action: heroic('gurno_aggero', {
    hint: { harms: 'others', by: 2 },
    may: (table, seat) => within(table, seat).length > 0,
    *does(table, seat) {
      const card = 'gurno_aggero'
      const hex = yield* pickOf<HexId>(
        seat,
        { name: `${card}/hex`, card, text: 'galaxy.ask.aim.hex', hint: { aims: 'card' } },
        now => inHexes(within(now, seat)),
      )
      if (hex === 'none') return
      for (const of of table.order) {
        const ids = victims(table, seat, hex).flatMap(piece => (piece.of === of ? [piece.id] : []))
        if (ids.length > 0) yield* loseUnits(table, of, `${card}/${of}`, ids)
        yield* enforceSupply(table, of, hex, `${card}/supply/${of}`)
      }
    },
    endsTurn: true,
  }),
}
