/** What is said of production and payment. */
export const buildingEn = {} as const

export type BuildingWords = Readonly<Record<keyof typeof buildingEn, string>>
