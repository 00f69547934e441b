import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { hasFrontier } from '../../exploring.ts'
import { piecesOf, seatsInSpace } from '../../forces.ts'
import { hasActivated } from '../../realm.ts'
import { exploreFrontier } from '../../rules/exploration.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { crownWith } from '../agendas/crown.ts'
import { exhaustedFor, purgedAt } from '../costs.ts'
import { quickInNebulas } from '../factions/means.ts'
import { inHexes, pickOf } from '../factions/placing.ts'

/** Relics that have to do with ships, how they move and how they fight. */

const dominusOrb: Component = {
  at: {
    beforeShipsMove: purgedAt('dominus_orb', {
      choice: {
        hint: { sends: 'fleet' },
        may: (table, by, { of, hex }) =>
          of === by && piecesOf(table, by).some(({ at }) => at !== hex && hasActivated(table, by, at)),
      },
      *does(table, { by }) {
        begin(table, { effect: 'dominus_orb', by, until: 'movement', allows: { movesActivated: true } })
        yield* []
      },
    }),
  },
}

const open = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex => hasFrontier(table, hex) && seatsInSpace(table, hex).every(other => other === seat),
  )

const always = () => true

/** Exhausted or not, ships mind no anomaly; a gravity rift lifts them all the same. */
const circletOfTheVoid: Component = {
  permits: {
    throughAsteroids: always,
    throughSupernovas: always,
    intoSupernovas: always,
    throughNebulas: always,
    braves: always,
  },
  numbers: quickInNebulas,
  action: exhaustedFor('circlet_of_the_void', {
    hint: { helps: 'you' },
    may: (table, seat) => open(table, seat).length > 0,
    *does(table, seat) {
      const ask = { name: 'frontier', card: 'circlet_of_the_void', text: 'galaxy.ask.aim.hex' } as const
      const hex = yield* pickOf<HexId>(seat, ask, now => inHexes(open(now, seat)))
      if (hex !== 'none') yield* exploreFrontier(table, seat, hex)
    },
    endsTurn: true,
  }),
}

export const relicsOfFleets = {
  dominus_orb: dominusOrb,
  circlet_of_the_void: circletOfTheVoid,
  the_crown_of_thalnos_pok: { at: crownWith({ bonus: 1 }) },
} as const satisfies Record<string, Component>
