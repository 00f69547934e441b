/** What is said of battles, landings and invasions. */
export const battleEn = {
  'ti3.log.fires': '{seat} fires with {unit}, hitting on {needs}: {hits} {hits|hit|hits}.',
  'ti3.log.loses': '{seat} loses {count} {count|unit|units}.',
} as const

export type BattleWords = Readonly<Record<keyof typeof battleEn, string>>
