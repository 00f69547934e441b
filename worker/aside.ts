import type { Saved } from '../shared/engine/match.ts'
import type { Journal } from './journal.ts'
import { asideTable } from './schema.ts'

export type SegmentRow = { number: number; at: string; back: string | null }

/** A match as it stood, with all that was decided and begun from the segment on that it fell back to. */
export interface Aside {
  saved: Saved
  segments: readonly SegmentRow[]
  dropped: readonly number[]
}

/** What rules could not follow and the table went on without. It is kept whole: other rules may read it again. */
export class Asides {
  constructor(private readonly journal: Journal) {}

  add(segment: number, aside: Aside) {
    this.journal.write(asideTable)
    this.journal.write('INSERT INTO aside (segment, json) VALUES (?, ?)', segment, JSON.stringify(aside))
  }

  get newest(): Aside | undefined {
    const [row] = this.#rows()
    return row && (JSON.parse(row.json) as Aside)
  }

  takeNewest() {
    this.journal.write('DELETE FROM aside WHERE at = (SELECT max(at) FROM aside)')
  }

  /** Going back to a segment takes the ground from under what was kept of later ones. Says whether there was any. */
  dropBeyond(segment: number): boolean {
    const found = this.#rows().some(row => row.segment > segment)
    if (found) this.journal.write('DELETE FROM aside WHERE segment > ?', segment)
    return found
  }

  #rows(): { segment: number; json: string }[] {
    try {
      return this.journal.settled
        .exec<{ segment: number; json: string }>('SELECT segment, json FROM aside ORDER BY at DESC')
        .toArray()
    } catch (thrown) {
      if (String(thrown).includes('no such table')) return []
      throw thrown
    }
  }
}
