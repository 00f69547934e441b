import type { Line } from '../../../shared/protocol.ts'
import { log } from '../../net/room.ts'
import { retelling } from './past.ts'

const rounds = ['ti3.log.ready', 'ti3.log.round', 'ti3.log.status', 'ti3.log.wins']
const turns = ['ti3.log.activates', 'ti3.log.strategicAction', 'ti3.log.passes', 'ti3.log.agenda']

/** What a line begins. A transfer activates two systems and is one turn. */
export function chapterOf(line: Line, before: Line | undefined): 'round' | 'turn' | undefined {
  if (rounds.includes(line.text)) return before?.text === line.text ? undefined : 'round'
  if (!turns.includes(line.text)) return undefined
  const goesOn = before?.text === line.text && before.about?.['seat'] === line.about?.['seat']
  return goesOn ? undefined : 'turn'
}

/** Nothing before the first turn. */
export const retell = (): (() => void) | undefined =>
  log.value.some((line, i, all) => chapterOf(line, all[i - 1]) === 'turn')
    ? () => {
        retelling.value = {}
      }
    : undefined
