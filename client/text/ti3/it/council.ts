import type { CouncilWords } from '../en/council.ts'

export const councilIt: CouncilWords = {}
