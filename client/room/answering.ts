import { computed, effect, signal } from '@preact/signals'
import { checkAnswer, type Refusal } from '../../shared/engine/options.ts'
import { answer, command, connection } from '../net/room.ts'
import type { Asked } from './asked.ts'
import { turnTo } from './beforeMe.ts'
import { gameView } from './gameView.ts'

/** Why the last thing tried was not possible. */
export const problem = signal<Refusal | undefined>()
export const sending = signal(false)
/** What was sent waits for the line. */
export const isKept = computed(() => sending.value && connection.value !== 'open')
/** How often something kept has arrived after all. */
export const arrived = signal(0)

/** What is wrong with an answer, told by the same check the room makes. */
export function wrongWith(ask: Asked, value: unknown): Refusal | undefined {
  const shapes = gameView.peek()?.shapes() ?? {}
  const wrong = ask.options.shape in shapes ? checkAnswer(shapes, ask.options, value) : undefined
  return wrong && { ...(ask.rule !== undefined && { rule: ask.rule }), ...wrong }
}

export async function tell(attempt: () => Promise<Refusal | undefined>): Promise<boolean> {
  sending.value = true
  let wasKept = false
  const follow = effect(() => {
    wasKept ||= isKept.value
  })
  const refused = await attempt()
  follow()
  sending.value = false
  problem.value = wasKept && refused ? voided(refused) : refused
  if (wasKept && !refused) arrived.value++
  return refused === undefined
}

/** The table went on meanwhile. */
const tooLate: readonly string[] = ['notOpen', 'notNow', 'over', 'fellBack']
const voided = (refused: Refusal): Refusal =>
  tooLate.includes(refused.code) ? { code: refused.code, why: 'refused.void' } : refused

/** Another question is open: what was wrong with an answer is dealt with. What else the table said is read to its end. */
export function dropProblem(): void {
  const { code = '' } = problem.peek() ?? {}
  if (code !== 'no' && !tooLate.includes(code)) problem.value = undefined
}

export async function give(ask: Asked, value: unknown): Promise<boolean> {
  const wrong = wrongWith(ask, value)
  if (wrong) {
    problem.value = wrong
    return false
  }
  const done = await tell(() => (ask.command ? command : answer)(ask.key, value))
  if (done) turnTo(undefined)
  return done
}
