import type { Line } from '../../../shared/protocol.ts'
import { mySeat } from '../../net/room.ts'
import type { Great } from '../../room/herald/great.ts'
import { agendaPart, cardOf, cardText, partText } from '../cards/cards.ts'
import { isAboutMe, isDecision, verdictAt } from '../council/verdicts.ts'
import { wordOf } from '../told.ts'

/** What the log of a galaxy tells that all should hear of. */

const takings = ['takesFrom', 'takesFree', 'annexes', 'settlersJoin', 'turnsNeutral']
const battles = ['holdsSpace', 'holdsPlanet', 'bothLost', 'repels']
const claims = ['claims', 'secretAchieved', 'secretForfeited']
const points = ['points', 'losesPoints']
/** What I find; of what others find the log tells. */
const finds = ['explores', 'exploresFrontier', 'gainsRelic']
const others = ['custodians', 'objective', 'out', 'agenda', 'agendaCancelled', 'law', 'lawDiscarded', 'wins']

/** Read again by whoever reads the great events alone. */
export const isGreat = (line: Line): boolean => {
  const word = wordOf(line)
  return (
    [...takings, ...battles, ...claims, ...points, ...others].includes(word) ||
    word.startsWith('elected.') ||
    isMyFind(line)
  )
}

/** By what points come that no objective gave. */
const causes = [
  'custodians',
  'strategicAction',
  'laysNote',
  'givesNote',
  'gainsRelic',
  'foretold',
  'takesFrom',
]
const isCause = (line: Line) => causes.includes(wordOf(line)) || wordOf(line).startsWith('elected.')
/** So far back a cause is looked for. */
const soon = 12

const seatIn = ({ about = {} }: Line) => String(about['seat'] ?? '')
const isMe = (seat: unknown) => seat !== undefined && seat === mySeat.peek()

const isMyFind = (line: Line) => finds.includes(wordOf(line)) && isMe(seatIn(line))

/** Those told after that moment, in their order. */
export function greatIn(all: readonly Line[], after: number): readonly Great[] {
  const lines = all.filter(({ says, struck }) => says === undefined && !struck)
  const found: Great[] = []
  for (let i = lines.findIndex(({ at }) => at > after); i >= 0 && i < lines.length; i++) {
    const great = greatAt(lines, i)
    const last = found.at(-1)
    if (great && last && joins(last, great)) found[found.length - 1] = joined(last, great)
    else if (great) found.push(great)
  }
  return found
}

function greatAt(lines: readonly Line[], i: number): Great | undefined {
  const line = lines[i]
  if (!line) return undefined
  const { at, about = {} } = line
  const word = wordOf(line)
  const seat = seatIn(line)
  const one = { at, ...(seat !== '' && { seat }), lines: [line] }
  if (takings.includes(word)) {
    if (isMe(about['from'])) return { ...one, look: 'lost' }
    return { ...one, look: isMe(seat) ? 'won' : 'plain' }
  }
  if (isMyFind(line)) return { ...one, look: 'won', says: textOf(about) }
  if (claims.includes(word)) return { ...one, look: 'points' }
  if (points.includes(word)) {
    const cause = lines.slice(Math.max(0, i - soon), i).findLast(isCause)
    const count = Number(about['count'] ?? 0) * (word === 'points' ? 1 : -1)
    return { ...one, look: 'points', points: count, lines: cause ? [cause, line] : [line] }
  }
  if (word === 'objective') return { at, look: 'objective', lines: [line], says: textOf(about) }
  if (word === 'agenda') return { at, look: 'council', lines: [line] }
  if (isDecision(line)) return decision(lines, i)
  if (word === 'out') return { ...one, look: isMe(seat) ? 'lost' : 'war' }
  return undefined
}

/** So many lines of what it means to me: the log has them all. */
const mostOfMine = 3

/** What the council decided, what that does, and first of all what comes of it for me. */
function decision(lines: readonly Line[], i: number): Great | undefined {
  const next = lines[i + 1]
  if (next && isDecision(next)) return undefined
  const { card, decided, outcome, at } = verdictAt(lines, i)
  const word = wordOf(decided[0] as Line)
  const side = word.slice('elected.'.length)
  const known = cardOf(card)
  const does =
    !known || word === 'agendaCancelled'
      ? []
      : [side === 'for' || side === 'against' ? agendaPart(known, side) : partText(known, 'elected')]
  return {
    at,
    look: 'council',
    lines: [...decided, ...outcome.filter(isAboutMe).slice(0, mostOfMine)],
    says: does.filter(said => said !== ''),
  }
}

const textOf = (about: NonNullable<Line['about']>): readonly string[] =>
  cardText(String(about['card'] ?? about['objective'] ?? ''))

/** What one did at one stroke is told at once, with what was found there, and points with the objective they are for. */
const joins = (one: Great, other: Great): boolean => {
  const [first] = one.lines
  const [second] = other.lines
  if (!first || !second || one.seat !== other.seat) return false
  const word = wordOf(first)
  if (claims.includes(word) && one.points === undefined) return other.points !== undefined
  return takings.includes(word) && one.look === other.look && [...takings, ...finds].includes(wordOf(second))
}

const joined = (one: Great, other: Great): Great =>
  other.points === undefined
    ? {
        ...one,
        at: other.at,
        lines: [...one.lines, ...other.lines],
        says: [...(one.says ?? []), ...(other.says ?? [])],
      }
    : { ...one, at: other.at, points: other.points }
