import type { Seat } from '../../shared/engine/rules.ts'
import type { Room } from '../within.ts'

/** Whose seats still wait for them at the table after. */

/** The seat was freed or handed over. */
export function forgetAwaited({ store, facts }: Room, seat: Seat) {
  if (!facts.after || !(seat in facts.after.awaited)) return
  const { [seat]: _, ...awaited } = facts.after.awaited
  store.set({ after: { ...facts.after, awaited } })
}

export function moveAwaited({ store, facts }: Room, moved: readonly (readonly [Seat, Seat])[]) {
  if (!facts.after) return
  const awaited = Object.fromEntries(
    Object.entries(facts.after.awaited).map(([here, was]) => [
      moved.find(([from]) => from === here)?.[1] ?? here,
      was,
    ]),
  )
  store.set({ after: { ...facts.after, awaited } })
}
