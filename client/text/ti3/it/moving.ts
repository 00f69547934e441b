import type { MovingWords } from '../en/moving.ts'

export const movingIt: MovingWords = {}
