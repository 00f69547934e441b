import type { SheetId } from './assets.ts'

/** The side of the Mecatol Rex sheet for one and two players. */

export type Difficulty = 'easy' | 'medium' | 'hard'
/** A face of the focus dice. */
export type Face = 'M1' | 'M2' | 'I1' | 'I2' | 'R1' | 'R2'
export type GoalTrackId = 'M2' | 'I2' | 'R2' | 'R1'

/** The number above each icon, and the one that counts while none is crossed out. */
export interface TrackPart {
  readonly stage: 2 | 3 | 4 | 5
  readonly base: number
  readonly values: readonly number[]
}

export const strengthTrack: readonly TrackPart[] = [
  { stage: 2, base: 2, values: [3, 4, 5, 6] },
  { stage: 3, base: 2, values: [4, 5, 6, 7] },
  { stage: 4, base: 3, values: [5, 6, 7, 9] },
  { stage: 5, base: 4, values: [6, 7, 8, 9] },
]
export const votesTrack: readonly TrackPart[] = [
  { stage: 2, base: 0, values: [1, 1, 2, 3] },
  { stage: 3, base: 1, values: [2, 3, 3, 4] },
  { stage: 4, base: 2, values: [3, 4, 5] },
]

export interface GoalTrack {
  readonly icons: number
  /** Reached when so many icons are crossed out. */
  readonly goals: Readonly<Record<number, SheetId | 'mecatol'>>
  /** What further results count as. */
  readonly then: Face
}
export const goalTracks: Readonly<Record<GoalTrackId, GoalTrack>> = {
  M2: { icons: 5, goals: { 5: 'warfare' }, then: 'M1' },
  I2: { icons: 5, goals: { 5: 'industry' }, then: 'I1' },
  R2: { icons: 5, goals: { 5: 'expansion' }, then: 'R1' },
  R1: { icons: 9, goals: { 6: 'mecatol', 9: 'navigation' }, then: 'M1' },
}

/** Icons crossed out before the game begins: on each goal track, and in stages II and III of the two others. */
export const handicaps: Readonly<Record<Difficulty, { goals: number; strength: number; votes: number }>> = {
  easy: { goals: 0, strength: 0, votes: 0 },
  medium: { goals: 1, strength: 1, votes: 0 },
  hard: { goals: 2, strength: 1, votes: 1 },
}

export const dieVotes = { M: 0, I: 1, R: 2 } as const

export type Rank = 'lost' | 'footnote' | 'fledgling' | 'power' | 'ascendant' | 'surpassed'
/** From so many points on. */
export const ranks: Readonly<Record<Difficulty, readonly (readonly [points: number, rank: Rank])[]>> = {
  easy: [
    [40, 'footnote'],
    [60, 'fledgling'],
    [80, 'power'],
  ],
  medium: [
    [60, 'fledgling'],
    [80, 'power'],
    [100, 'ascendant'],
  ],
  hard: [
    [80, 'power'],
    [100, 'ascendant'],
    [120, 'surpassed'],
  ],
}
