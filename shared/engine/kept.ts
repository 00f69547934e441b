import { isSettled } from './draft.ts'

const known = new WeakMap<object, Map<string, unknown>>()

/** What is read from a state is read once: one that is settled never changes, so what was found in it holds as long as it
 *  does. `find` must be a function of the state and what `name` says, and whoever is given the answer must not write to it. */
export function kept<S extends object, T>(state: S, name: string, find: (state: S) => T): T {
  if (!isSettled(state)) return find(state)
  const answers = known.get(state) ?? new Map<string, unknown>()
  if (answers.size === 0) known.set(state, answers)
  if (answers.has(name)) return answers.get(name) as T
  const answer = find(state)
  answers.set(name, answer)
  return answer
}
