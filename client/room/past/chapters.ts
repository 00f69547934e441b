import type { Great } from '../herald/great.ts'
import type { Step } from './steps.ts'
import type { Told } from './view.ts'

/** A place in the story one may want to go to. */
export interface Place {
  readonly at: number
  readonly kind: 'round' | 'phase' | Great['look']
  readonly round: number
  readonly phase: string
  /** Who did what is great, in the words of the log. */
  readonly great?: Great
}

const told = ({ after }: Step): Told => after as Told

/** What becomes of planets is seen on the board, and there is too much of it to be found in a list. */
const tooMany: readonly string[] = ['won', 'lost', 'plain']

/** Where rounds and phases begin, and what was great, in its order. */
export function placesOf(steps: readonly Step[], greats: readonly Great[]): readonly Place[] {
  const stepOf = new Map(steps.flatMap(({ lines }, at) => lines.map(line => [line, at] as const)))
  const begun = steps.flatMap((step, at): Place[] => {
    const { round, phase } = told(step)
    const before = at > 0 ? told(steps[at - 1] as Step) : undefined
    const kind = before?.round !== round ? 'round' : before.phase !== phase ? 'phase' : undefined
    return kind && round > 0 ? [{ at, kind, round, phase }] : []
  })
  const great = greats.flatMap((one): Place[] => {
    const line = one.lines.at(one.look === 'points' ? -1 : 0)
    const at = line && stepOf.get(line)
    if (at === undefined || tooMany.includes(one.look)) return []
    const { round, phase } = told(steps[at] as Step)
    return [{ at, kind: one.look, round, phase, great: one }]
  })
  return [...begun, ...great].sort((a, b) => a.at - b.at || Number('great' in a) - Number('great' in b))
}
