import { chosenOf } from '../../sets.ts'

export { type Chosen, idsIn, isIn } from '../../sets.ts'

/** Parts of the boxes beside the first that a table chooses one by one, each by the option of its name. */
const chosenSingly = [
  'expansionRaces',
  'expansionTechnologies',
  'racialTechnologies',
  'expansionObjectives',
  'imperialTwo',
  'expansionSystems',
  'wormholeNexus',
] as const

/** What a component came with: the first box, another, or a part of another. */
export type SetId = 'base' | 'shatteredEmpire' | 'expansionDomains' | (typeof chosenSingly)[number]

/** All there are. */
export const allSets: readonly SetId[] = ['base', 'shatteredEmpire', ...chosenSingly, 'expansionDomains']

/** By the table's options, fixed when it starts: `base` and what else is joined to it by a plus, and what is chosen singly. */
export const setsChosen = (options: Readonly<Record<string, string>>): SetId[] => [
  ...chosenOf<SetId>(options),
  ...chosenSingly.filter(id => (options[id] ?? 'no') !== 'no'),
  ...(options['distantSuns'] === 'shatteredEmpire' ? (['expansionDomains'] as const) : []),
]
