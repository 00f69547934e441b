/** What is said of activation, movement, PDS fire and transfers. */
export const movingEn = {} as const

export type MovingWords = Readonly<Record<keyof typeof movingEn, string>>
