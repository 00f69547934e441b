import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Line } from '../../../shared/protocol.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { chapterOf } from '../chapters.ts'
import { placeOf } from '../retold.ts'

/** One line told again, and the systems it is about. */
export interface Step {
  readonly line: Line
  readonly hexes: readonly HexId[]
}

/** What is done in the system activated in this turn, although the line does not say where. */
const there = ['ti3.log.fires', 'ti3.log.throwsAgain', 'ti3.log.loses', 'ti3.log.moves', 'ti3.log.loads']

/** The last turns, line by line, of what can be pointed at on the map. */
export function stepsOf(lines: readonly Line[], tiles: Table['galaxy']['tiles'], turns: number): Step[] {
  const told = lines.filter(
    ({ says, struck, text }) => says === undefined && !struck && !text.startsWith('room.'),
  )
  const begins = told.flatMap((line, i) => (chapterOf(line, told[i - 1]) === 'turn' ? [i] : []))
  const from = begins.at(-turns) ?? begins[0]
  if (from === undefined) return []
  const steps: Step[] = []
  let active: HexId | undefined
  for (const [i, line] of told.slice(from).entries()) {
    const where = placeOf(tiles, line.about ?? {})
    const named = where === undefined ? [] : [where]
    const chapter = chapterOf(line, told[from + i - 1])
    if (line.text === 'ti3.log.activates') active = named[0]
    else if (chapter) active = undefined
    const also = active !== undefined && there.includes(line.text) && !named.includes(active) ? [active] : []
    const hexes = [...named, ...also]
    if (hexes.length > 0 || chapter) steps.push({ line, hexes })
  }
  return steps
}
