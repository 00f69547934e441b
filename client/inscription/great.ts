import type { Line } from '../../shared/protocol.ts'
import { mySeat } from '../net/room.ts'
import type { Great } from '../room/herald/great.ts'

/** What the log of Inscription tells that all should hear of. */

const word = ({ text }: Line): string => text.replace(/^inscription\.log\./, '')
const scored = ['objective', 'mecatol', 'aiMecatol', 'aiObjective']
const isWar = (line: Line) => word(line).startsWith('war.')
const isOutcome = (line: Line) => word(line).startsWith('outcome.')

/** Read again by whoever reads the great events alone. */
export const isGreat = (line: Line): boolean =>
  isWar(line) || isOutcome(line) || ['agenda', 'event', ...scored].includes(word(line))

const isMine = ({ about = {} }: Line) => about['seat'] === mySeat.peek()

/** Those told after that moment: what was reached, what the council decided, and how a war went for me. */
export function greatIn(all: readonly Line[], after: number): readonly Great[] {
  const lines = all.filter(({ at, struck, says }) => at > after && !struck && says === undefined)
  const wars = lines.filter(isWar)
  const mine = wars.filter(isMine)
  const fought: Great[] =
    wars.length === 0
      ? []
      : [{ at: wars[0]?.at ?? after, look: lookOf(mine), lines: mine.length > 0 ? mine : wars.slice(0, 1) }]
  return [...lines.flatMap(line => told(line) ?? []), ...fought].sort((a, b) => a.at - b.at)
}

const lookOf = (mine: readonly Line[]): Great['look'] =>
  mine.length > 0 && mine.every(line => word(line) === 'war.won')
    ? 'won'
    : mine.some(line => word(line) === 'war.lost')
      ? 'lost'
      : 'war'

function told(line: Line): Great | undefined {
  const { at, about = {} } = line
  const seat = typeof about['seat'] === 'string' ? { seat: about['seat'] } : {}
  if (scored.includes(word(line))) return { at, look: 'points', ...seat, lines: [line] }
  if (word(line) === 'agenda' || isOutcome(line)) return { at, look: 'council', ...seat, lines: [line] }
  return undefined
}
