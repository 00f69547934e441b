/** What is said of panels. */
export const screenEn = {} as const

export type ScreenWords = Readonly<Record<keyof typeof screenEn, string>>
