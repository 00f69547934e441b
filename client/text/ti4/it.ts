import { layingIt } from './it/laying.ts'
import { playIt } from './it/play.ts'

export const ti4It = { ...layingIt, ...playIt }
