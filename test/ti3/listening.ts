import type { Flow } from '../../shared/engine/flow.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Acts } from '../../shared/ti3/acts/act.ts'
import type { Moment, Moments } from '../../shared/ti3/acts/moments.ts'
import { held } from '../../shared/ti3/acts/registry.ts'
import type { Table } from '../../shared/ti3/table.ts'

/** What somebody does at moments by itself, invented for a test. */
export type Listens = {
  [M in Moment]?: (table: Table, holder: Seat, about: Moments[M], name: string) => Flow<unknown>
}

export const listening = held as Record<string, Acts>

export const acting = (listens: Listens): Acts => ({
  at: Object.fromEntries(
    Object.entries(listens).map(([what, does]) => [
      what,
      { does: (table: Table, { by, about, name }: never) => does(table, by, about as never, name) },
    ]),
  ),
})

/** Played with an ability of Sol invented for the test, listening at these moments. */
export function heardBy<T>(listens: Listens, play: () => T): T {
  const before = listening['sol_orbital_drop']
  listening['sol_orbital_drop'] = acting(listens)
  try {
    return play()
  } finally {
    if (before) listening['sol_orbital_drop'] = before
    else delete listening['sol_orbital_drop']
  }
}
