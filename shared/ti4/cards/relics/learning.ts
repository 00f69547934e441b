import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { technologies } from '../../content/technologies.ts'
import { specialtiesOf } from '../../planets.ts'
import { planetsOf } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import { research } from '../../rules/research.ts'
import { gainPoints } from '../../rules/victory.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, purgedFor } from '../costs.ts'

/** Relics that have to do with technologies. */

/** Its other use makes up for a prerequisite: `shortcuts.ts`. */
const propheticTears: Component = {
  at: {
    afterResearch: exhaustedAt('the_prophets_tears', {
      choice: { hint: { gains: 'actionCard' }, may: (_, by, { of }) => of === by },
      *does(table, { by, name }) {
        yield* drawActionCards(table, by, 1, name)
      },
    }),
  },
}

const researched = 2
const colours = 4

const hasAllSpecialties = (table: Table, seat: Seat): boolean =>
  new Set(planetsOf(table, seat).flatMap(planet => specialtiesOf(table, planet))).size === colours

const bookOfLatvinia: Component = {
  at: {
    relicGained: {
      *does(table, { by, about: { of, card }, name }) {
        if (of !== by || card !== 'book_of_latvinia') return
        for (let nth = 1; nth <= researched; nth++)
          yield* research(table, by, {
            name: `${name}/latvinia${nth}`,
            rule: 'ti4/73.3',
            price: 0,
            among: (_, id) => Object.keys(technologies[id].needs).length === 0,
          })
      },
    },
  },
  action: purgedFor('book_of_latvinia', {
    hint: { helps: 'you', by: 2 },
    may: (table, seat) => hasAllSpecialties(table, seat) || table.speaker !== seat,
    *does(table, seat) {
      if (hasAllSpecialties(table, seat)) return yield* gainPoints(table, seat, 1)
      table.speaker = seat
      yield* tell('everyone', { text: 'ti4.log.speaker', about: { seat } })
    },
    endsTurn: true,
  }),
}

export const relicsOfLearning = {
  the_prophets_tears: propheticTears,
  book_of_latvinia: bookOfLatvinia,
} as const
