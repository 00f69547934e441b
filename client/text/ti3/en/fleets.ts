/** What is said of the map and the forces on it. */
export const fleetsEn = {} as const

export type FleetsWords = Readonly<Record<keyof typeof fleetsEn, string>>
