import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { best } from './choosing.ts'
import type { BotTable } from './edition.ts'

/** What an agenda brings a seat if it passes, and if it fails: beside what it brings the others. */
export interface Sides<T> {
  for(table: T, seat: Seat): number
  against?(table: T, seat: Seat): number
}

/** What it is for a player to be elected, or to have a planet elected: bad is less than nothing. */
export type Elected<T> = (table: T, seat: Seat, what: string) => number

/** Votes for what brings most. `onTable`: the agenda that lies there, with what it can come to. */
export function votingWith<T extends BotTable, Card extends string>(
  gainOf: (table: T, seat: Seat, card: Card, id: string) => number,
  onTable: (table: T) => { readonly card: Card; readonly candidates: readonly string[] } | undefined,
) {
  const wishes = (table: T, seat: Seat) => {
    const agenda = onTable(table)
    return (agenda?.candidates ?? []).map(id => ({
      id,
      gain: agenda ? gainOf(table, seat, agenda.card, id) : 0,
    }))
  }

  /** What this seat would have of the agenda that lies there. */
  const favoured = (table: T, seat: Seat): string | undefined =>
    wishes(table, seat).sort((a, b) => b.gain - a.gain)[0]?.id

  /** How much lies between what is best and what is worst. */
  function stakeOf(table: T, seat: Seat): number {
    const gains = wishes(table, seat).map(({ gain }) => gain)
    return gains.length === 0 ? 0 : Math.max(...gains) - Math.min(...gains)
  }

  const vote = (table: T, seat: Seat, card: Card, { of }: OneOf, chance: Chance): string =>
    best(
      Object.keys(of).filter(id => id !== 'abstain'),
      id => gainOf(table, seat, card, id),
      chance,
    )

  return { favoured, stakeOf, vote }
}
