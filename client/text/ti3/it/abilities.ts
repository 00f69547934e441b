import type { AbilitiesWords } from '../en/abilities.ts'

export const abilitiesIt: AbilitiesWords = {}
