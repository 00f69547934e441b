import { layingIt } from './it/laying.ts'
import { playIt } from './it/play.ts'

export const ti3It = { ...layingIt, ...playIt }
