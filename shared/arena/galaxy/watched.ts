import type { LogEntry, Seat, State } from '../../engine/rules.ts'
import type { Table } from '../../galaxy/table.ts'

/** What is told of a game in every edition of the galaxy. */

type Scored = Table & {
  readonly round: number
  readonly players: Readonly<Record<Seat, { readonly points: number }>>
}

/** Points, rounds, and by which rule it ended. */
export const resultBy =
  <T extends Scored>(endOf: (table: T, winners: readonly Seat[]) => string | undefined) =>
  ({ table }: State<T>, winners: readonly Seat[]) => {
    const end = endOf(table, winners)
    return {
      scores: Object.fromEntries(Object.entries(table.players).map(([seat, { points }]) => [seat, points])),
      rounds: table.round,
      ...(end !== undefined && { end }),
    }
  }

/** Cards that these lines of the log show by right. */
export const cardsShownBy =
  (...lines: readonly string[]) =>
  ({ text, about }: LogEntry): string[] => {
    const shown = about?.['card'] ?? about?.['objective']
    return lines.includes(text) && shown ? [String(shown)] : []
  }

/** Cards that somebody looks at alone: these lines show them to nobody else. */
export const cardsLookedAt =
  (...lines: readonly string[]) =>
  ({ text, about, to }: LogEntry & { to?: Seat }): string[] =>
    lines.includes(text) && to !== undefined && about?.['seat'] === to ? [String(about['card'])] : []

/** Peoples dealt to choose from, nobody's twice. */
export const dealtFaults = (kind: string, dealt: readonly string[]): string[] =>
  new Set(dealt).size < dealt.length ? [`${kind} dealt twice: ${dealt}`] : []
