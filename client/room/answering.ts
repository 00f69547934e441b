import { signal } from '@preact/signals'
import { checkAnswer, type Refusal } from '../../shared/engine/options.ts'
import { answer, command } from '../net/room.ts'
import type { Asked } from './asked.ts'
import { turnTo } from './beforeMe.ts'
import { gameView } from './gameView.ts'

/** Why the last thing tried was not possible. */
export const problem = signal<Refusal | undefined>()
export const sending = signal(false)

/** What is wrong with an answer, told by the same check the room makes. */
export function wrongWith(ask: Asked, value: unknown): Refusal | undefined {
  const shapes = gameView.peek()?.shapes() ?? {}
  const wrong = ask.options.shape in shapes ? checkAnswer(shapes, ask.options, value) : undefined
  return wrong && { ...(ask.rule !== undefined && { rule: ask.rule }), ...wrong }
}

export async function tell(attempt: () => Promise<Refusal | undefined>): Promise<boolean> {
  sending.value = true
  const refused = await attempt()
  sending.value = false
  problem.value = refused
  return refused === undefined
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
