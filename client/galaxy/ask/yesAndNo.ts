import type { Choice, OneOf } from '../../../shared/engine/options.ts'
import type { Asked } from '../../room/asked.ts'

/** On which side an answer stands, and which of them looks like the way to go. */

type Question = Pick<Asked, 'otherwise' | 'options'>

/** What lets something be, which never looks like the way to go where there is another. */
const noes = ['no', 'not', 'none', 'keep', 'leave', 'decline', 'refuse', 'stays']
const isNo = ({ otherwise }: Question, id: string) => id === otherwise || noes.includes(id)

/** What cannot be had back must not look like the way to go either. */
export function lookOf(ask: Question, id: string, grave: readonly string[]): '' | 'primary' | 'danger' {
  const { of } = ask.options as OneOf
  const isGrave = (one: string) => grave.includes(of[one]?.text ?? '')
  if (isGrave(id)) return 'danger'
  const others = Object.keys(of).filter(one => !isNo(ask, one) && !isGrave(one))
  return (isNo(ask, id) && others.length > 0) || others.length > 2 ? '' : 'primary'
}

/** Yes stands on the right, here as in every other answer; who votes neither for nor against does so last. */
export function noThenYes(ask: Question): [string, Choice][] {
  const isLeft = ([id]: [string, Choice]) => id === 'against' || (id !== 'abstain' && isNo(ask, id))
  return Object.entries((ask.options as OneOf).of).sort(
    (one, other) => Number(isLeft(other)) - Number(isLeft(one)),
  )
}
