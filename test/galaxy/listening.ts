import type { Flow } from '../../shared/engine/flow.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Acts, Scenes } from '../../shared/galaxy/components/acting.ts'

/** What somebody does at moments by itself, invented for a test. */
export type Listens<S extends Scenes> = {
  [M in keyof S['moments'] & string]?: (
    table: S['table'],
    holder: Seat,
    about: S['moments'][M],
    name: string,
  ) => Flow<unknown>
}

export const actingAs = <S extends Scenes>(listens: Listens<S>): Acts<S> =>
  ({
    at: Object.fromEntries(
      Object.entries(listens).map(([what, does]) => [
        what,
        {
          does: (table: S['table'], { by, about, name }: never) =>
            (does as (...said: unknown[]) => Flow<unknown>)(table, by, about, name),
        },
      ]),
    ),
  }) as unknown as Acts<S>

/** Played with another component in the place of a printed one, which is put back. */
export function inPlaceOf<C, T>(registry: Record<string, C>, id: string, invented: C, play: () => T): T {
  const before = registry[id]
  registry[id] = invented
  try {
    return play()
  } finally {
    if (before) registry[id] = before
    else delete registry[id]
  }
}
