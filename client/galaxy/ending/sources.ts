import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'
import { greatIn } from '../news/great.ts'
import { wordOf } from '../told.ts'

/** What points came by, as the log tells it. */

export const sources = ['objectives', 'secrets', 'strategy', 'council', 'others'] as const
export type Source = (typeof sources)[number]
export type BySource = Readonly<Partial<Record<Source, number>>>

const words: Readonly<Record<string, Source>> = {
  claims: 'objectives',
  secretAchieved: 'secrets',
  secretForfeited: 'secrets',
  strategicAction: 'strategy',
}

function sourceOf(line: Line): Source {
  const word = wordOf(line)
  return word.startsWith('elected.') ? 'council' : (words[word] ?? 'others')
}

/** Of each; what no line tells is among the others, so that all adds up to what lies on the table. */
export function pointsBySource(
  lines: readonly Line[],
  now: Readonly<Record<Seat, number>>,
): Readonly<Record<Seat, BySource>> {
  const found: Record<Seat, Partial<Record<Source, number>>> = {}
  for (const seat in now) found[seat] = {}
  for (const { seat = '', points = 0, lines: told } of greatIn(lines, 0)) {
    const own = found[seat]
    const [first] = told
    if (!own || !first || points === 0) continue
    const source = sourceOf(first)
    own[source] = (own[source] ?? 0) + points
  }
  for (const [seat, own] of Object.entries(found)) {
    const told = Object.values(own).reduce((sum, count) => sum + count, 0)
    const rest = (now[seat] ?? 0) - told
    if (rest !== 0) own.others = (own.others ?? 0) + rest
  }
  return found
}
