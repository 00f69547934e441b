import type { Options, Refusal, Shape } from '../../engine/options.ts'

/** A vote in secret: for one outcome with at least one vote, or none at all. */
export interface BallotOptions extends Options {
  readonly shape: 'ballot'
  readonly most: number
  /** Against the AI nobody chooses an outcome: who casts more has the better one. */
  readonly counted?: true
}

export type Ballot = { readonly for?: 'pass' | 'fail'; readonly votes: number }

const refuse = (code: string): Refusal => ({ code, why: `refused.${code}` })

export const ballotShape: Shape<BallotOptions, Ballot> = {
  check({ most, counted }, value) {
    if (typeof value !== 'object' || value === null || !('votes' in value)) return refuse('notOffered')
    const { votes, for: outcome, ...rest } = value as Record<string, unknown>
    if (Object.keys(rest).length > 0 || typeof votes !== 'number' || !Number.isInteger(votes) || votes < 0)
      return refuse('notOffered')
    if (votes > most) return refuse('tooMany')
    const chooses = !counted && votes > 0
    if (chooses ? outcome !== 'pass' && outcome !== 'fail' : outcome !== undefined)
      return refuse('notOffered')
    return undefined
  },
  sample({ most, counted }, chance) {
    const votes = chance.below('ballot/votes', most + 1)
    if (counted || votes === 0) return { votes }
    return { for: chance.below('ballot/for', 2) === 0 ? 'pass' : 'fail', votes }
  },
  only: ({ most }) => (most === 0 ? { votes: 0 } : undefined),
  count: ({ most, counted }) => (counted ? most + 1 : 2 * most + 1),
}
