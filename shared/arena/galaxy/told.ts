import type { LogEntry, Seat, State } from '../../engine/rules.ts'
import type { Step } from '../watch.ts'

/** What the log of a step tells, by the last word of each line. */

export const wordOf = ({ text }: Pick<LogEntry, 'text'>): string => text.slice(text.lastIndexOf('.') + 1)

/** One line of a step's log, and whom it is about. */
export interface Line {
  readonly word: string
  readonly seat: Seat
  readonly about: Readonly<Record<string, string | number>>
  /** The words told before it in this step. */
  readonly sooner: readonly string[]
}

/** Whether a line shows an ability at work. */
export type Shows<T> = (line: Line, step: { before: T; after: T }) => boolean

export const says =
  (...words: readonly string[]) =>
  ({ word }: Line): boolean =>
    words.includes(word)

export const fires =
  (...kinds: readonly string[]) =>
  ({ word, about }: Line): boolean =>
    word === 'fires' && kinds.includes(String(about['unit']))

/** Few abilities are told in so many words; of the others it is told, or seen, where they made a difference. `ofSeat`:
 *  what shows each ability this player has. */
export function abilitiesShown<S extends State, Id extends string>(
  { before, after, log }: Step<S>,
  ofSeat: (table: S['table'], seat: Seat) => { readonly [id in Id]?: Shows<S['table']> },
): Id[] {
  const tables = { before: before.table, after: after.table }
  const words = log.map(wordOf)
  return log.flatMap(({ about = {} }, i) =>
    [about['seat'], about['partner']].flatMap(who => {
      const seat = String(who)
      const line = { word: words[i] ?? '', seat, about, sooner: words.slice(0, i) }
      const shown = Object.entries<Shows<S['table']> | undefined>(ofSeat(after.table, seat))
      return shown.flatMap(([id, shows]) => (shows?.(line, tables) ? [id as Id] : []))
    }),
  )
}

/** What was voted on may have been read before this step or in it, and after a vote in the same step. */
export function* votedOn<S extends State>(
  { log }: Step<S>,
  game: string,
  already: string | undefined,
): Generator<string> {
  let card = already
  for (const { text, about } of log) {
    if (text === `${game}.log.agenda`) card = String(about?.['card'])
    const [, decided] = text.split(`${game}.log.elected.`)
    if (decided === undefined || card === undefined) continue
    const isWord = decided === 'for' || decided === 'against'
    yield `agenda.${card}.${isWord ? decided : 'elects'}`
  }
}

/** What a player does at any time is no answer. */
export const commanded = ({ decision }: Pick<Step, 'decision'>): string[] =>
  decision?.key.startsWith('!') ? [`command.${decision.key.slice(1)}`] : []
