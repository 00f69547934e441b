import type { Effect } from '../../effects.ts'

/** What technologies cost while these lie, and what makes them cheaper. */
export const researchLaws = {
  regressive_rhetoric: { numbers: { technologyCost: () => 2 } },
  research_grant: { permits: { everySpecialty: () => true } },
  technology_tariffs: { numbers: { technologyCost: ({ colour }) => (colour === 'red' ? 4 : 0) } },
} satisfies Readonly<Record<string, Effect>>
