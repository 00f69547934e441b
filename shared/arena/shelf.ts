import type { Begun, Decision, History, Outcome } from '../engine/match.ts'

/** A match's past in memory, as a room keeps it in its database: each segment with what was decided in it. */
export class Shelf implements History {
  #begun = new Map<number, Begun>()
  #decisions = new Map<number, readonly Decision[]>()

  keep(match: { readonly segment: number }, { begun, decision, undone }: Outcome) {
    if (undone.length > 0) this.#strike(match.segment, undone)
    for (const segment of begun) this.#begun.set(segment.number, segment)
    if (decision)
      this.#decisions.set(decision.segment, [...(this.#decisions.get(decision.segment) ?? []), decision])
  }

  #strike(last: number, undone: readonly number[]) {
    for (const number of this.#begun.keys()) if (number > last) this.#begun.delete(number)
    for (const [number, decisions] of this.#decisions)
      this.#decisions.set(
        number,
        decisions.filter(made => !undone.includes(made.n)),
      )
  }

  copy(): Shelf {
    const copy = new Shelf()
    copy.#begun = new Map(this.#begun)
    copy.#decisions = new Map(this.#decisions)
    return copy
  }

  before(number: number) {
    const earlier = this.#begun.get(number - 1)
    if (!earlier) return undefined
    const back = this.#begun.get(number)?.back
    return { at: earlier.at, back, decisions: this.#decisions.get(number - 1) ?? [] }
  }
}
