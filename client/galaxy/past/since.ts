import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Line } from '../../../shared/protocol.ts'
import type { Table } from '../table.ts'
import { wordOf } from '../told.ts'
import { type LastSeen, lastSeenOf } from './lastSeen.ts'

/** A planet that changed hands. */
export interface Taken {
  readonly planet: string
  readonly from?: Seat
  readonly by?: Seat
}

export interface Deeds {
  readonly seat: Seat
  readonly activated: readonly HexId[]
  /** Strategy cards used. */
  readonly used: readonly string[]
  readonly learned: readonly string[]
  readonly took: readonly Taken[]
  readonly points: number
  readonly passed: boolean
}

export interface Since {
  readonly at: number
  readonly rounds: number
  readonly turns: number
  readonly lost: readonly Taken[]
  readonly won: readonly Taken[]
  /** My own points, where others or bots scored for me. */
  readonly points: number
  readonly deeds: readonly Deeds[]
  /** What is told word by word: objectives, laws, ends. */
  readonly lines: readonly Line[]
}

const worthTelling = ['claims', 'secretAchieved', 'secretForfeited', 'objective', 'law', 'out', 'wins']
const mostLines = 8

const isNews = (line: Line, at: number) => line.at > at && !line.struck && wordOf(line) !== ''

/** What others did since; nothing where that is not worth a word. */
export function sinceThen(
  before: LastSeen,
  table: Table,
  lines: readonly Line[],
  me: Seat | undefined,
): Since | undefined {
  const news = lines.filter(line => isNews(line, before.at))
  const now = lastSeenOf(table, 0)
  const moved = changed(before.owners, now.owners)
  const gained = (seat: Seat) => (now.points[seat] ?? 0) - (before.points[seat] ?? 0)
  const deeds = table.order
    .filter(seat => seat !== me)
    .map((seat): Deeds => {
      const own = news.filter(({ about }) => about?.['seat'] === seat)
      const named = (word: string, key: string) => [
        ...new Set(own.filter(line => wordOf(line) === word).map(({ about }) => String(about?.[key] ?? ''))),
      ]
      return {
        seat,
        activated: named('activates', 'hex'),
        used: named('strategicAction', 'card'),
        learned: named('learns', 'technology'),
        took: moved.filter(({ by }) => by === seat),
        points: gained(seat),
        passed: own.some(line => wordOf(line) === 'passes'),
      }
    })
    .filter(hasDone)
  const turns = deeds.reduce(
    (sum, { activated, used, passed }) => sum + activated.length + used.length + (passed ? 1 : 0),
    0,
  )
  const told = news.filter(line => worthTelling.includes(wordOf(line))).slice(-mostLines)
  if (turns === 0 && moved.length === 0 && told.length === 0) return undefined
  return {
    at: before.at,
    rounds: table.round - before.round,
    turns,
    lost: me === undefined ? [] : moved.filter(({ from }) => from === me),
    won: me === undefined ? [] : moved.filter(({ by }) => by === me),
    points: me === undefined ? 0 : gained(me),
    deeds,
    lines: told,
  }
}

const hasDone = ({ activated, used, learned, took, points, passed }: Deeds) =>
  passed || points !== 0 || activated.length + used.length + learned.length + took.length > 0

function changed(before: LastSeen['owners'], now: LastSeen['owners']): Taken[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return all
    .filter(planet => before[planet] !== now[planet])
    .map(planet => {
      const from = before[planet]
      const by = now[planet]
      return { planet, ...(from !== undefined && { from }), ...(by !== undefined && { by }) }
    })
}
