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

export interface Council<T extends BotTable, Card extends string> {
  readonly agendas: Readonly<Partial<Record<Card, Sides<T>>>>
  readonly elections: Readonly<Partial<Record<Card, Elected<T>>>>
  /** `forAgainst`, or what is elected. */
  elects(card: Card): string
  /** By this one a law is only voted on again. */
  readonly revote: Card
  /** What it is worth to elect something that is nobody's. */
  worthOf?(table: T, seat: Seat, card: Card, id: string): number | undefined
  /** Whom or what a law in force elected. */
  elected(table: T, law: Card): readonly string[] | undefined
  ownerOf(table: T, id: string): Seat | undefined
  rivalry(table: T, seat: Seat, other: Seat): number
  /** The agenda that lies there, with what it can come to. */
  onTable(table: T): { readonly card: Card; readonly candidates: readonly string[] } | undefined
}

/** Votes for what brings most. */
export function votingWith<T extends BotTable, Card extends string>({
  agendas,
  elections,
  elects,
  revote,
  worthOf,
  elected,
  ownerOf,
  rivalry,
  onTable,
}: Council<T, Card>) {
  /** How well it is when this is elected, or decided. */
  function gainOf(table: T, seat: Seat, card: Card, id: string): number {
    switch (elects(card)) {
      case 'forAgainst':
        return (id === 'for' ? agendas[card]?.for(table, seat) : agendas[card]?.against?.(table, seat)) ?? 0
      case 'law': {
        const gone = -gainOfLaw(table, seat, id as Card)
        return card === revote ? gone / 2 : gone
      }
      default:
        return worthOf?.(table, seat, card, id) ?? gainOfElection(table, seat, card, id)
    }
  }

  /** What befalls another is as good as it is bad for him. */
  function gainOfElection(table: T, seat: Seat, card: Card, id: string): number {
    const whose = table.players[id] ? id : ownerOf(table, id)
    if (whose === undefined) return 0
    const his = elections[card]?.(table, whose, id) ?? 0
    return -his * rivalry(table, seat, whose)
  }

  /** What a law in force is worth. */
  function gainOfLaw(table: T, seat: Seat, law: Card): number {
    const who = elected(table, law)
    if (!who) return gainOf(table, seat, law, 'for')
    return who.reduce((sum, id) => sum + gainOf(table, seat, law, id), 0)
  }

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

  return { gainOf, gainOfLaw, favoured, stakeOf, vote }
}
