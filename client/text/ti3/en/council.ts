/** What is said of the Galactic Council and trade. */
export const councilEn = {} as const

export type CouncilWords = Readonly<Record<keyof typeof councilEn, string>>
