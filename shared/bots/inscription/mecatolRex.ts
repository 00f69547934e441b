import { mecatolSlots } from '../../inscription/content/charts.ts'
import { chartOf } from '../../inscription/navigation.ts'
import type { Marks, Table } from '../../inscription/table.ts'
import { assetWorth } from './worth.ts'

/** What the slot that is still free is worth to whoever claims Mecatol Rex next. */
export function slotWorth({ mecatol }: Table, left: number): number {
  const slot = mecatolSlots[mecatol.length]
  return slot ? slot.points + slot.votes * assetWorth('vote:1', left) : 0
}

const farthest = 12

/** How many systems are still to be explored on the shortest way there. */
function distance(marks: Marks): number {
  const { lanes } = chartOf(marks)
  const seen = new Set(Object.keys(marks.navigation.explored))
  let rim = [...seen]
  let steps = 0
  while (!seen.has('MR') && steps < farthest) {
    rim = [...new Set(rim.flatMap(system => lanes[system] ?? []))].filter(system => !seen.has(system))
    for (const system of rim) seen.add(system)
    steps++
  }
  return steps
}

/** Each step on the way is worth something, unless too little of the game is left to arrive. What is explored still has
 *  to be claimed before others are there, and a claim is worth its slot before the name is written in it. */
export function towardsMecatolRex(table: Table, seat: string, marks: Marks, left: number): number {
  const worth = slotWorth(table, left)
  if (marks.navigation.claimed['MR']) return table.mecatol.some(({ name }) => name === seat) ? 0 : worth
  const steps = distance(marks)
  return worth * Math.min(1, 3 * left) * (steps === 0 ? 0.75 : 0.6 * 0.9 ** steps)
}
