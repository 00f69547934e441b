/** What is said of what peoples and technologies do. */
export const abilitiesEn = {} as const

export type AbilitiesWords = Readonly<Record<keyof typeof abilitiesEn, string>>
