import type { Begun, Decision, History, Outcome } from '../engine/match.ts'

/** A match's past in memory, as a room keeps it in its database. */
export class Shelf implements History {
  #begun: Begun[] = []
  #decisions: Decision[] = []

  keep(match: { readonly segment: number }, { begun, decision, undone }: Outcome) {
    this.#decisions = this.#decisions.filter(made => !undone.includes(made.n))
    if (undone.length > 0) this.#begun = this.#begun.filter(({ number }) => number <= match.segment)
    this.#begun.push(...begun)
    if (decision) this.#decisions.push(decision)
  }

  copy(): Shelf {
    const copy = new Shelf()
    copy.#begun = this.#begun.slice()
    copy.#decisions = this.#decisions.slice()
    return copy
  }

  before(number: number) {
    const at = this.#begun.find(begun => begun.number === number - 1)?.at
    const back = this.#begun.find(begun => begun.number === number)?.back
    if (!at) return undefined
    return { at, back, decisions: this.#decisions.filter(made => made.segment === number - 1) }
  }
}
