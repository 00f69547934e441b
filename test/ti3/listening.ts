import { responds } from '../../shared/ti3/responds/index.ts'

/** Played with an ability of Sol invented for the test, listening at these moments. */
export function heardBy<T>(listens: object, play: () => T): T {
  const known = responds as Record<string, unknown>
  const before = known['sol_orbital_drop']
  known['sol_orbital_drop'] = listens
  try {
    return play()
  } finally {
    if (before) known['sol_orbital_drop'] = before
    else delete known['sol_orbital_drop']
  }
}
