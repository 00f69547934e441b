import { plays, type Variants } from './options.ts'

/** At so many points a game is won. [p. 14; the Long War: p. 32] */
export const pointsToWin = (table: { readonly variants?: Variants }): number =>
  plays(table, 'longWar') ? 14 : 10
