import type { Line } from '../../../shared/protocol.ts'
import { mySeat } from '../../net/room.ts'
import { wordOf } from '../told.ts'

/** What the council decided, as the log tells it. */
export interface Verdict {
  readonly from: number
  readonly at: number
  readonly card: string
  /** What was elected, or that it was called off. */
  readonly decided: readonly Line[]
  readonly isTie: boolean
  readonly isLaw: boolean
  /** What it does. */
  readonly outcome: readonly Line[]
}

const endings = ['agenda', 'activates', 'passes', 'strategicAction', 'round', 'status', 'playsCard']
export const isDecision = (line: Line) =>
  wordOf(line).startsWith('elected.') || wordOf(line) === 'agendaCancelled'

/** The last one. Where the vote was on another card's behalf, the next agenda may lie open already. */
export function lastVerdict(lines: readonly Line[]): Verdict | undefined {
  const told = lines.filter(({ says, struck }) => says === undefined && !struck)
  const last = told.findLastIndex(isDecision)
  return last < 0 ? undefined : verdictAt(told, last)
}

/** What was decided with that line. */
export function verdictAt(told: readonly Line[], last: number): Verdict {
  let from = last
  // Two may be elected at once.
  while (told[from - 1] && isDecision(told[from - 1] as Line)) from--
  const agenda = told.slice(0, from).findLast(line => wordOf(line) === 'agenda')
  const rest = told.slice(last + 1)
  const end = rest.findIndex(line => endings.includes(wordOf(line)))
  const own = end < 0 ? rest : rest.slice(0, end)
  const opening = told[from] as Line
  return {
    from: opening.at,
    at: own.at(-1)?.at ?? told[last]?.at ?? opening.at,
    card: String(agenda?.about?.['card'] ?? opening.about?.['card'] ?? ''),
    decided: told.slice(from, last + 1),
    isTie: from > 0 && wordOf(told[from - 1] as Line) === 'tie',
    isLaw: own.some(line => wordOf(line) === 'law'),
    outcome: own.filter(line => wordOf(line) !== 'law'),
  }
}

/** What one of them means to whoever looks on. */
export const isAboutMe = ({ about = {}, private: own }: Line): boolean =>
  own === true || Object.values(about).includes(mySeat.value ?? 'nobody')
