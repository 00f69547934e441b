import type { Line } from '../../shared/protocol.ts'
import type { Great } from '../room/herald/great.ts'

/** What the log of Inscription tells that all should hear of. */

const word = ({ text }: Line): string => text.replace(/^inscription\.log\./, '')
const scored = ['objective', 'mecatol', 'aiMecatol', 'aiObjective']
const isWar = (line: Line) => word(line).startsWith('war.')
const isOutcome = (line: Line) => word(line).startsWith('outcome.')

/** Read again by whoever reads the great events alone. */
export const isGreat = (line: Line): boolean =>
  isWar(line) || isOutcome(line) || ['agenda', 'event', ...scored].includes(word(line))

/** Those told after that moment: what was reached, and what the council debates. Wars and votes have a scene of their own. */
export const greatIn = (lines: readonly Line[], after: number): readonly Great[] =>
  lines.filter(({ at, struck, says }) => at > after && !struck && says === undefined).flatMap(told)

function told(line: Line): Great[] {
  const { at, about = {} } = line
  const seat = typeof about['seat'] === 'string' ? { seat: about['seat'] } : {}
  if (scored.includes(word(line))) return [{ at, look: 'points', ...seat, lines: [line] }]
  return word(line) === 'agenda' ? [{ at, look: 'council', lines: [line] }] : []
}
