import type { Resource, Specialty } from './assets.ts'

/** What is printed alike on every sheet of a kind, on the dice and on Mecatol Rex. */

export const blackDie: readonly Resource[] = ['M', 'M', 'M', 'I', 'I', 'R']
export const blackDice = 3
export const focusDie: readonly number[] = [1, 1, 1, 1, 2, 2]

/** Two specialties are spent on Industry as so many resources. */
export const legend: Readonly<
  Partial<Record<Specialty, { readonly resource: Resource; readonly count: number }>>
> = {
  cybernetic: { resource: 'M', count: 3 },
  biotic: { resource: 'I', count: 2 },
}

/** "+1 vote" icons after the first, which is unlocked from the start; with so many councilors so many points. */
export const mostCouncilors = 6
export const councilorPoints: Readonly<Record<number, number>> = { 2: 2, 4: 2, 6: 3 }

export const commodityRow = 7
export const commodityPoints: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 4 }
/** "+1 trade good" icons stand under so many columns. */
export const tradeGoodColumns = 6
export const pool = 16
export const secondPool = 20

/** What the second edition takes for a lost war, on every Warfare sheet. */
export const secondLosses = ['vp:-1', 'vp:-1', 'vp:-1', 'vp:-2'] as const

export const populationTrack: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]

export interface Slot {
  readonly votes: number
  readonly points: number
}
export const mecatolSlots: readonly Slot[] = [
  { votes: 5, points: 8 },
  { votes: 4, points: 5 },
  { votes: 3, points: 3 },
  { votes: 2, points: 2 },
  { votes: 2, points: 1 },
  { votes: 1, points: 1 },
  { votes: 1, points: 1 },
  { votes: 1, points: 1 },
]

export const warGrid = { columns: 10, half: 5, rows: 12, rowsOfWar: 3, wars: 4 } as const
