import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { SheetId } from '../content/assets.ts'

/** What can be done to a sheet with one resource, one asset or for nothing. */
export type Verb =
  | 'explore'
  | 'claim'
  | 'unlock'
  | 'develop'
  | 'dock'
  | 'scrap'
  | 'take'
  | 'dottedX'
  | 'legend'
  | 'build'
  | 'unlockUnit'
  | 'research'
  | 'technology'
  | 'focus'
  | 'use'
  | 'relic'

/** Resources, `any` of no fixed type, a trade good, a saved asset, or nothing at all. */
export type Payment = string

/** Alike in what they do and what they may be paid with. */
export interface MarkGroup {
  readonly verb: Verb
  readonly sheet: SheetId
  readonly at: readonly string[]
  readonly with: readonly Payment[]
}

export interface MarkOptions extends Options {
  readonly shape: 'mark'
  readonly groups: readonly MarkGroup[]
  /** The marker may be put down: nothing is left that has to be spent. */
  readonly down?: true
}

export type Mark =
  | { readonly verb: Verb; readonly sheet: SheetId; readonly at: string; readonly with: Payment }
  | { readonly verb: 'down' }

const refuse = (code: string): Refusal => ({ code, why: `refused.${code}` })

const isMark = (value: unknown): value is { verb: string; sheet?: string; at?: string; with?: string } =>
  typeof value === 'object' && value !== null && 'verb' in value

export const markShape: Shape<MarkOptions, Mark> = {
  check({ groups, down }, value) {
    if (!isMark(value)) return refuse('notOffered')
    const keys = Object.keys(value).length
    if (value.verb === 'down')
      return !down ? refuse('resourcesLeft') : keys > 1 ? refuse('notOffered') : undefined
    const { verb, sheet, at, with: payment } = value
    const fits = groups.some(
      group =>
        group.verb === verb &&
        group.sheet === sheet &&
        group.at.includes(at ?? '') &&
        group.with.includes(payment ?? ''),
    )
    return fits && keys === 4 ? undefined : refuse('notOffered')
  },
  sample({ groups, down }, chance) {
    const each = groups.flatMap(group => group.at.map(at => ({ group, at })))
    // Otherwise a bot with many trade goods would spend them all at once.
    if (down && (each.length === 0 || chance.below('mark/down', 2) === 0)) return { verb: 'down' }
    const { group, at } = each[chance.below('mark', each.length)] as (typeof each)[number]
    const payment = group.with[chance.below('mark/with', group.with.length)] as Payment
    return { verb: group.verb, sheet: group.sheet, at, with: payment }
  },
  impossible: ({ groups, down }) => !down && groups.length === 0,
  count: ({ groups, down }) =>
    groups.reduce((sum, group) => sum + group.at.length * group.with.length, down ? 1 : 0),
}
