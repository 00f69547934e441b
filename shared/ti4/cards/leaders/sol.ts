import { tell } from '../../../engine/flow.ts'
import { reaches } from '../../pieceLimits.ts'
import { countersOnMap, hexOf, ownerOf } from '../../realm.ts'
import { takeBackCounter } from '../../rules/economy.ts'
import { place } from '../../rules/pieces.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { oneMoreDie } from './dice.ts'

const claireGibson: Component = {
  at: {
    combatStart: {
      choice: {
        hint: { gains: 'troops' },
        may: (table, by, { battle: { planet } }) =>
          planet !== undefined && ownerOf(table, planet) === by && reaches(table, by, 'infantry', planet),
      },
      *does(table, { by, about: { battle } }) {
        const { planet } = battle
        const at = planet && hexOf(table, planet)
        if (planet === undefined || at === undefined) return
        place(table, { kind: 'infantry', of: by, at, planet })
        yield* tell('everyone', {
          text: 'ti4.log.placesOn',
          about: { seat: by, unit: 'infantry', count: 1, planet },
        })
      },
    },
  },
}

const jaceX: Component = {
  action: heroic('jace_x_4th_air_legion', {
    hint: { gains: 'counters', by: 2 },
    may: () => true,
    *does(table, seat) {
      for (const hex of countersOnMap(table, seat)) takeBackCounter(table, seat, hex, 'reinforcements')
      yield* tell('everyone', { text: 'ti4.log.tokensTakenBack', about: { seat } })
    },
    endsTurn: true,
  }),
}

export const solLeaders = {
  evelyn_delouis: oneMoreDie('evelyn_delouis', 'ground'),
  claire_gibson: claireGibson,
  jace_x_4th_air_legion: jaceX,
} as const
