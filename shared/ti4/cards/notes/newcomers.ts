import { hasPair, relicForPair } from '../explorations/fragments.ts'
import type { NotePlays } from './plays.ts'

/** Notes of Naaz-Rokha, Nomad, Titans and Vuil'raith. */
export const newcomersNotes: NotePlays = {
  black_market_forgery: {
    hint: { helps: 'you', by: 3 },
    may: hasPair,
    does: (table, { by, name }) => relicForPair(table, by, 'black_market_forgery', name),
  },
}
