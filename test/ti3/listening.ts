import type { Acts, Scenes } from '../../shared/ti3/cards/act.ts'
import { held } from '../../shared/ti3/cards/registry.ts'
import { actingAs, inPlaceOf, type Listens as Listening } from '../galaxy/listening.ts'

/** What somebody does at moments by itself, invented for a test. */
export type Listens = Listening<Scenes>

export const listening = held as Record<string, Acts>

export const acting: (listens: Listens) => Acts = actingAs<Scenes>

/** Played with an ability of Sol invented for the test, listening at these moments. */
export const heardBy = <T>(listens: Listens, play: () => T): T =>
  inPlaceOf(listening, 'sol_orbital_drop', acting(listens), play)
