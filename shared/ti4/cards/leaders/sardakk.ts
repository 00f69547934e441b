import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { PlanetId } from '../../content/planets.ts'
import { leap } from '../../leap.ts'
import { reaches } from '../../pieceLimits.ts'
import { planetsAt } from '../../realm.ts'
import { ownSites } from '../../sites.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { onPlanets, pickOf, putUnits } from '../factions/placing.ts'
import { orNone, servingOf } from './helping.ts'

const landings = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  ownSites(table, seat).filter(
    planet => planetsAt(table, hex).includes(planet) && reaches(table, seat, 'infantry', planet),
  )

const tro: Component = {
  at: {
    afterTacticalAction: exhaustedAt('tro', {
      choice: { may: (table, _, { of, hex }) => landings(table, of, hex).length > 0, line: servingOf },
      *does(table, { about: { of, hex }, name }) {
        const planet = yield* pickOf<PlanetId>(
          of,
          {
            name: `${name}/planet`,
            card: 'tro',
            text: 'ti4.ask.tro',
            rule: 'ti4/51.3',
            hint: { gains: 'troops' },
          },
          now => orNone(onPlanets(landings(now, of, hex))),
        )
        if (planet !== 'none') yield* putUnits(table, of, 'infantry', 2, { planet })
      },
    }),
  },
}

const ghomSekkus: Component = { permits: { gathersTroops: () => true } }

const shval: Component = {
  at: {
    afterShipsMove: {
      choice: {
        hint: { gains: 'planet', loses: 'fleet' },
        may: (table, by, { of, hex, units, aside }) =>
          !aside && of === by && units.length > 0 && planetsAt(table, hex).length > 0,
      },
      *does(table, { by, about: { hex } }) {
        begin(table, { effect: leap, by, hex, until: 'tacticalAction' })
        yield* tell('everyone', { text: 'ti4.log.leaps', about: { seat: by, hex } })
      },
    },
  },
}

export const sardakkLeaders = { tro, ghom_sekkus: ghomSekkus, shval_harbinger: shval } as const
