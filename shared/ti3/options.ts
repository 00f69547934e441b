import type { ChosenOptions, Clash, GameOption, Preset } from '../engine/rules.ts'

/** What a table can play otherwise than the first pages of the rulebook do; `otherwise` is as they do. */
const variants = [
  { id: 'longWar', values: ['no', 'imperiumRex', 'withoutImperiumRex'], otherwise: 'no' },
  { id: 'ageOfEmpire', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'sabotageRuns', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'distantSuns', values: ['no', 'yes', 'shatteredEmpire'], otherwise: 'no' },
  { id: 'leaders', values: ['no', 'yes'], otherwise: 'no' },
  {
    id: 'strategyCards',
    values: ['base', 'shatteredEmpire', 'shatteredEmpireFull'],
    otherwise: 'base',
  },
  { id: 'imperialTwo', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'expansionSystems', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'wormholeNexus', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'expansionRaces', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'expansionTechnologies', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'racialTechnologies', values: ['no', 'yes'], otherwise: 'no' },
  { id: 'expansionObjectives', values: ['no', 'instead', 'both'], otherwise: 'no' },
] as const satisfies readonly GameOption[]

/** All a table chooses when it opens. */
export const options: readonly GameOption[] = [
  { id: 'players', values: ['3', '4', '5', '6'], otherwise: '4' },
  { id: 'galaxy', values: ['together', 'random', 'preset', 'pasted'], otherwise: 'together' },
  // For a pasted galaxy: numbers of systems, as map.ts reads them.
  { id: 'map', values: [], otherwise: '', text: 200 },
  { id: 'races', values: ['lot', 'inTurn', 'twoDealt'], otherwise: 'lot' },
  ...variants.map(variant => ({ ...variant, group: 'variants' })),
]

export const clashes: readonly Clash[] = [
  // Ten races are in the first box.
  { of: { races: 'twoDealt', players: '6', expansionRaces: 'no' }, why: 'option.clash.tooFewRaces' },
  // It is meant for objectives that all lie open, and Bureaucracy stands in its place.
  { of: { imperialTwo: 'yes', ageOfEmpire: 'no' }, why: 'option.clash.throneNeedsLine' },
  { of: { imperialTwo: 'yes', strategyCards: 'shatteredEmpire' }, why: 'option.clash.throneAndBureaucracy' },
  {
    of: { imperialTwo: 'yes', strategyCards: 'shatteredEmpireFull' },
    why: 'option.clash.throneAndBureaucracy',
  },
  // The line of objectives needs its end.
  { of: { ageOfEmpire: 'yes', longWar: 'withoutImperiumRex' }, why: 'option.clash.lineNeedsRex' },
]

export const presets: readonly Preset[] = [
  { id: 'rulebook', chosen: {} },
  { id: 'evening', chosen: { galaxy: 'random', ageOfEmpire: 'yes' } },
  {
    id: 'everything',
    chosen: {
      ...Object.fromEntries(variants.map(({ id, values }) => [id, values[1]])),
      distantSuns: 'shatteredEmpire',
      // Bureaucracy stands in its place.
      imperialTwo: 'no',
    },
  },
]

type Variant = (typeof variants)[number]
type Choice<Id extends Variant['id']> = Exclude<
  Extract<Variant, { id: Id }>['values'][number],
  Extract<Variant, { id: Id }>['otherwise']
>

/** What a table plays otherwise than usual; what it plays as usual is not said. */
export type Variants = { readonly [Id in Variant['id']]?: Choice<Id> }

interface Varied {
  readonly variants?: Variants
}

/** Fixed when the table starts. */
export const variantsOf = (chosen: ChosenOptions): Variants =>
  Object.fromEntries(
    variants.flatMap(({ id, values, otherwise }) => {
      const value = values.find(each => each === chosen[id])
      return value === undefined || value === otherwise ? [] : [[id, value]]
    }),
  )

/** What was chosen where it is not the usual: `plays(table, 'longWar')`. */
export const plays = <Id extends Variant['id']>({ variants }: Varied, id: Id): Choice<Id> | undefined =>
  variants?.[id] as Choice<Id> | undefined
