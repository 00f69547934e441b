import type { ChosenOptions, GameOption } from '../engine/rules.ts'

/** What a table can play otherwise than the first pages of the rulebook do; `otherwise` is as they do. */
const variants = [
  { id: 'longWar', values: ['no', 'imperiumRex', 'withoutImperiumRex'], otherwise: 'no' },
  { id: 'expansionRaces', values: ['no', 'yes'], otherwise: 'no' },
] as const satisfies readonly GameOption[]

/** All a table chooses when it opens. */
export const options: readonly GameOption[] = [
  { id: 'players', values: ['3', '4', '5', '6'], otherwise: '4' },
  { id: 'galaxy', values: ['together', 'random'], otherwise: 'together' },
  ...variants,
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
