import type { Seat } from '../../../engine/rules.ts'
import { piecesAt } from '../../forces.ts'
import { sheet } from '../../realm.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { pickOf } from '../factions/placing.ts'
import { type Pile, showHand } from './looking.ts'

const all: readonly Pile[] = ['actionCards', 'notes', 'secretObjectives']

const piles = (table: Table, of: Seat): Pile[] => all.filter(pile => sheet(table, of)[pile] > 0)

const soAta: Component = {
  at: {
    afterActivation: {
      choice: {
        hint: { shows: 'actionCard' },
        may: (table, by, { of, hex }) =>
          of !== by && piecesAt(table, hex).some(piece => piece.of === by) && piles(table, of).length > 0,
      },
      *does(_, { by, about: { of }, name }) {
        const ask = { name: `${name}/pile`, card: 'so_ata', text: 'ti4.ask.soAta', rule: 'ti4/51.7' } as const
        const pile = yield* pickOf<Pile>(by, ask, now =>
          Object.fromEntries(piles(now, of).map(id => [id, { text: `ti4.soAta.${id}` }])),
        )
        if (pile !== 'none') yield* showHand(by, of, pile)
      },
    },
  },
}

/** Ssruu has the abilities of other agents: see `leaders.ts`. */
export const yssarilLeaders = { so_ata: soAta } as const
