import type { FleetsWords } from '../en/fleets.ts'

export const fleetsIt: FleetsWords = {}
