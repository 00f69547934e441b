import type { Chance } from './chance.ts'
import type { Hint } from './hint.ts'
import { isBranch, type Json } from './json.ts'
import type { About, Options, RuleId, TextId } from './question.ts'

export type { Options } from './question.ts'

export interface Refusal {
  code: string
  why: TextId
  about?: About
  rule?: RuleId
}

export interface Shape<O extends Options = never, A = unknown> {
  check(options: O, value: unknown): Refusal | undefined
  sample(options: O, chance: Chance): A
  /** The answer where only one is possible: then nobody is asked. */
  only?(options: O): A | undefined
  /** That no answer fits: asking it would stop the game for ever, so it is a fault. */
  impossible?(options: O): boolean
  /** How many answers there are, for counting positions. */
  count?(options: O): number
}

/** What an option points at, so that players tap the thing itself. */
export type On =
  | { system: string }
  | { hex: string }
  | { planet: string }
  | { unit: string }
  | { card: string }
  | { seat: string }

export interface Choice {
  readonly on?: On
  readonly text?: TextId
  readonly about?: About
  readonly hint?: Hint
}

export interface OneOf extends Options {
  readonly shape: 'oneOf'
  readonly of: Readonly<Record<string, Choice>>
}

export interface SomeOf extends Options {
  readonly shape: 'someOf'
  readonly of: Readonly<Record<string, Choice>>
  readonly least: number
  readonly most: number
}

/** How many of each, together and singly within limits. */
export interface Amounts extends Options {
  readonly shape: 'amounts'
  readonly of: Readonly<Record<string, Choice & { most: number }>>
  readonly least: number
  readonly most: number
}

const refuse = (code: string): Refusal => ({ code, why: `refused.${code}` })

const oneOf: Shape<OneOf, string> = {
  check: (options, value) =>
    typeof value === 'string' && Object.hasOwn(options.of, value) ? undefined : refuse('notOffered'),
  sample(options, chance) {
    const ids = Object.keys(options.of)
    return ids[chance.below('oneOf', ids.length)] as string
  },
  only(options) {
    const ids = Object.keys(options.of)
    return ids.length === 1 ? ids[0] : undefined
  },
  impossible: options => Object.keys(options.of).length === 0,
  count: options => Object.keys(options.of).length,
}

const someOf: Shape<SomeOf, string[]> = {
  check(options, value) {
    if (!Array.isArray(value) || !value.every(id => typeof id === 'string' && Object.hasOwn(options.of, id)))
      return refuse('notOffered')
    if (new Set(value).size !== value.length) return refuse('twice')
    if (value.length < options.least) return refuse('tooFew')
    if (value.length > options.most) return refuse('tooMany')
    return undefined
  },
  sample(options, chance) {
    const most = Math.min(options.most, Object.keys(options.of).length)
    const count = options.least + chance.below('someOf', most - options.least + 1)
    return chance.shuffle('someOf/which', Object.keys(options.of)).slice(0, count).sort()
  },
  only(options) {
    const ids = Object.keys(options.of)
    return options.least >= ids.length ? ids : options.most === 0 ? [] : undefined
  },
  impossible: ({ of, least, most }) => least > Math.min(most, Object.keys(of).length),
}

const allOf = (options: Amounts) => Object.values(options.of).reduce((sum, { most }) => sum + most, 0)

const amounts: Shape<Amounts, Record<string, number>> = {
  check(options, value) {
    if (!isBranch(value)) return refuse('notOffered')
    let sum = 0
    for (const [id, amount] of Object.entries(value)) {
      const offered = Object.hasOwn(options.of, id) ? options.of[id] : undefined
      if (!offered || typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1)
        return refuse('notOffered')
      if (amount > offered.most) return refuse('tooMany')
      sum += amount
    }
    return sum < options.least ? refuse('tooFew') : sum > options.most ? refuse('tooMany') : undefined
  },
  sample(options, chance) {
    const each = Object.entries(options.of).flatMap(([id, { most }]) =>
      Array.from({ length: most }, () => id),
    )
    const most = Math.min(options.most, each.length)
    const count = options.least + chance.below('amounts', most - options.least + 1)
    const result: Record<string, number> = {}
    for (const id of chance.shuffle('amounts/which', each).slice(0, count)) result[id] = (result[id] ?? 0) + 1
    return result
  },
  only(options) {
    const all = allOf(options)
    if (options.most === 0 || all === 0) return {}
    if (options.least < all) return undefined
    return Object.fromEntries(
      Object.entries(options.of).flatMap(([id, { most }]) => (most > 0 ? [[id, most]] : [])),
    )
  },
  impossible: options => options.least > Math.min(options.most, allOf(options)),
}

export const commonShapes = { oneOf, someOf, amounts } as const

export type Shapes = Readonly<Record<string, Shape>>

function shapeOf(shapes: Shapes, options: Options): Shape<Options, Json> {
  const shape = Object.hasOwn(shapes, options.shape) ? shapes[options.shape] : undefined
  if (!shape) throw new Error(`No shape is called "${options.shape}"`)
  return shape as unknown as Shape<Options, Json>
}

export const checkAnswer = (shapes: Shapes, options: Options, value: unknown) =>
  shapeOf(shapes, options).check(options, value)

export const sampleAnswer = (shapes: Shapes, options: Options, chance: Chance) =>
  shapeOf(shapes, options).sample(options, chance)

export const onlyAnswer = (shapes: Shapes, options: Options) => shapeOf(shapes, options).only?.(options)

export const isImpossible = (shapes: Shapes, options: Options) =>
  shapeOf(shapes, options).impossible?.(options) ?? false

export const countAnswers = (shapes: Shapes, options: Options) => shapeOf(shapes, options).count?.(options)
