import { isCalled } from '../../content/strategyCards.ts'
import type { PoliticalCards } from '../act.ts'

/** Laws by election: what is so for whom or what they elected. */

/** What picking Imperial costs the censured. */
const censure = 2
const cheaper = -3
const dearer = 2

export const electedLaws = {
  councils_censure: {
    numbers: {
      pickCost: ({ of = '', elected, card }) =>
        elected?.includes(of) && isCalled(card, 'base_imperial') ? censure : undefined,
    },
  },
  crown_of_thalnos: {
    numbers: {
      combat: ({ of = '', elected, kind }) =>
        elected?.includes(of) && kind === 'ground_force' ? 1 : undefined,
    },
  },
  holy_planet_of_ixth: {
    permits: {
      produces: ({ table, elected, dock }) =>
        elected?.includes(table.units[dock]?.planet ?? '') ? false : undefined,
    },
  },
  minister_of_policy: {
    numbers: { statusCards: ({ of = '', elected }) => (elected?.includes(of) ? 1 : undefined) },
  },
  science_community_speaker: {
    numbers: { technologyCost: ({ of = '', elected }) => (elected?.includes(of) ? -1 : undefined) },
    permits: {
      secondaryFree: ({ of, elected, card }) =>
        elected?.includes(of) && isCalled(card, 'base_technology') ? true : undefined,
    },
  },
  subsidized_studies: {
    numbers: {
      // Those of one people have no colour.
      technologyCost: ({ elected, colour }) => colour && (elected?.includes(colour) ? cheaper : dearer),
    },
  },
} satisfies PoliticalCards
