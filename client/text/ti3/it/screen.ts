import type { ScreenWords } from '../en/screen.ts'

export const screenIt: ScreenWords = {}
