/** What is said of strategy cards. */
export const strategyEn = {} as const

export type StrategyWords = Readonly<Record<keyof typeof strategyEn, string>>
