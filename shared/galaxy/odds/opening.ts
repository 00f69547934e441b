import {
  type Chances,
  type EarlyStep,
  earlyGuns,
  earlySteps,
  hitChances,
  lossChances,
  type Ranks,
  type Sides,
} from './ranks.ts'

/** What falls before the battle is begun: PDS and bombardment, then the ambush, then the cannons. */

/** How likely it is that so many hits were taken by the attacker, and so many by the defender. */
export type Opening = readonly (readonly number[])[]

export function openingOf({ attacker, defender }: Sides, a: Ranks, d: Ranks): Opening {
  const onA = lossChances(a, 0, hitChances(defender.before ?? [], a.hits))
  const onD = lossChances(d, 0, hitChances(attacker.before ?? [], d.hits))
  let now: Opening = table(a, d, (i, j) => (onA[i] ?? 0) * (onD[j] ?? 0))
  for (const step of earlySteps)
    if ([a, d].some(ranks => earlyGuns(ranks.alive[0] ?? [], step).length > 0)) now = shot(now, step, a, d)
  return now
}

const table = (a: Ranks, d: Ranks, value: (i: number, j: number) => number): number[][] =>
  Array.from({ length: a.hits + 1 }, (_, i) => Array.from({ length: d.hits + 1 }, (_, j) => value(i, j)))

/** Both sides shoot at the same time, with what is left of them; where one side is gone, nobody does. */
function shot(before: Opening, step: EarlyStep, a: Ranks, d: Ranks): Opening {
  const after = table(a, d, () => 0)
  const add = (i: number, j: number, chance: number) => {
    const row = after[Math.min(i, a.hits)] as number[]
    const at = Math.min(j, d.hits)
    row[at] = (row[at] ?? 0) + chance
  }
  const shots = ({ alive }: Ranks, taken: number, most: number): Chances =>
    hitChances(earlyGuns(alive[taken] ?? [], step), most)
  for (const [i, row] of before.entries())
    for (const [j, chance] of row.entries()) {
      if (chance === 0) continue
      if (i === a.hits || j === d.hits) add(i, j, chance)
      else
        for (const [x, toD] of shots(a, i, d.hits).entries())
          for (const [y, toA] of shots(d, j, a.hits).entries()) add(i + y, j + x, chance * toD * toA)
    }
  return after
}
