import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import { type Colour, type TechnologyId, technologies } from '../../content/technologies.ts'
import { clockwiseFrom, spendable } from '../../realm.ts'
import { missingBelow, openTechnologies, priceOf, specialtiesFor } from '../../research.ts'
import { begin } from '../../rules/lasting.ts'
import type { Table } from '../../table.ts'
import type { ActionCards } from '../act.ts'

/** Technologies: what makes one cheaper to buy, or open, and who gets none. */

const sponsored = 4
/** What it costs to do without a prerequisite. */
const shortcut = 6

const inReach = (table: Table, seat: Seat, price: number) => price <= spendable(table, seat, 'resources')

/** One of this colour that costs something and could be bought for so much less. */
const cheaper = (table: Table, seat: Seat, colour: Colour, less: number): boolean =>
  less > 0 &&
  openTechnologies(table, seat, { bought: true }).some(id => {
    const price = priceOf(table, seat, id)
    return technologies[id].colour === colour && price > 0 && inReach(table, seat, price - less)
  })

/** Open with one prerequisite less, and not without. */
function nearlyOpen(table: Table, seat: Seat): TechnologyId[] {
  const open = openTechnologies(table, seat, { bought: true })
  return openTechnologies(table, seat, { bought: true, waived: 1 }).filter(id => !open.includes(id))
}

export const researchCards = {
  corporate_sponsorship: {
    may: (table, by) => cheaper(table, by, 'green', sponsored),
    *does(table, { by }) {
      begin(table, {
        effect: 'corporate_sponsorship',
        by,
        until: 'purchase',
        adds: { technologyCost: -sponsored },
        where: { colour: 'green' },
      })
    },
  },

  /** What is open without it costs what it did. */
  focused_research: {
    may: (table, by) =>
      nearlyOpen(table, by).some(id => inReach(table, by, priceOf(table, by, id) + shortcut)),
    *does(table, { by }) {
      begin(table, {
        effect: 'focused_research',
        by,
        until: 'purchase',
        adds: { waivedPrerequisites: 1 },
        where: { bought: 1 },
      })
    },
    lasts: {
      numbers: {
        technologyCost: ({ table, of, technology }) =>
          of !== undefined && missingBelow(table, of, technology).length > 0 ? shortcut : undefined,
      },
    },
  },

  opening_the_black_box: {
    may: (table, by) => cheaper(table, by, 'red', specialtiesFor(table, by, 'red').length),
    *does(table, { by }) {
      begin(table, { effect: 'opening_the_black_box', by, until: 'purchase' })
    },
    /** Two for each ready specialty, of which the price has one. */
    lasts: {
      numbers: {
        technologyCost: ({ table, of, colour }) =>
          of !== undefined && colour === 'red' ? -specialtiesFor(table, of, colour).length : undefined,
      },
    },
  },

  scientist_assassination: {
    hint: { harms: 'aimed', by: 2.2 },
    aims: aimAt.seat((table, by) => clockwiseFrom(table, by)),
    *does(table, { by }, on: Seat) {
      begin(table, { effect: 'scientist_assassination', by, on, until: 'round', forbids: { learns: true } })
      yield* tell('everyone', { text: 'ti3.log.learnsNothing', about: { seat: on } })
    },
  },
} satisfies ActionCards
