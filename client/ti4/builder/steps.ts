import type { Plan } from './plan.ts'

/** What was laid one after the other, and what was taken back of it. */
export interface Steps {
  readonly now: Plan
  readonly before: readonly Plan[]
  readonly after: readonly Plan[]
}

export const firstStep = (now: Plan): Steps => ({ now, before: [], after: [] })

/** What was taken back is gone for good. */
export const stepTo = ({ now, before }: Steps, next: Plan): Steps => ({
  now: next,
  before: [...before, now],
  after: [],
})

export function stepBack(steps: Steps): Steps {
  const { now, before, after } = steps
  const last = before.at(-1)
  return last === undefined ? steps : { now: last, before: before.slice(0, -1), after: [now, ...after] }
}

export function stepForth(steps: Steps): Steps {
  const { now, before, after } = steps
  const [next, ...others] = after
  return next === undefined ? steps : { now: next, before: [...before, now], after: others }
}
