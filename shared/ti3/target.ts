import { plays, type Variants } from './options.ts'

/** At so many points a game is won. [p. 14; the Long War: p. 32] */
export const pointsToWin = (table: { readonly variants?: Variants }): number =>
  (plays(table, 'longWar') ? 14 : 10) - (comesSooner(table) ? 1 : 0)

/** With Bureaucracy objectives come faster, so one point less is enough unless the table chose otherwise. */
const comesSooner = (table: { readonly variants?: Variants }): boolean =>
  plays(table, 'strategyCards') === 'shatteredEmpire'
