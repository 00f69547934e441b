import type { Line } from '../../../shared/protocol.ts'
import { wordOf } from '../told.ts'

const rounds = ['ready', 'round', 'status', 'wins']
const turns = ['activates', 'strategicAction', 'passes', 'agenda']

/** What a line begins. A transfer activates two systems and is one turn. */
export function chapterOf(line: Line, before: Line | undefined): 'round' | 'turn' | undefined {
  const word = wordOf(line)
  const wasSo = before !== undefined && wordOf(before) === word
  if (rounds.includes(word)) return wasSo ? undefined : 'round'
  if (!turns.includes(word)) return undefined
  const goesOn = wasSo && before.about?.['seat'] === line.about?.['seat']
  return goesOn ? undefined : 'turn'
}
