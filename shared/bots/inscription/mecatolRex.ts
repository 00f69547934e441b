import { kept } from '../../engine/kept.ts'
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

/** What lies so many hyperlanes beyond what is explored: first what is next to it. */
export const ringsBeyond = (marks: Marks): readonly (readonly string[])[] =>
  kept(marks.navigation.explored, `rings on ${marks.sheets.navigation}`, explored => {
    const { lanes } = chartOf(marks)
    const seen = new Set(Object.keys(explored))
    const rings: string[][] = []
    let rim = [...seen]
    while (rim.length > 0) {
      const next: string[] = []
      for (const system of rim)
        for (const to of lanes[system] ?? [])
          if (!seen.has(to)) {
            seen.add(to)
            next.push(to)
          }
      rings.push(next)
      rim = next
    }
    return rings
  })

/** How many systems are still to be explored on the shortest way there. */
function distance(marks: Marks): number {
  if (marks.navigation.explored['MR']) return 0
  const ring = ringsBeyond(marks).findIndex(systems => systems.includes('MR'))
  return ring < 0 ? farthest : Math.min(ring + 1, farthest)
}

/** Each step on the way is worth something, unless too little of the game is left to arrive. What is explored still has
 *  to be claimed before others are there, and a claim is worth its slot before the name is written in it. */
export function towardsMecatolRex(table: Table, seat: string, marks: Marks, left: number): number {
  const worth = slotWorth(table, left)
  if (marks.navigation.claimed['MR']) return table.mecatol.some(({ name }) => name === seat) ? 0 : worth
  const steps = distance(marks)
  return worth * Math.min(1, 3 * left) * (steps === 0 ? 0.75 : 0.6 * 0.9 ** steps)
}
