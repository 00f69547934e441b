import { galaxyIt } from './it/galaxy.ts'
import { playIt } from './it/play.ts'

export const ti3It = { ...galaxyIt, ...playIt }
