import type { PoliticalCards } from '../acts/act.ts'

export const lawEffects: PoliticalCards = {}
